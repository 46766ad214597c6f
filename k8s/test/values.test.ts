import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { repoRoot } from '../../infra/dev/places.ts'
import { charts, helm } from '../tools/helm.ts'

/** Helm passes over a value that no template reads; the schemas of the charts do not. */
const misspelt: Record<(typeof charts)[number]['name'], readonly string[]> = {
  platform: ['nodeProfile.enabled=false', 'externalSecrets.enable=true', 'ownServers.on=true'],
  waymark: [
    'sight.host=waymark.example',
    'image.version=1',
    'image.tag=latest',
    'image.digests.gateway=sha256:0',
    'workloads.gateway.replica=3',
    'options.s4.enabled=true',
    'options.stripe.enable=true',
    'site.route.enable=true',
    'servers.postgres.cidr=0.0.0.0/0',
  ],
}

for (const { name } of charts) {
  for (const value of misspelt[name]) {
    test(`${name} refuses ${value}`, async () => {
      const args = ['template', name, join(repoRoot, 'k8s', name), '--values', join(repoRoot, 'k8s/prod.yaml'), '--set', value]
      await assert.rejects(helm(args), (error: Error & { stderr?: string }) => {
        assert.match(error.stderr ?? '', /values don't meet the specifications of the schema/)
        const [key = ''] = value.split('=')
        assert.ok(error.stderr?.includes(key.split('.')[0] ?? ''), error.stderr)
        return true
      })
    })
  }
}
