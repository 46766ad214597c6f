import { join } from 'node:path'
import { issueCertificate, makeAuthority, openssl } from '../../infra/dev/commands/certificates.ts'

export type KeyPair = { key: string; certificate: string }

/** An authority of its own for one run, and the certificates it signs; all files lie in one folder. */
export function createAuthority(folder: string) {
  return {
    certificate: makeAuthority(folder),
    /** `names` are the host names and addresses it may serve under; none for a client. */
    sign: (name: string, { subject, names = [] }: { subject: string; names?: string[] }): KeyPair =>
      issueCertificate(folder, name, { subject, names, days: 2 }),
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
