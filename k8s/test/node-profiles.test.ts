import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { dataOf } from '../lint/world.ts'
import { allObjects, siteObjects } from '../tools/helm.ts'
import { isMap, type Json } from '../tools/objects.ts'

const root = resolve(import.meta.dirname, '../..')

test('the profile that is laid on the nodes is the one that the images are run with', async () => {
  const laid = (await allObjects('prod')).find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'profiles')
  assert.equal(dataOf(laid)['chromium.json'], readFileSync(join(root, 'infra/docker/seccomp-chromium.json'), 'utf8'))
})

test('it is laid where the pods look for it', async () => {
  const [daemons] = (await allObjects('prod')).filter(({ kind }) => kind === 'DaemonSet')
  const folder = texts(daemons as unknown as Json).find((text) => text.startsWith('/var/lib/kubelet/seccomp/'))
  const wanted = (await siteObjects('prod')).flatMap((object) =>
    texts(object as unknown as Json).filter((text) => text.endsWith('chromium.json')),
  )
  assert.deepEqual(new Set(wanted), new Set([`${folder?.split('/').at(-1)}/chromium.json`]))
})

function texts(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  return isMap(value) ? Object.values(value).flatMap(texts) : []
}
