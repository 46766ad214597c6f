import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Manifest, manifestFile } from './manifest.ts'

/** Where one backup lies: a folder, or a part of a bucket. */
export type BackupStore = {
  /** For people: what is said of it when something is wrong. */
  place: string
  write(name: string, content: Readable): Promise<void>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Readable | undefined>
}

export const folderStore = (folder: string): BackupStore => ({
  place: folder,
  write: (name, content) => pipeline(content, createWriteStream(join(folder, name), { mode: 0o600 })),
  read: async (name) => (existsSync(join(folder, name)) ? createReadStream(join(folder, name)) : undefined),
})

/** The manifest of a finished backup. */
export async function readManifest(store: BackupStore): Promise<Manifest> {
  const found = await store.read(manifestFile)
  if (!found) throw new Error(`${store.place} is not a backup: it has no ${manifestFile}`)
  const manifest = JSON.parse(await text(found)) as Manifest
  if (manifest.format !== 1) throw new Error(`${store.place} has format ${manifest.format}; this release reads format 1`)
  return manifest
}

/** Fails when a file is missing or is not what was saved. */
export async function checkFiles(store: BackupStore, manifest: Manifest): Promise<void> {
  for (const { file, sha256 } of Object.values(manifest.schemas).flatMap(({ tables }) => tables)) {
    const checked = await checkedFile(store, { file, sha256 })
    await pipeline(checked, async (content) => {
      for await (const _part of content);
    })
  }
}

/** A file of the backup; its stream fails at the end when it is not what was saved. */
export async function checkedFile(store: BackupStore, { file, sha256 }: { file: string; sha256: string }): Promise<Readable> {
  const found = await store.read(file)
  if (!found) throw new Error(`${file} is missing in ${store.place}; nothing was changed`)
  const { stream } = digesting((found) => (found === sha256 ? undefined : new Error(`${file} is damaged; nothing was changed`)))
  found.on('error', (error) => stream.destroy(error))
  return found.pipe(stream)
}

/** Passes everything on, and says the SHA-256 of it once it is through. `judge` may refuse it then. */
export function digesting(judge: (sha256: string) => Error | undefined = () => undefined): {
  stream: Transform
  digest: () => string
} {
  const hash = createHash('sha256')
  let known = ''
  const stream = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part)
      done(null, part)
    },
    flush(done) {
      known = hash.digest('hex')
      done(judge(known) ?? null)
    },
  })
  return { stream, digest: () => known }
}
