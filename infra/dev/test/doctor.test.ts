import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeEach, test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { listen } from '../listen.ts'
import { findCommand } from '../servers/servers.ts'
import { isAlive } from '../supervisor/process-table.ts'
import { localCommand } from '../test-stack.ts'

const base = temporaryFolder('doctor')
let runDir = ''
beforeEach(() => {
  runDir = mkdtempSync(join(base, 'run-'))
})

const doctor = (env: Record<string, string> = {}) =>
  localCommand('setup/doctor.mjs', [], { WAYMARK_RUN_DIR: runDir, WAYMARK_ENV_FILE: join(runDir, 'env'), ...env })

test('finds nothing on a machine that is well', async () => {
  const { code, output } = await doctor({ SITE_PORT: '28080', MAILBOX_PORT: '28081' })
  assert.equal(code, 0, output)
  assert.match(output, /^✔ nothing/m)
})

test('names a taken port, who uses it and the cure', async () => {
  const server = createServer()
  await listen(server, { port: 0, host: '127.0.0.1' })
  const { port } = server.address() as { port: number }
  try {
    const { code, output } = await doctor({ SITE_PORT: String(port) })
    assert.equal(code, 0, 'make up copes with it')
    assert.match(
      output,
      new RegExp(`! port taken: ${port}, wanted by gateway.http, is used by \\S+ \\(pid ${process.pid}\\)\\n +cure: .+`),
    )
  } finally {
    server.close()
  }
})

test('names an old Node', async () => {
  const old = "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.4'}})"
  const { code, output } = await doctor({ NODE_OPTIONS: `--import=${old}` })
  assert.equal(code, 1)
  assert.match(output, /✖ old Node: this is Node 18\.20\.4.*\n +cure: install Node 20 or newer/)
})

test('names missing Redis and Chromium', async () => {
  const path = mkdtempSync(join(base, 'bin-'))
  for (const name of ['pdftotext', 'pdftoppm', 'pdfinfo', 'setpriv', 'unshare', 'id', 'node'])
    symlinkSync(findCommand(name) ?? '', join(path, name))
  const { code, output } = await doctor({ PATH: path })
  assert.equal(code, 1)
  assert.match(output, /✖ no Redis: .*\n +cure: apt-get install .*redis-server, or set REDIS_URL/)
  assert.match(output, /✖ no Chromium: .*\n +cure: apt-get install .*chromium-headless-shell, or set CHROMIUM_PATH/)
  assert.doesNotMatch(output, /no Poppler/)
})

test('names a Chromium that is not where the setting says', async () => {
  const { code, output } = await doctor({ CHROMIUM_PATH: '/nowhere/chromium' })
  assert.equal(code, 1)
  assert.match(output, /✖ no Chromium: CHROMIUM_PATH names \/nowhere\/chromium/)
})

test('names a stale lock', async () => {
  writeFileSync(join(runDir, 'launcher.lock'), JSON.stringify({ pid: process.pid, startTime: 'of another process', boot: 'x' }))
  const { output } = await doctor()
  assert.match(output, /! stale lock: .*launcher\.lock.*\n +cure: make up takes it over/)
})

test('names a half stop, and down is the cure', async () => {
  const left = spawn('/bin/sleep', ['300'], { env: { WAYMARK_STACK: `${runDir}#earlier` }, detached: true, stdio: 'ignore' })
  const { output } = await doctor()
  assert.match(output, new RegExp(`! half stop: 1 processes .*${left.pid}.*\\n +cure: make down`))
  await localCommand('down', [], { WAYMARK_RUN_DIR: runDir })
  assert.equal(isAlive(left.pid ?? 0), false)
  assert.doesNotMatch((await doctor()).output, /half stop/)
})

test('names a full disk', async () => {
  const { code, output } = await doctor({ WAYMARK_NEEDED_MIB: '999999999' })
  assert.equal(code, 1)
  assert.match(output, /✖ full disk: \d+ MiB are free .*\n +cure: free some space/)
})

test('names a folder that cannot be written', async () => {
  const { code, output } = await doctor({ WAYMARK_RUN_DIR: '/dev/null/waymark' })
  assert.equal(code, 1)
  assert.match(output, /✖ no write right: \/dev\/null\/waymark cannot be written.*\n +cure: chown/)
})

test('names data of another PostgreSQL, and up refuses it', async () => {
  mkdirSync(join(runDir, 'pg'))
  writeFileSync(join(runDir, 'pg/PG_VERSION'), '15\n')
  const { code, output } = await doctor()
  assert.equal(code, 1)
  assert.match(output, /✖ foreign data version: .* written by PostgreSQL 15.*\n +cure: make backup/)
  const up = await localCommand('up', [], { WAYMARK_RUN_DIR: runDir, ONLY: 'none' })
  assert.equal(up.code, 1)
  assert.match(up.output, /written by PostgreSQL 15/)
  await localCommand('down', [], { WAYMARK_RUN_DIR: runDir })
})

test('names every bad line of .env', async () => {
  writeFileSync(join(runDir, 'env'), 'just words\nSITE_PORT=eighty\nSITE_PROT=8081\n')
  const { code, output } = await doctor()
  assert.equal(code, 1)
  assert.match(output, /✖ bad \.env: .*line 1 is not NAME=value/)
  assert.match(output, /SITE_PORT must be a port/)
  assert.match(output, /SITE_PROT is not a setting/)
})
