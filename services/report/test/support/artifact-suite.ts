import assert from 'node:assert/strict'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { ArtifactStore } from '../../src/data/artifacts/artifact-store.ts'

const pdf = 'application/pdf'
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const newKey = () => `report/${randomUUID()}.pdf`

/** What every store promises; the same tests for each. */
export function artifactStoreSuite(kind: string, store: () => ArtifactStore): void {
  test(`${kind}: gives back what it was given, to the byte, with its type`, async () => {
    const bytes = randomBytes(5 * 1024 * 1024)
    const key = newKey()
    assert.deepEqual(await store().put({ key, contentType: pdf, bytes }), {
      digest: digestOf(bytes),
      size: bytes.byteLength,
      stored: true,
    })
    const found = await store().get(key)
    assert.equal(found?.contentType, pdf)
    assert.ok(found && Buffer.compare(found.bytes, bytes) === 0)
  })

  test(`${kind}: the first file of a key stays, and whoever comes later is told which that is`, async () => {
    const key = newKey()
    const first = Buffer.from('first')
    await store().put({ key, contentType: pdf, bytes: first })
    const again = await store().put({ key, contentType: pdf, bytes: Buffer.from('another one') })
    assert.deepEqual(again, { digest: digestOf(first), size: first.byteLength, stored: false })
    assert.equal(Buffer.from((await store().get(key))?.bytes ?? []).toString(), 'first')
  })

  test(`${kind}: of twenty who store at once one wins, and all are told the same`, async () => {
    const key = newKey()
    const files = Array.from({ length: 20 }, (_unused, index) => Buffer.from(`file ${index}`))
    const told = await Promise.all(files.map((bytes) => store().put({ key, contentType: pdf, bytes })))
    assert.equal(told.filter(({ stored }) => stored).length, 1)
    const kept = await store().get(key)
    assert.deepEqual(new Set(told.map(({ digest }) => digest)), new Set([digestOf(kept?.bytes ?? new Uint8Array())]))
  })

  test(`${kind}: knows nothing of a key that nobody stored`, async () => {
    assert.equal(await store().get(newKey()), undefined)
  })

  test(`${kind}: removes what it is told to, and unknown keys are no error`, async () => {
    const keys = Array.from({ length: 25 }, newKey)
    for (const key of keys) await store().put({ key, contentType: pdf, bytes: Buffer.from(key) })
    const stays = newKey()
    await store().put({ key: stays, contentType: pdf, bytes: Buffer.from('stays') })
    await store().remove([...keys, newKey()])
    await store().remove([])
    for (const key of keys) assert.equal(await store().get(key), undefined)
    assert.ok(await store().get(stays))
  })

  test(`${kind}: a key that was removed may be stored again`, async () => {
    const key = newKey()
    await store().put({ key, contentType: pdf, bytes: Buffer.from('old') })
    await store().remove([key])
    assert.equal((await store().put({ key, contentType: pdf, bytes: Buffer.from('new') })).stored, true)
    assert.equal(Buffer.from((await store().get(key))?.bytes ?? []).toString(), 'new')
  })

  test(`${kind}: finds itself fit`, async () => {
    assert.deepEqual(await store().check(), { warnings: [] })
  })
}
