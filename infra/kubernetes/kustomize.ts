import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { parseAllDocuments } from 'yaml'
import { goProgram } from '../tools/go-tool.ts'
import { writeDevSecrets } from './dev-secrets.ts'
import { isKubeObject, type KubeObject } from './objects.ts'

const run = promisify(execFile)
const k8s = resolve(import.meta.dirname, '../../k8s')
const cache = resolve(import.meta.dirname, '../../.cache')

/** A copy of the manifests with fresh secrets for the dev overlay, so that a build changes nothing in the tree. */
export function copyManifests(): { folder: string; remove: () => void } {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'manifests-'))
  cpSync(k8s, folder, { recursive: true, filter: (path) => !path.endsWith('servers/secrets') })
  writeDevSecrets(join(folder, 'overlays/dev/servers/secrets'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The objects of a folder, as `kustomize build` gives them; a ConfigMap without the hash in its name, which changes with what it holds. */
export async function kustomizeObjects(folder: string): Promise<KubeObject[]> {
  const text = (await kustomizeBuild(folder)).replaceAll(/\bwaymark-[a-z0-9]{10}$/gm, 'waymark')
  // As Kubernetes reads YAML: 0444 is octal, an unquoted `yes` is true.
  return parseAllDocuments(text, { version: '1.1' }).map((document) => {
    const object: unknown = document.toJS()
    if (!isKubeObject(object)) throw new Error(`${folder} holds something that is no object`)
    return object
  })
}

/** What `kustomize build` prints. */
export async function kustomizeBuild(folder: string): Promise<string> {
  const { stdout } = await run(await goProgram('kustomize'), ['build', folder], { maxBuffer: 16 * 1024 * 1024 })
  return stdout
}
