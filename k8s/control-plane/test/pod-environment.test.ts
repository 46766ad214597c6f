import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClusterClient } from '../cluster-client.ts'
import { type Container, environmentOf } from '../pod-environment.ts'

const stored: Record<string, Record<string, string>> = {
  '/api/v1/namespaces/waymark/configmaps/settings': { LOG_LEVEL: 'info', HOST: 'redis' },
  '/api/v1/namespaces/waymark/secrets/redis': { PASSWORD: Buffer.from('se=cret').toString('base64') },
}
const cluster = {
  get: async (path: string) => {
    const data = stored[path]
    if (!data) throw new Error(`no ${path}`)
    return { data }
  },
} as unknown as ClusterClient
const pod = { metadata: { name: 'worker-1', namespace: 'waymark' } }
const environment = (container: Omit<Container, 'name'>) =>
  environmentOf(cluster, { pod, container: { name: 'app', ...container } })

test('values come from ConfigMaps, Secrets, the pod itself and each other', async () => {
  assert.deepEqual(
    await environment({
      envFrom: [{ configMapRef: { name: 'settings' } }, { secretRef: { name: 'later', optional: true } }],
      env: [
        { name: 'PASSWORD', valueFrom: { secretKeyRef: { name: 'redis', key: 'PASSWORD' } } },
        { name: 'REDIS_URL', value: 'redis://:$(PASSWORD)@$(HOST)/$(NONE)' },
        { name: 'LOG_LEVEL', value: 'warn' },
        { name: 'POD', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
        { name: 'OPTIONAL', valueFrom: { configMapKeyRef: { name: 'settings', key: 'NONE', optional: true } } },
      ],
    }),
    { LOG_LEVEL: 'warn', HOST: 'redis', PASSWORD: 'se=cret', REDIS_URL: 'redis://:se=cret@redis/$(NONE)', POD: 'worker-1' },
  )
})

test('what must be there and is not stops the start', async () => {
  await assert.rejects(environment({ envFrom: [{ secretRef: { name: 'none' } }] }), /secrets\/none/)
  await assert.rejects(
    environment({ env: [{ name: 'KEY', valueFrom: { secretKeyRef: { name: 'redis', key: 'KEY' } } }] }),
    /redis has no key KEY/,
  )
})
