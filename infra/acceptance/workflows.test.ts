import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { parse } from 'yaml'
import { repoRoot } from '../dev/places.ts'
import { ownImages } from '../docker/images.ts'
import { goProgram } from '../tools/go-tool.ts'

const folder = join(repoRoot, '.github/workflows')
const files = readdirSync(folder).filter((name) => name.endsWith('.yml'))
const scratch = temporaryFolder('workflows')

/** Their syntax and expressions; that they run is seen where the repository is hosted. */
describe('the workflows', () => {
  // What runs where the repository is hosted, and nowhere here.
  before(() => console.log('not run here: osv-scanner, which asks a service; kube-linter, which is no Go module (ADR 26)'))

  it('are what actionlint takes, which sees what is wrong', async () => {
    const actionlint = await goProgram('actionlint')
    const lint = (...paths: string[]) => spawnSync(actionlint, ['-no-color', ...paths], { cwd: repoRoot, encoding: 'utf8' })
    const { status, stdout, stderr } = lint(...files.map((name) => join(folder, name)))
    assert.equal(status, 0, stdout + stderr)
    mkdirSync(join(scratch, '.github/workflows'), { recursive: true })
    const broken = join(scratch, '.github/workflows/broken.yml')
    writeFileSync(broken, readFileSync(join(folder, 'test.yml'), 'utf8').replace('github.ref', 'github.reff'))
    assert.match(lint(broken).stdout, /property "reff" is not defined/)
  })

  it('run the whole of the tests on Debian and Ubuntu, and release every image of ours', () => {
    const workflow = (name: string) => parse(readFileSync(join(folder, `${name}.yml`), 'utf8'))
    const { debian, ubuntu } = workflow('test').jobs
    for (const { steps } of [debian, ubuntu]) assert.ok(steps.some(({ run = '' }: { run?: string }) => run.includes('.ci/run')))
    const released = workflow('release').jobs.image.strategy.matrix.include.map(({ name }: { name: string }) => name)
    assert.deepEqual(released.toSorted(), [...ownImages].toSorted())
    for (const name of ownImages) assert.match(readFileSync(join(folder, 'kind.yml'), 'utf8'), new RegExp(`\\b${name}\\b`))
  })
})
