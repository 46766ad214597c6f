import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'

test('a temporary folder is there while its process lives, and goes with it, with what is in it', () => {
  const script = `
    import { existsSync, writeFileSync } from 'node:fs'
    import { temporaryFolder } from ${JSON.stringify(resolve(import.meta.dirname, '../src/machine/folder.ts'))}
    const folders = [temporaryFolder('one'), temporaryFolder('two')]
    for (const folder of folders) writeFileSync(folder + '/file', 'x')
    console.log(folders.filter((folder) => existsSync(folder)).join('\\n'))
  `
  const told = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script])
  const folders = told.toString().trim().split('\n')
  assert.match(folders.join(' '), /\/waymark-one-\S+ \S*\/waymark-two-\S+$/)
  for (const folder of folders) assert.equal(existsSync(folder), false, folder)
})
