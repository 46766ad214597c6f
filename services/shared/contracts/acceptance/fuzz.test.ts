import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { placesOf } from '../../../../infra/dev/places.ts'
import { startStack, type TestStack, unthrottled } from '../../../../infra/dev/test-stack.ts'
import { settledMember } from '../../../../infra/e2e/support/settled-member.ts'
import { sayStep } from '../../../../infra/tools/say-step.ts'

const run = promisify(execFile)
const SCHEMATHESIS = 'schemathesis==4.32.5'
const CHECKS = 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance'
/** Streams do not end, and these would end the very session that asks. */
const LEFT_OUT = '^/api/(events|reports/\\{id\\}/events|logout|account|account/password|account/sessions.*)$'
const off = unthrottled('READ', 'WRITE', 'STREAM', 'COSTLY', 'SIGN_IN', 'REPORT_USER', 'REPORT_GUEST', 'ASSESSMENT_GUEST')

/** Thousands of requests made from the API's own document: no 5xx, no status and no shape that the document does not name. */
describe('the API, fuzzed by its own document', () => {
  let stack: TestStack
  let command: string
  before(async () => {
    ;[stack, command] = await Promise.all([startStack({ env: { SEED: 'false', ...off } }), install()])
  })
  after(() => stack?.stop())

  test('signed in', async () => {
    const { cookie } = await settledMember(stack.endpoints.site)
    await fuzz('signed-in', ['-H', `Cookie: ${cookie}`])
  })

  test('as a guest, with a cookie of our form', async () => {
    await fuzz('guest', ['-H', `Cookie: wm_guest=${'A'.repeat(43)}`])
  })

  test('as nobody', async () => {
    await fuzz('nobody', [])
  })

  async function fuzz(name: string, who: string[]): Promise<void> {
    const { site } = stack.endpoints
    const origin = new URL(site).origin
    const examples = ['--max-examples', process.env.FUZZ_EXAMPLES ?? '20', '--phases', 'coverage,fuzzing']
    // One worker: with two, the parser of Python 3.11 counts its depth across threads and gives up now and then.
    const left = ['--exclude-path-regex', LEFT_OUT, '--suppress-health-check', 'all', '--workers', '1', '--seed', '1']
    const where = [new URL('/api/openapi.json', site).href, '--url', site, '-H', `Origin: ${origin}`]
    const args = ['run', ...where, ...who, '--checks', CHECKS, ...examples, '--no-color', ...left]
    const { stdout, code } = await run(command, args, { cwd: placesOf(process.env).cache, maxBuffer: 256 * 1024 * 1024 }).then(
      (done) => ({ stdout: done.stdout, code: 0 }),
      (failed: { stdout: string; code: number }) => failed,
    )
    const log = join(placesOf(process.env).cache, `fuzz-${name}.log`)
    writeFileSync(log, stdout)
    console.log(/Test cases:\s+.*/.exec(stdout)?.[0] ?? stdout.slice(-500))
    assert.equal(code, 0, `${failures(stdout).join('\n')}\nThe requests and the answers stand in ${log}`)
  }
})

/** Every operation that failed, each with what was wrong with it; none is left out. */
function failures(stdout: string): string[] {
  const told = stdout.slice(stdout.indexOf('= FAILURES ='), stdout.indexOf('= SUMMARY ='))
  const faults = told.split('\n').filter((line) => /^_{3,} .* _{3,}$|^- /.test(line))
  return faults.map((line) => line.replace(/^_+ (.*) _+$/, '$1').slice(0, 300))
}

/** Schemathesis from the Python package index, in a folder of its own. */
async function install(): Promise<string> {
  const folder = join(placesOf(process.env).cache, 'schemathesis')
  const command = join(folder, 'bin/st')
  const mark = join(folder, 'version')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === SCHEMATHESIS) return command
  sayStep(`installing ${SCHEMATHESIS} from the Python package index`, 'usually a minute, once')
  await run('python3', ['-m', 'venv', folder])
  await run(join(folder, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', SCHEMATHESIS])
  writeFileSync(mark, SCHEMATHESIS)
  return command
}
