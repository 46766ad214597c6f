import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { goProgram } from '../tools/go-tool.ts'
import { writeDevSecrets } from './dev-secrets.ts'

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

/** What `kustomize build` prints. */
export async function kustomizeBuild(folder: string): Promise<string> {
  const { stdout } = await run(await goProgram('kustomize'), ['build', folder], { maxBuffer: 16 * 1024 * 1024 })
  return stdout
}
