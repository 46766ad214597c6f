import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { readOwn, removeOwn, writeOwn } from './own-storage.ts'

/** What a person has begun and not sent yet, kept in this tab under whose it is. */
export type DraftStore<T> = {
  /** Nothing, where there is none or it does not decode. */
  read(person: string): T | undefined
  save(person: string, value: T): void
  forget(person: string): void
}

export function draftStore<T>(name: string, codec: t.Decoder<unknown, T>): DraftStore<T> {
  return {
    read(person) {
      const decoded = codec.decode(parse(readOwn(person, name)))
      return isRight(decoded) ? decoded.right : undefined
    },
    save: (person, value) => writeOwn(person, name, JSON.stringify(value)),
    forget: (person) => removeOwn(person, name),
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
