import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageOf } from './base-images/names.ts'
import { docker } from './docker.ts'

const WITH_CERTIFICATES = 'waymark-build/node:24-bookworm-slim'
const FILE = '/etc/ssl/own-certificates.pem'

/** The file of authorities, a company's own among them, by which npm on this machine reaches its registry; `undefined`: it needs none. */
export function ownCertificates(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = [env.NODE_EXTRA_CA_CERTS, env.npm_config_cafile, env.SSL_CERT_FILE]
  return named.find((file) => file !== undefined && file !== '' && existsSync(file))
}

/**
 * The Node image that knows this machine's own authorities, for the stages that install packages; nothing of it gets into what runs.
 * `undefined` where the plain one will do.
 */
export async function nodeImageWithOwnCertificates(): Promise<string | undefined> {
  const certificates = ownCertificates()
  if (!certificates) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'waymark-certificates-'))
  try {
    cpSync(certificates, join(folder, 'own-certificates.pem'), { dereference: true })
    writeFileSync(
      join(folder, 'Dockerfile'),
      `FROM ${imageOf('node:24-bookworm-slim')}\nCOPY own-certificates.pem ${FILE}\nENV NODE_EXTRA_CA_CERTS=${FILE}\n`,
    )
    await docker(['build', '--quiet', '--tag', WITH_CERTIFICATES, folder])
    return WITH_CERTIFICATES
  } finally {
    rmSync(folder, { recursive: true })
  }
}
