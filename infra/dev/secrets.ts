import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { schemaOwners } from '@waymark/provision/database/owners'
import { freshKeyPair } from './key-pair.mjs'

/** Random once, then kept: links in mails and stored data stay valid over `make down` and `make up`. */
export type Secrets = {
  postgresPassword: string
  rolePasswords: Record<string, string>
  redisPassword: string
  linkSecret: string
  linkKeyId: string
  /** Secrets of before, by key id: links in mails stay valid. */
  linkOtherSecrets: Record<string, string>
  /** Seals what makes the codes of authenticator apps; those of before open what they sealed. */
  secondStepSecret: string
  secondStepOtherSecrets: string[]
  identityTokenPublicKey: string
  identityTokenPrivateKey: string
  account: { email: string; password: string }
}

export const loadSecrets = (file: string): Secrets => {
  const known = readSecrets(file)
  const secrets = { ...freshSecrets(), ...known }
  for (const owner of schemaOwners) secrets.rolePasswords[owner] ??= token()
  writeSecrets(file, secrets)
  return secrets
}

export const readSecrets = (file: string): Partial<Secrets> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${file} cannot be read; move it away and run make up again`, { cause: error })
  }
}

export const writeSecrets = (file: string, secrets: Partial<Secrets>): void => {
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** New ones for all but the database's superuser and the seeded account. Links of mails that were sent, and authenticator apps, stay valid. */
export const rotateSecrets = (file: string, now: Date): void => {
  const { account, postgresPassword, linkKeyId, linkSecret, linkOtherSecrets, ...secondStep } = loadSecrets(file)
  const fresh = freshSecrets()
  writeSecrets(file, {
    ...fresh,
    account,
    postgresPassword,
    rolePasswords: Object.fromEntries(schemaOwners.map((owner) => [owner, token()])),
    linkKeyId: `k${now.getTime().toString(36)}`,
    linkOtherSecrets: { ...linkOtherSecrets, [linkKeyId]: linkSecret },
    secondStepOtherSecrets: [secondStep.secondStepSecret, ...secondStep.secondStepOtherSecrets],
  })
}

const token = () => randomBytes(24).toString('base64url')

const freshSecrets = (): Secrets => {
  const pair = freshKeyPair()
  return {
    postgresPassword: token(),
    rolePasswords: {},
    redisPassword: token(),
    linkSecret: randomBytes(32).toString('base64url'),
    linkKeyId: 'k1',
    linkOtherSecrets: {},
    secondStepSecret: randomBytes(32).toString('base64url'),
    secondStepOtherSecrets: [],
    identityTokenPublicKey: pair.publicKey,
    identityTokenPrivateKey: pair.privateKey,
    account: { email: 'denise.kowalski@example.org', password: `${randomBytes(12).toString('base64url')}-Wm1` },
  }
}
