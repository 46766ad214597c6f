import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Whoever speaks TLS inside. */
export const certificateNames = [
  ...['gateway', 'identity', 'assessment', 'report-api', 'report-worker', 'skills', 'jobs', 'learning', 'game'],
] as const

/** What a process is called by those who call it: the name stands in its certificate, and is what they look for. */
export function addressNames(name: string): string[] {
  return [name, `${name}-grpc`]
}

const CA_DAYS = 3_650
const CERTIFICATE_DAYS = 90

/** Names may be addresses; whoever only calls others needs none. */
type Wanted = { names?: string[]; days?: number; subject?: string }
export type Issued = { certificate: string; key: string }

/**
 * An authority of one's own in `folder`: `ca.crt` (what everybody trusts) and `ca.key` (what nobody but this command reads). With
 * `next` a new one takes its place, and `ca.crt` holds both until the command is run with `forget`.
 */
export function makeAuthority(folder: string, options: { next?: boolean; forget?: boolean } = {}): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const [trusted, key, current] = [join(folder, 'ca.crt'), join(folder, 'ca.key'), join(folder, 'ca-current.crt')]
  if (!existsSync(key) || options.next) {
    const before = existsSync(trusted) ? readFileSync(trusted, 'utf8') : ''
    const name = `/CN=Waymark ${new Date().toISOString().slice(0, 16)}`
    const usage = ['-addext', 'keyUsage=critical,keyCertSign,cRLSign']
    openssl([...ecKey, '-x509', '-days', String(CA_DAYS), '-subj', name, ...usage, '-keyout', `${key}.new`, '-out', current])
    renameSync(`${key}.new`, key)
    chmodSync(key, 0o600)
    replace(trusted, `${readFileSync(current, 'utf8')}${before}`, 0o644)
  }
  if (options.forget) replace(trusted, readFileSync(current, 'utf8'), 0o644)
  return trusted
}

/** `<name>.crt` and `<name>.key` (PKCS#8) in `folder`, signed by its authority. Each file is replaced whole, the key first. */
export function issueCertificate(folder: string, name: string, options: Wanted = {}): Issued {
  const { names = addressNames(name), days = CERTIFICATE_DAYS, subject = `/CN=${name}` } = options
  const made = (ending: string) => join(folder, `.${name}.${ending}`)
  writeFileSync(
    made('names'),
    `${names.length > 0 ? `subjectAltName=${names.map(alternative).join()}\n` : ''}extendedKeyUsage=serverAuth,clientAuth\nbasicConstraints=CA:FALSE\n`,
  )
  openssl([...ecKey, '-subj', subject, '-keyout', made('key'), '-out', made('csr')])
  const signer = ['-CA', join(folder, 'ca-current.crt'), '-CAkey', join(folder, 'ca.key'), '-CAcreateserial']
  openssl(['x509', '-req', '-in', made('csr'), ...signer, '-days', String(days), '-extfile', made('names'), '-out', made('crt')])
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)]
  replace(key, readFileSync(made('key'), 'utf8'), 0o600)
  replace(certificate, readFileSync(made('crt'), 'utf8'), 0o644)
  for (const ending of ['names', 'key', 'csr', 'crt']) rmSync(made(ending))
  return { certificate, key }
}

const alternative = (name: string): string => (/^[\d.]+$/.test(name) ? `IP:${name}` : `DNS:${name}`)

const ecKey = ['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/** Whoever reads sees the old file or the new one. */
function replace(file: string, content: string, mode: number): void {
  writeFileSync(`${file}.next`, content, { mode })
  chmodSync(`${file}.next`, mode)
  renameSync(`${file}.next`, file)
}

export function openssl(args: string[]): void {
  execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

if (import.meta.main) {
  const [to = '', authority = '', more = ''] = process.argv.slice(2)
  if (to === '' || !['', 'next', 'forget'].includes(authority)) {
    console.error('usage: make certificates TO=<folder> [CA=next|forget] [NAMES=<other names of every process>]')
    process.exit(1)
  }
  const folder = resolve(to)
  makeAuthority(folder, { next: authority === 'next', forget: authority === 'forget' })
  if (authority === 'next') {
    // Trusted by everybody first, used by the next run.
    console.log(`ca.crt in ${folder} holds the next authority too: give it to everybody, then run this again without CA=next`)
  } else {
    const others = more.split(',').filter((name) => name !== '')
    for (const name of certificateNames) issueCertificate(folder, name, { names: [...addressNames(name), ...others] })
    console.log(
      `${certificateNames.length} certificates for ${CERTIFICATE_DAYS} days, and ca.crt that vouches for them, in ${folder}`,
    )
  }
}
