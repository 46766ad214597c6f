import { writeFileSync } from 'node:fs'
import type { KeyPair } from './certificates.ts'

/** JSON is YAML: every Kubernetes program reads it. */
export function writeKubeconfig(file: string, options: { server: string; authority: string; client: KeyPair }): string {
  const { server, authority, client } = options
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'waymark', cluster: { server, 'certificate-authority': authority } }],
    users: [{ name: 'user', user: { 'client-certificate': client.certificate, 'client-key': client.key } }],
    contexts: [{ name: 'waymark', context: { cluster: 'waymark', user: 'user' } }],
    'current-context': 'waymark',
  }
  writeFileSync(file, JSON.stringify(config, null, 2), { mode: 0o600 })
  return file
}
