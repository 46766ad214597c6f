import assert from 'node:assert/strict'
import { realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from '../../src/machine/folder.ts'
import { dependents, keepAll, use, useKept, watchImports } from '../../src/warm/modules.ts'

describe('our own modules', () => {
  const folder = realpathSync(temporaryFolder('warm-modules'))
  const files = {
    'sum.ts': 'export const add = (a: number, b: number): number => a + b\nexport const one = {}',
    'uses.ts': "export { one } from './sum.ts'\nexport const later = async () => (await import('./sum.ts')).one",
    'apart.ts': 'export const own = {}',
  }
  const url = (name: keyof typeof files) => pathToFileURL(join(folder, name)).href
  const load = async () => ({ uses: await import(url('uses.ts')), apart: await import(url('apart.ts')) })

  before(() => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    watchImports(folder)
  })

  it('are loaded again where they know the mutated file, and only there', async () => {
    const first = await load()
    const known = dependents(join(folder, 'sum.ts'))
    assert.deepEqual([...known].sort(), [url('sum.ts'), url('uses.ts')])
    use({ number: 1, files: known })
    const again = await load()
    assert.notEqual(again.uses.one, first.uses.one)
    assert.equal(await again.uses.later(), again.uses.one)
    assert.equal(again.apart, first.apart)
    useKept()
    assert.equal((await load()).uses, first.uses)
  })

  it('are all loaded again, and kept, when the first are spoilt', async () => {
    const first = await load()
    keepAll(2)
    const second = await load()
    assert.notEqual(second.apart.own, first.apart.own)
    useKept()
    assert.equal((await load()).apart, second.apart)
  })
})
