import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a set of files into a folder so that a crash leaves each of them whole: all are written beside the folder first,
 * `finish` may read them there and add more, and they are renamed into place only when every one is on disk.
 */
export function writeAtomically(
  folder: string,
  files: ReadonlyMap<string, string | Buffer>,
  finish: (draft: string) => ReadonlyMap<string, string> = () => new Map(),
): ReadonlyMap<string, string | Buffer> {
  mkdirSync(folder, { recursive: true })
  const draft = mkdtempSync(join(dirname(folder), '.data-'))
  try {
    const write = (name: string, content: string | Buffer): void => writeFileSync(join(draft, name), content, { flush: true })
    for (const [name, content] of files) write(name, content)
    const more = finish(draft)
    for (const [name, content] of more) write(name, content)
    const all = new Map([...files, ...more])
    for (const name of all.keys()) renameSync(join(draft, name), join(folder, name))
    return all
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
