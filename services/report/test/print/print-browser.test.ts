import assert from 'node:assert/strict'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { createPrintBrowser, type PrintBrowser } from '../../src/document/print/browser.ts'

const isRoot = process.getuid?.() === 0
let browser: PrintBrowser
before(() => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
})
after(() => browser.stop())

const processOf = (one: PrintBrowser) =>
  one.run(async (page) => {
    await page.setContent('<p>words</p>')
    await page.pdf()
    return page.browser().process()!
  })

test('the browser is spoken to over a pipe: it listens on no port', async () => {
  const { pid, spawnargs } = await processOf(browser)
  assert.ok(spawnargs.includes('--remote-debugging-pipe'))
  assert.deepEqual(
    spawnargs.filter((arg) => arg.startsWith('--remote-debugging-port')),
    [],
  )
  const [, owner] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  // Root's own sockets are many; the browser's user has no others, and an ordinary user's are told apart by the process.
  const mine = isRoot ? (socket: Listening) => socket.uid === owner : (socket: Listening) => inodesOf(pid!).has(socket.inode)
  assert.deepEqual(listening().filter(mine), [])
})

test('the browser is never root, and has no capability', async () => {
  const { pid } = await processOf(browser)
  const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  assert.notEqual(uid, '0')
  assert.match(readFileSync(`/proc/${pid}/status`, 'utf8'), /^CapEff:\s+0+$/m)
})

test('the browser is told no setting and no secret of its parent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'))
  const program = join(folder, 'chromium')
  process.env.LINK_SECRET = 'a-secret-that-must-not-leave'
  try {
    // What a program finds that stands in for the browser.
    writeFileSync(program, '#!/bin/sh\nenv > "$(dirname "$0")/env"\nexit 1\n', { mode: 0o755 })
    chmodSync(folder, 0o777)
    const other = createPrintBrowser({ executablePath: program })
    await assert.rejects(processOf(other))
    const found = readFileSync(join(folder, 'env'), 'utf8')
    const names = [...found.matchAll(/^([A-Za-z_]+)=/gm)].map(([, name]) => name)
    assert.ok(names.includes('FONTCONFIG_FILE'), found)
    const known = new Set(['FONTCONFIG_FILE', 'HOME', 'LANG', 'PATH', 'PWD', 'TZ', 'WAYMARK_STACK', 'WAYMARK_PROCESS'])
    assert.deepEqual(
      names.filter((name) => !known.has(name!)),
      [],
    )
    assert.doesNotMatch(found, /a-secret-that-must-not-leave/)
    await other.stop()
  } finally {
    delete process.env.LINK_SECRET
    rmSync(folder, { recursive: true })
  }
})

test('what another user laid into the temporary folder beforehand is not followed', async () => {
  const victim = mkdtempSync(join(tmpdir(), 'waymark-victim-'))
  const planted = join(tmpdir(), `waymark-fonts-${process.getuid?.() ?? 0}`)
  rmSync(planted, { recursive: true, force: true })
  mkdirSync(planted)
  symlinkSync(join(victim, 'fonts.conf'), join(planted, 'fonts.conf'))
  const other = createPrintBrowser({ executablePath: chromiumPath })
  try {
    await processOf(other)
    assert.deepEqual(readdirSync(victim), [])
  } finally {
    await other.stop()
    for (const path of [victim, planted]) rmSync(path, { recursive: true, force: true })
  }
})

type Listening = { uid: string; inode: string }

function listening(): Listening[] {
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[3] === '0A')
      .map((columns) => ({ uid: columns[7]!, inode: columns[9]! })),
  )
}

function inodesOf(pid: number): Set<string> {
  const sockets = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  return new Set(sockets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []))
}
