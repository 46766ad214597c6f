// `node infra/docker/compose-env.mjs [file]`: adds to .env (or the file named) the secrets that docker-compose.yml asks for and that
// are not there yet, each fresh. What is there stays as it is: the data in the volumes was made with it. Runs on the machine's own
// Node, before anything is installed.
import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshKeyPair } from '../dev/key-pair.mjs'

const root = join(fileURLToPath(import.meta.url), '../../..')
const file = resolve(process.argv[2] ?? join(root, '.env'))

const token = (bytes) => randomBytes(bytes).toString('base64url')

const owners = ['IDENTITY', 'ASSESSMENT', 'REPORT', 'SKILLS', 'JOBS', 'LEARNING', 'GAME']
const passwords = ['POSTGRES_PASSWORD', 'REDIS_PASSWORD', ...owners.map((owner) => `${owner}_DATABASE_PASSWORD`)]

const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
const isSet = (name) => new RegExp(`^(export\\s+)?${name}=.+$`, 'm').test(present)

const fresh = {}
for (const name of passwords) fresh[`WAYMARK_${name}`] = () => token(24)
fresh.WAYMARK_LINK_SECRET = () => token(32)
const lines = Object.entries(fresh)
  .filter(([name]) => !isSet(name))
  .map(([name, make]) => `${name}=${make()}`)

// Two halves of one key: never one without the other.
if (!isSet('WAYMARK_IDENTITY_TOKEN_PRIVATE_KEY') || !isSet('WAYMARK_IDENTITY_TOKEN_PUBLIC_KEY')) {
  const { privateKey, publicKey } = freshKeyPair()
  lines.push(`WAYMARK_IDENTITY_TOKEN_PRIVATE_KEY=${privateKey}`)
  lines.push(`WAYMARK_IDENTITY_TOKEN_PUBLIC_KEY=${publicKey}`)
}

if (lines.length > 0) {
  const gap = present === '' || present.endsWith('\n') ? '' : '\n'
  appendFileSync(
    file,
    `${gap}\n# For docker compose, made by infra/docker/compose-env.mjs. The data in its volumes belongs to these.\n${lines.join('\n')}\n`,
    {
      mode: 0o600,
    },
  )
  chmodSync(file, 0o600)
}
console.log(lines.length > 0 ? `${lines.length} secrets written to ${file}` : `${file} has all secrets`)
