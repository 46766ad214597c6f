import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a set of files into a folder so that a crash leaves each of them whole: all are written beside the folder
 * first, and renamed into place only when every one is on disk.
 */
export function writeAtomically(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  const draft = mkdtempSync(join(dirname(folder), '.data-'))
  try {
    for (const [name, content] of files) writeFileSync(join(draft, name), content, { flush: true })
    for (const name of files.keys()) renameSync(join(draft, name), join(folder, name))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
