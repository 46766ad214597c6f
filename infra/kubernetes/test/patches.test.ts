import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { parse, parseAllDocuments } from 'yaml'
import { isKubeObject, type KubeObject } from '../objects.ts'

const k8s = resolve(import.meta.dirname, '../../../k8s')
const files = globSync('**/*.yaml', { cwd: k8s }).sort()
const read = (file: string) => readFileSync(join(k8s, file), 'utf8')

type Target = { kind?: string; name?: string }
const objects: KubeObject[] = files
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as unknown))
  .filter(isKubeObject)

const finds = ({ kind, name }: Target): boolean => {
  const whole = (pattern: string | undefined, value: string) =>
    pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value)
  return objects.some((object) => whole(kind, object.kind) && whole(name, object.metadata.name))
}

/** kustomize passes over a patch whose target is gone. */
test('every patch has something to change', () => {
  const targets = files
    .filter((file) => file.endsWith('kustomization.yaml'))
    .flatMap((file) => (parse(read(file)) as { patches?: { target?: Target }[] }).patches ?? [])
    .flatMap(({ target }) => target ?? [])
  assert.ok(targets.length > 5, `${targets.length} patches`)
  assert.deepEqual(
    targets.filter((target) => !finds(target)),
    [],
  )
  assert.equal(finds({ kind: 'Deployment', name: 'gone' }), false)
})
