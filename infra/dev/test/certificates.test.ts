import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { issueCertificate, makeAuthority } from '../commands/certificates.ts'

test('an authority vouches for its certificates, also while the next one takes its place', () => {
  const folder = temporaryFolder('certificates')
  const authorities = () =>
    readFileSync(join(folder, 'ca.crt'), 'utf8').match(/-----BEGIN[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  const trusted = (file: string) => {
    const certificate = new X509Certificate(readFileSync(file))
    return authorities().filter((pem) => certificate.verify(new X509Certificate(pem).publicKey)).length
  }
  makeAuthority(folder)
  const { certificate, key } = issueCertificate(folder, 'jobs')
  const read = new X509Certificate(readFileSync(certificate))
  assert.equal(read.subjectAltName, 'DNS:jobs, DNS:jobs-grpc')
  assert.equal(trusted(certificate), 1)
  for (const secret of [key, join(folder, 'ca.key')]) assert.equal(statSync(secret).mode & 0o077, 0, secret)

  makeAuthority(folder)
  assert.equal(authorities().length, 1, 'run again it stays')
  makeAuthority(folder, { next: true })
  assert.equal(authorities().length, 2)
  assert.equal(trusted(certificate), 1, 'those of before are believed')
  const later = issueCertificate(folder, 'jobs').certificate
  assert.notEqual(new X509Certificate(readFileSync(later)).serialNumber, read.serialNumber)
  makeAuthority(folder, { forget: true })
  assert.deepEqual([authorities().length, trusted(later)], [1, 1])
  assert.deepEqual(
    readdirSync(folder).filter((name) => /^\.|new$|next$/.test(name)),
    [],
    'no copy of a key is left',
  )
})
