import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type ManifestChunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

export type Manifest = Record<string, ManifestChunk>

export async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(client, 'manifest.json'), 'utf8')) as Manifest
}

/** An entry with everything it imports at once: the files a browser fetches before the page works. */
export function staticClosure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  for (const next of chunk.imports ?? []) staticClosure(manifest, next, seen)
  return seen
}

export function filesOf(manifest: Manifest, keys: Iterable<string>): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) continue
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  return { scripts: [...scripts], styles: [...styles] }
}
