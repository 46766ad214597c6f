import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { parseAllDocuments } from 'yaml'
import { goModuleFolder } from '../../infra/tools/go-module.ts'
import { pinned } from '../../infra/tools/go-tool.ts'
import { sayStep } from '../../infra/tools/say-step.ts'
import { withLock } from '../../infra/tools/with-lock.ts'
import { isMap, type Json, type JsonMap } from './objects.ts'

const run = promisify(execFile)
const cache = resolve(import.meta.dirname, '../../.cache/k8s-schemas')

/** The release whose schemas count; the wheel of this version of kubernetes-validate carries them. */
export const KUBERNETES = '1.36.0'
const WHEEL = 'kubernetes-validate==1.37.0'

/** Custom resources come from their makers' own definitions, at the versions that `make verify-k8s` runs. */
const definitions = [
  { module: pinned('keda').module, folder: 'config/crd/bases' },
  { module: 'github.com/prometheus-operator/prometheus-operator@v0.85.0', folder: 'example/prometheus-operator-crd' },
  { module: 'github.com/external-secrets/external-secrets@v1.3.2', folder: 'config/crds/bases' },
  { module: 'sigs.k8s.io/gateway-api@v1.6.0', folder: 'config/crd/standard' },
]

/** `-schema-location` patterns for kubeconform. Fetched once, from the Python index and the Go module proxy. */
export async function schemaLocations(): Promise<string[]> {
  mkdirSync(cache, { recursive: true })
  const kubernetes = await kept(`kubernetes-${KUBERNETES}`, fetchKubernetes)
  const own = await kept(`custom-${definitions.map(({ module }) => module.split('@').at(-1)).join('-')}`, fetchCustom)
  return [join(kubernetes, '{{.ResourceKind}}{{.KindSuffix}}.json'), join(own, '{{.ResourceKind}}{{.KindSuffix}}.json')]
}

async function kept(name: string, fetch: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cache, name)
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return
    const work = `${folder}.${process.pid}`
    rmSync(work, { recursive: true, force: true })
    mkdirSync(work, { recursive: true })
    sayStep(`fetching the schemas ${name}`, 'usually a minute, once')
    await fetch(work)
    renameSync(work, folder)
  })
  return folder
}

async function fetchKubernetes(folder: string): Promise<void> {
  const wheels = join(folder, 'wheel')
  await run('python3', ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps', '--dest', wheels, WHEEL])
  const wheel = join(wheels, readdirSync(wheels)[0] ?? '')
  const inside = `kubernetes_validate/kubernetes-json-schema/v${KUBERNETES}-local-strict/`
  await run('python3', ['-c', unpack, wheel, inside, folder])
  rmSync(wheels, { recursive: true })
  for (const name of readdirSync(folder))
    writeFileSync(join(folder, name), readFromHere(readFileSync(join(folder, name), 'utf8')))
}

/** The schemas name each other by addresses on the internet, where a reader would look for them; here by their files. */
function readFromHere(schema: string): string {
  const { $id: _, ...rest } = JSON.parse(schema) as JsonMap
  return JSON.stringify(rest).replaceAll('"/api/_definitions.json#', '"_definitions.json#')
}

/** One folder out of a wheel, which is a zip file. */
const unpack = `
import os, sys, zipfile
wheel, inside, folder = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    for name in archive.namelist():
        if name.startswith(inside) and name.endswith('.json'):
            with open(os.path.join(folder, os.path.basename(name)), 'wb') as file:
                file.write(archive.read(name))
`

async function fetchCustom(folder: string): Promise<void> {
  for (const { module, folder: inside } of definitions) {
    const source = join(await goModuleFolder(module), inside)
    for (const name of readdirSync(source).filter((each) => each.endsWith('.yaml') && each !== 'kustomization.yaml')) {
      for (const document of parseAllDocuments(readFileSync(join(source, name), 'utf8')))
        writeSchemas(folder, document.toJS() as Json)
    }
  }
}

type Definition = {
  spec: { group: string; names: { kind: string }; versions: { name: string; schema?: { openAPIV3Schema: Json } }[] }
}

function writeSchemas(folder: string, definition: Json): void {
  if (!isMap(definition) || definition.kind !== 'CustomResourceDefinition') return
  const { group, names, versions } = (definition as unknown as Definition).spec
  for (const { name, schema } of versions) {
    const file = `${names.kind}-${group.split('.')[0]}-${name}.json`.toLowerCase()
    if (schema) writeFileSync(join(folder, file), JSON.stringify(toJsonSchema(schema.openAPIV3Schema)))
  }
}

/** As the API server reads it: a field that is not described is a mistake, unless the schema keeps unknown ones. */
export function toJsonSchema(schema: Json, isRoot = true): Json {
  if (Array.isArray(schema)) return schema.map((each) => toJsonSchema(each, isRoot))
  if (!isMap(schema)) return schema
  const { properties, ...rest } = schema
  const other = Object.entries(rest).map(([key, value]) => [
    key,
    key === 'default' || key === 'enum' ? value : toJsonSchema(value, isRoot && key !== 'items'),
  ])
  const result: JsonMap = Object.fromEntries(other)
  if (schema['x-kubernetes-int-or-string'] === true) return { anyOf: [{ type: 'integer' }, { type: 'string' }] }
  if (!isMap(properties)) return result
  const described = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, toJsonSchema(value, false)]))
  // The API server adds these three to every object.
  const common: JsonMap = isRoot ? { apiVersion: { type: 'string' }, kind: { type: 'string' }, metadata: { type: 'object' } } : {}
  const closed = schema['x-kubernetes-preserve-unknown-fields'] !== true && !('additionalProperties' in schema)
  return { ...result, properties: { ...described, ...common }, ...(closed ? { additionalProperties: false } : {}) }
}
