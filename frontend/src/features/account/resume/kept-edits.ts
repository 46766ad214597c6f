import { resumeChange } from '@waymark/contracts/models/resume'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { readOwn, removeOwn, writeOwn } from '../../../lib/own-storage.ts'

const name = 'resume'
export type KeptEdits = t.TypeOf<typeof resumeChange>

/**
 * Edits that the server does not hold, because saving failed or another page had saved: they wait in this tab for the person to come
 * back to the résumé, wherever they went meanwhile.
 */
export function keepEdits(person: string, edits: KeptEdits): void {
  writeOwn(person, name, JSON.stringify(edits))
}

export function forgetEdits(person: string): void {
  removeOwn(person, name)
}

export function readEdits(person: string): KeptEdits | undefined {
  try {
    const decoded = resumeChange.decode(JSON.parse(readOwn(person, name) ?? 'null'))
    return isRight(decoded) ? decoded.right : undefined
  } catch {
    return undefined
  }
}
