import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { repoRoot } from '../places.ts'
import { settingRules } from '../settings.ts'
import { runHere } from '../test-stack.ts'

const runDir = temporaryFolder('commands')

const read = (file: string) => readFileSync(join(repoRoot, file), 'utf8')

const make = (...args: string[]) => runHere('make', args, { WAYMARK_RUN_DIR: runDir, ONLY: 'none', FOLLOW: 'false' })

test('every command that the documents name is a target, and make alone explains it', async () => {
  const documents = [
    'README.md',
    'infra/docs/commands.md',
    'infra/docs/containers.md',
    '.github/CONTRIBUTING.md',
    '.github/SECURITY.md',
    'CHANGELOG.md',
  ]
  const named = new Set(
    documents.flatMap((file) => [...read(file).matchAll(/(?:`|^)make ([a-z0-9-]+)/gm)].map((match) => match[1] ?? '')),
  )
  for (const word of ['up', 'test', 'doctor', 'backup', 'restore'])
    assert.ok(named.has(word), `make ${word} is not in the documents`)
  const targets = new Set([...read('Makefile').matchAll(/^([a-z0-9-]+):.*## /gm)].map((match) => match[1]))
  const help = await make()
  // The parts of verify come from its files; readme.test.ts compares them.
  for (const word of [...named].filter((name) => !name.startsWith('verify-'))) {
    assert.ok(targets.has(word), `the documents name make ${word}, which the Makefile has not`)
    assert.match(help.output, new RegExp(`^ +make ${word} +\\S`, 'm'))
  }
})

test('the documents name only files that are there', () => {
  const readme = read('README.md')
  const column = [...readme.matchAll(/^\| (`.+?) +\|/gm)].map((match) => match[1] ?? '').join(' ')
  const paths = [...column.matchAll(/`([^`]+)`/g)].map((match) => (match[1] ?? '').replace('<name>', 'skills'))
  assert.ok(paths.length > 8)
  for (const path of paths.filter((one) => !/^(\.run|make )/.test(one)))
    assert.ok(existsSync(join(repoRoot, path)), `README names ${path}`)
})

test('no file of a target’s name turns it off', () => {
  const makefile = read('Makefile')
  const targets = [...makefile.matchAll(/^([a-z][a-z0-9-]*):/gm)].map(([, name]) => name)
  const phony = /^\.PHONY: (.+)$/m.exec(makefile)?.[1]?.split(' ') ?? []
  assert.ok(targets.includes('load'))
  assert.deepEqual(targets.toSorted(), phony.toSorted())
})

test('.env.example shows every setting', () => {
  const shown = [...read('.env.example').matchAll(/^#?([A-Z0-9_]+)=/gm)].map((match) => match[1])
  assert.deepEqual(shown.toSorted(), Object.keys(settingRules).toSorted())
})

test('the commands of the README work one after the other', async () => {
  assert.equal((await make('status')).code, 2, 'make says that nothing runs')
  const up = await make('up')
  assert.equal(up.code, 0, up.output)
  assert.match(up.output, /Site +http:\/\/localhost:\d+/)
  assert.match(up.output, /Account +\S+@\S+ +password +\S+/)
  const status = await make('status')
  assert.equal(status.code, 0, status.output)
  assert.match(status.output, /postgres +healthy/)
  assert.match((await make('logs')).output, /launcher +ready/)
  assert.equal((await make('doctor')).code, 0)
  assert.equal((await make('backup')).code, 0)
  const [saved = ''] = readdirSync(join(runDir, 'backups'))
  const restored = await make('restore', `FROM=${join(runDir, 'backups', saved)}`)
  assert.equal(restored.code, 0, restored.output)
  assert.match((await make('down')).output, /not running|stopped/)
})

test('setting up again does nothing', async () => {
  await make('setup')
  assert.deepEqual(await make('setup'), { code: 0, output: '' })
})
