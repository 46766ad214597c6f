import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type KeyPair = { key: string; certificate: string }

/** An authority of its own for one run, and the certificates it signs; all files lie in one folder. */
export function createAuthority(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const settings = join(folder, 'openssl.cnf')
  writeFileSync(settings, '[req]\ndistinguished_name = dn\n[dn]\n')
  const pair = (name: string): KeyPair => ({ key: join(folder, `${name}.key`), certificate: join(folder, `${name}.crt`) })
  const request = ({ key, certificate }: KeyPair, subject: string, more: string[]) =>
    openssl([
      ...['req', '-x509', '-config', settings, '-days', '2', '-subj', subject],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key, '-out', certificate],
      ...more,
    ])

  const authority = pair('ca')
  const asAuthority = ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign,cRLSign']
  request(authority, '/CN=waymark-test-authority', added(asAuthority))

  return {
    certificate: authority.certificate,
    /** `names` are the host names and addresses it may serve under; none for a client. */
    sign(name: string, options: { subject: string; names?: string[] }): KeyPair {
      const made = pair(name)
      const names = (options.names ?? []).map((host) => (/^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`))
      request(made, options.subject, [
        ...['-CA', authority.certificate, '-CAkey', authority.key],
        ...added(['basicConstraints=CA:FALSE', 'extendedKeyUsage=serverAuth,clientAuth']),
        ...(names.length > 0 ? added([`subjectAltName=${names.join(',')}`]) : []),
      ])
      return made
    },
    /** A key that signs tokens: no certificate belongs to it. */
    signingKey(name: string): { key: string; publicKey: string } {
      const made = { key: join(folder, `${name}.key`), publicKey: join(folder, `${name}.pub`) }
      openssl(['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', made.key])
      openssl(['pkey', '-in', made.key, '-pubout', '-out', made.publicKey])
      return made
    },
  }
}

export type Authority = ReturnType<typeof createAuthority>

const added = (extensions: string[]): string[] => extensions.flatMap((extension) => ['-addext', extension])

function openssl(args: string[]): void {
  execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
