import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { banks } from '../../../services/assessment/src/data/banks/banks.ts'
import { allStages } from '../../test/stages.ts'
import { repoRoot } from '../places.ts'

const read = (file: string) => readFileSync(join(repoRoot, file), 'utf8')
const readme = read('README.md')
const commands = read('infra/docs/commands.md')
const guides = ['commands', 'containers', 'data-flows', 'first-task', 'packages', 'tour'].map((name) => `infra/docs/${name}.md`)
const pages = ['README.md', ...guides]
const documents = [
  ...pages,
  'NOTICE',
  'CHANGELOG.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  'infra/docs/pictures/map.svg',
]

test('every path that the documents name is there', () => {
  const path = /(?<![\w./-])(?:frontend|gateway|services|proto|infra|\.github)\/[\w./-]+[\w/]/g
  for (const page of pages)
    for (const [, target = ''] of read(page).matchAll(/\]\(((?!https?:)[^)#]+)(?:#[^)]*)?\)/g))
      assert.ok(existsSync(join(repoRoot, dirname(page), target)), `${page}: ${target}`)
  for (const document of documents)
    for (const [named] of read(document).matchAll(path)) assert.ok(existsSync(join(repoRoot, named)), `${document}: ${named}`)
})

test('the README is short: the two commands, the picture, the map, and where to go next', () => {
  assert.ok(readme.split('\n').length <= 150)
  const blocks = [...readme.matchAll(/^(?:```(\w+)|## (.+))$/gm)].map((match) => match[1] ?? match[2])
  assert.deepEqual(blocks.slice(0, 5), ['sh', 'text', 'The picture', 'The map', 'Where to go next'])
  assert.deepEqual(readme.match(/^make [a-z]+/gm)?.slice(0, 2), ['make up', 'make test'])
  for (const guide of guides) assert.ok(readme.includes(`](${guide}`), `the README does not lead to ${guide}`)
})

test('its pictures are there, small, wide enough, and described', () => {
  const pictures = pages.flatMap((page) =>
    [...read(page).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, words = '', file = '']) => ({
      words,
      file: join(dirname(page), file),
    })),
  )
  assert.ok(pictures.length >= 5)
  for (const { words, file } of pictures) {
    assert.ok(words.length > 40, `${file} needs a text alternative`)
    assert.ok(statSync(join(repoRoot, file)).size <= 150 * 1024, `${file} is too heavy`)
    if (!file.endsWith('.png')) continue
    const bytes = readFileSync(join(repoRoot, file))
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG', file)
    assert.equal(bytes.readUInt32BE(16), 1200, `the width of ${file}`)
  }
})

test('the map names itself, is drawn for light and dark, and shows folders that are there', () => {
  const map = read('infra/docs/pictures/map.svg')
  assert.match(map, /role="img" aria-labelledby="title desc"/)
  assert.match(map, /<title id="title">.+<\/title>/)
  assert.match(map, /<desc id="desc">[^<]{100,}<\/desc>/)
  assert.match(map, /prefers-color-scheme: dark/)
  const folders = [...map.matchAll(/class="folder"[^>]*>([^<]+)</g)].map((match) => match[1] ?? '')
  assert.ok(folders.length >= 20)
  for (const folder of folders)
    assert.ok(
      ['', 'services'].some((above) => existsSync(join(repoRoot, above, folder))),
      folder,
    )
})

test('the parts of make test and make bench that the guide names exist', () => {
  const stages = allStages().map((stage) => stage.name)
  for (const [, stage = ''] of commands.matchAll(/--stage=([a-z]+)/g)) assert.ok(stages.includes(stage), stage)
  const benches = read('infra/load/bench/run.ts')
  for (const [, bench = ''] of commands.matchAll(/WHAT=([a-z-]+)/g)) assert.match(benches, new RegExp(`${bench}'?: \\{ file:`))
})

test('every part of make verify is named with a command of its own, and no other', () => {
  const parts = allStages().flatMap(({ name }) => (name.startsWith('verify-') ? [name] : []))
  assert.deepEqual([...new Set(commands.match(/(?<=make )verify-[a-z0-9-]+/g))].toSorted(), parts.toSorted())
})

test('the first task begins where the code is', () => {
  const { questions } = banks.career_deep_dive
  const place = (id: string) => questions.findIndex((question) => question.id === id) + 1
  const topics = read('services/shared/contracts/src/models/report/report-topics.ts')
  // Whoever has done the task is not told that it cannot be done.
  if (topics.includes("'reach.commute'")) return assert.ok(place('commute') > 0, 'the topic is there, the question is not yet')
  assert.ok(questions.length < 30, 'the bank of the first task is full: choose another')
  assert.match(topics, /'reach\.relocation'/)
  assert.match(read('services/assessment/src/data/banks/parts/reach.ts'), /export const relocation: SingleQuestion/)
  assert.match(
    read('services/report/src/document/sections/opening/told-rows.ts'),
    /\['Place', \['reach\.remote', 'reach\.relocation'\], 70, 13\]/,
  )
  assert.match(read('infra/docs/first-task.md'), new RegExp(`It is question ${place('relocation') + 1}\\.`))
})

test('npm start -w frontend serves the demo without any server', async () => {
  const child = spawn('npm', ['start', '-w', 'frontend'], {
    cwd: repoRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HTTP_PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  try {
    for await (const line of createInterface(child.stdout)) {
      if (!line.startsWith('{')) continue
      const { port } = JSON.parse(line) as { port: number }
      const page = await fetch(`http://127.0.0.1:${port}/?demo=true`)
      assert.equal(page.status, 200)
      assert.match(await page.text(), /<div id="root"/)
      return
    }
    assert.fail('it ended before it listened')
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
  }
})
