import assert from 'node:assert/strict'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { runCommand } from '@waymark/testing/machine/run-command'
import { failFast } from '../setup/fail-fast.mjs'
import { findBrowser } from '../setup/find-browser.mjs'
import { curesFor, missingPrograms, neededPrograms, withoutServices } from '../setup/system-packages.mjs'

const base = temporaryFolder('setup')
let serial = 0
const folder = (): string => {
  const path = join(base, String(serial++))
  mkdirSync(path)
  return path
}
const program = (path: string, script = 'exit 0'): string => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

/** A checkout with nothing but a lock file, and an npm of our own that writes down what it is asked for. */
const setUpWith = async (npm: string) => {
  const root = folder()
  const local = join(root, 'infra/dev/setup')
  mkdirSync(local, { recursive: true })
  for (const name of ['setup.mjs', 'system-packages.mjs', 'find-browser.mjs', 'fail-fast.mjs'])
    cpSync(join(import.meta.dirname, '../setup', name), join(local, name))
  const lock = { packages: { 'node_modules/one': { version: '1.0.0' } } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  const bin = join(root, 'bin')
  program(join(bin, 'npm'), `echo "$*" >> ${root}/asked\n${npm.replaceAll('ROOT', root)}`)
  const needed = neededPrograms.flatMap(({ programs, all }) => (all ? programs : programs.slice(0, 1)))
  for (const name of needed) program(join(bin, name))
  const env = { PATH: `${bin}:${process.env.PATH}`, HOME: base }
  const { code, output } = await runCommand(process.execPath, [join(local, 'setup.mjs')], { env })
  const asked = existsSync(join(root, 'asked')) ? readFileSync(join(root, 'asked'), 'utf8').trim().split('\n') : []
  return { code, output, asked }
}

test('stops with the reason when npm ci fails, and installs nothing in another way', async () => {
  const { code, output, asked } = await setUpWith(
    'echo "npm error code EUSAGE: package.json and the lock do not match" >&2; exit 1',
  )
  assert.equal(code, 1)
  assert.match(output, /npm ci .*failed:[\s\S]*EUSAGE: package\.json and the lock do not match/)
  assert.deepEqual(
    asked.map((line) => line.split(' ')[0]),
    ['ci'],
  )
})

test('uses no packages but those of the lock file', async () => {
  const other = '{"packages":{"node_modules/one":{"version":"2.0.0"}}}'
  const { code, output } = await setUpWith(`mkdir -p ROOT/node_modules && echo '${other}' > ROOT/node_modules/.package-lock.json`)
  assert.equal(code, 1)
  assert.match(output, /are not those of package-lock\.json/)
})

test('a registry that cannot be reached is said at once', async () => {
  const began = performance.now()
  const env = failFast({ PATH: process.env.PATH, HOME: base })
  const { code, output } = await runCommand('npm', ['view', 'waymark', '--registry=http://127.0.0.1:1/'], { env, cwd: base })
  assert.notEqual(code, 0)
  assert.match(output, /ECONNREFUSED/)
  assert.ok(performance.now() - began < 20_000, 'npm alone tries for more than a minute')
  assert.equal(failFast({ npm_config_fetch_retries: '5' }).npm_config_fetch_retries, '5', 'what a person has set stays')
})

test('any Chromium or Chrome will do, one without a window first, and no snap', () => {
  const path = folder()
  const nowhere = { debian: '/nowhere', downloaded: '/nowhere' }
  const found = (places = nowhere) => findBrowser({ PATH: path }, places)
  assert.equal(found(), undefined)
  program(join(base, 'usr/bin/snap'))
  symlinkSync(join(base, 'usr/bin/snap'), join(path, 'chromium'))
  assert.equal(found(), undefined, 'a snap cannot print')
  rmSync(join(path, 'chromium'))
  for (const name of ['chrome', 'google-chrome', 'chromium', 'chrome-headless-shell', 'chromium-headless-shell']) {
    const one = program(join(path, name))
    assert.equal(found(), one)
  }
  const debian = program(join(base, 'usr/lib/chromium/chromium-headless-shell'))
  assert.equal(found({ ...nowhere, debian }), debian, 'the program itself, not the script in front of it')
})

test('a downloaded browser is found, the newest of its kind', () => {
  const downloaded = folder()
  for (const version of ['linux-99.0.1', 'linux-140.0.7', 'linux-139.0.9'])
    program(join(downloaded, 'chrome', version, 'chrome-linux64', 'chrome'))
  const found = () => findBrowser({ PATH: '' }, { debian: '/nowhere', downloaded })
  assert.equal(found(), join(downloaded, 'chrome/linux-140.0.7/chrome-linux64/chrome'))
  const shell = program(join(downloaded, 'chrome-headless-shell/linux-1.0/chrome-headless-shell-linux64/chrome-headless-shell'))
  assert.equal(found(), shell)
})

test('the cure is one that the distribution has', () => {
  const missing = missingPrograms({ PATH: '' }).filter(({ package: name }) => /redis|chromium/.test(name))
  const osRelease = join(folder(), 'os-release')
  writeFileSync(osRelease, 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nID=debian\n')
  assert.deepEqual(curesFor(missing, osRelease).packages, ['redis-server', 'chromium-headless-shell'])
  for (const id of ['ID=ubuntu\nID_LIKE=debian\n', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n']) {
    writeFileSync(osRelease, id)
    const { packages, commands } = curesFor(missing, osRelease)
    assert.deepEqual(packages, ['redis-server'])
    assert.match(commands.join(), /@puppeteer\/browsers install chrome@stable --install-deps --path \.cache\/browsers/)
  }
})

test('the policy against starting services forbids nothing once its maker is gone', async () => {
  const policy = join(folder(), 'policy-rc.d')
  const ask = async () => (await runCommand(policy, [], {})).code
  let left = ''
  withoutServices(() => {
    left = readFileSync(policy, 'utf8')
  }, policy)
  assert.equal(existsSync(policy), false)
  // As a kill leaves it behind, with a process that is no more, and as it is while that one lives.
  program(policy, left.split('\n').slice(1).join('\n'))
  assert.equal(await ask(), 101)
  writeFileSync(policy, left.replace(`/proc/${process.pid}`, '/proc/4194999'))
  assert.equal(await ask(), 0)
  withoutServices(() => undefined, policy)
  assert.equal(existsSync(policy), false, 'one that was left behind is taken away')
  writeFileSync(policy, '#!/bin/sh\nexit 101\n')
  withoutServices(() => undefined, policy)
  assert.equal(existsSync(policy), true, "somebody else's stays")
})
