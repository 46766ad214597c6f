import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { BrowserReport } from '@waymark/contracts/models/identity/browser-report'
import { createLog } from '@waymark/kit/log'
import { type Identity, startIdentity } from './support/start-identity.ts'

const broken = {
  ...{ kind: 'uncaught' as const, route: '/reports/:id', name: 'TypeError', file: 'JobsPage-Bx9d3F00.js' },
  ...{ line: 2, column: 1401, digest: '0a1b2c3d' },
}

describe('what browsers tell of themselves', () => {
  let identity: Identity
  const lines: string[] = []
  before(async () => {
    const write = (line: string) => void lines.push(line)
    identity = await startIdentity({}, undefined, createLog({ service: 'identity', destination: { write } }))
  })
  after(() => identity.stop())

  const report = (json: BrowserReport) => identity.browser().send('POST', '/api/vitals', { json })
  const series = async () => {
    const text = await (await fetch(`${identity.base}/metrics`)).text()
    return (name: string, labels: Record<string, string>) => {
      const found = text
        .split('\n')
        .find(
          (line) => line.startsWith(`${name}{`) && Object.entries(labels).every(([key, to]) => line.includes(`${key}="${to}"`)),
        )
      return found && Number(found.split(' ').at(-1))
    }
  }

  it('is counted by vital, page and device, in seconds and as a score', async () => {
    const vitals = [
      { name: 'LCP' as const, value: 1234 },
      { name: 'CLS' as const, value: 0.04 },
    ]
    assert.equal((await report({ route: '/jobs', device: 'phone', vitals })).status, 202)
    const value = await series()
    const labels = { route: '/jobs', device: 'phone' }
    assert.equal(value('web_vitals_seconds_sum', { ...labels, vital: 'LCP' }), 1.234)
    assert.equal(value('web_vitals_seconds_bucket', { ...labels, vital: 'LCP', le: '1.2' }), 0)
    assert.equal(value('web_vitals_seconds_bucket', { ...labels, vital: 'LCP', le: '1.8' }), 1)
    assert.equal(value('web_vitals_layout_shift_sum', labels), 0.04)
  })

  it('makes no series for an address that is no page, nor one for what is no vital', async () => {
    const vitals = [{ name: 'INP' as const, value: 200 }]
    assert.equal((await report({ route: '/r/secret-token', device: 'desktop', vitals })).status, 202)
    const unknown = { name: 'x', value: 1 } as never
    assert.equal((await report({ route: '/jobs', vitals: [unknown] })).status, 400)
    const text = await (await fetch(`${identity.base}/metrics`)).text()
    assert.match(text, /web_vitals_seconds_sum\{[^}]*vital="INP"[^}]*route="other"[^}]*\} 0\.2/)
    assert.doesNotMatch(text, /secret-token|vital="x"/)
  })

  it('is a row and a line for each error, and a sentence in it is left out', async () => {
    const before = (await series())('browser_errors_total', { kind: 'uncaught', route: '/reports/:id' })
    assert.equal(before, 0, 'a series stands before its first error')
    const talkative = { ...broken, kind: 'chunk' as const, name: 'Ines wrote this', file: 'a b', digest: '', route: '/nowhere/1' }
    const logged = await linesOf(async () =>
      assert.equal((await report({ route: '/', errors: [broken, talkative] })).status, 202),
    )
    const value = await series()
    assert.equal(value('browser_errors_total', { kind: 'uncaught', route: '/reports/:id' }), 1)
    assert.equal(value('browser_errors_total', { kind: 'chunk', route: 'other' }), 1)
    assert.equal(logged.length, 2)
    assert.match(logged[0] ?? '', /"error":"TypeError","file":"JobsPage-Bx9d3F00\.js","line":2,"column":1401,"digest":"0a1b2c3d"/)
    assert.match(logged[1] ?? '', /"kind":"chunk","route":"other","error":"Error","file":""/)
  })

  it('fills no log: past a minute of lines errors are counted alone', async () => {
    identity.wait(120_000)
    const errors = Array.from({ length: 10 }, () => broken)
    const logged = await linesOf(async () => {
      for (let times = 0; times < 8; times++) await report({ route: '/', errors })
    })
    assert.ok(logged.length >= 60 && logged.length < 65, `${logged.length} lines`)
    assert.equal((await series())('browser_errors_total', { kind: 'uncaught', route: '/reports/:id' }), 81)
  })

  it('is refused beyond 8 KiB, and beyond ten errors', async () => {
    assert.equal((await report({ route: '/', errors: Array.from({ length: 11 }, () => broken) })).status, 400)
    assert.equal((await report({ route: `/${'a'.repeat(8 * 1024)}` })).status, 413)
  })

  /** The lines about browsers that the service writes meanwhile. */
  async function linesOf(work: () => Promise<void>): Promise<string[]> {
    lines.length = 0
    await work()
    return lines.filter((line) => line.includes('browser error'))
  }
})
