import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Specialities, SpecialTitle } from '../domain/catalogue/titles/resolve-title.ts'
import type { KnownTitle } from '../domain/catalogue/titles/title-index.ts'
import { readTitleLists, type TitleLists } from '../domain/catalogue/titles/title-words.ts'
import { type Folders, SHIPPED } from './load.ts'
import { readTsv } from './read-tsv.ts'

export function loadTitleLists(folder: string = SHIPPED.text): TitleLists {
  return readTitleLists(read(folder, 'title-words.tsv', ['kind', 'from', 'to']))
}

/** What the resolver of titles stands on. `placeOf` gives the place of a code in the table; titles of other codes are left out. */
export function loadTitles(
  placeOf: (code: string) => number | undefined,
  folders: Folders = SHIPPED,
): { known: KnownTitle[]; special: SpecialTitle[]; specialities: Specialities; lists: TitleLists } {
  const places = (codes: string, separator: string): number[] => codes.split(separator).flatMap((code) => placeOf(code) ?? [])
  const known = read(folders.data, 'written-titles.tsv', ['code', 'titles']).flatMap(([code, titles]) => {
    const index = placeOf(code!)
    if (index === undefined) return []
    return titles!.split('|').map((entry): KnownTitle => {
      const at = entry.lastIndexOf('=')
      const [, weight, mark] = /(\d+)([!*]?)$/.exec(entry.slice(at + 1))!
      return { index, text: entry.slice(0, at), weight: Number(weight) / 100, least: LEAST_BY_MARK[mark!] ?? 0 }
    })
  })
  const special = read(folders.text, 'title-answers.tsv', ['pattern', 'kind', 'codes']).map(([pattern, kind, codes]) => ({
    pattern: new RegExp(pattern!),
    kind: kind!,
    indexes: places(codes!, ','),
  }))
  const specialities = new Map(
    read(folders.data, 'military-titles.tsv', ['speciality', 'title', 'codes']).map(([speciality, title, codes]) => [
      speciality!,
      { title: title!, indexes: places(codes!, ' ') },
    ]),
  )
  return { known, special, specialities, lists: loadTitleLists(folders.text) }
}

/** "!" marks the occupation's own title, "*" a title that BLS lists as belonging to one occupation alone. */
export const LEAST_BY_MARK: Readonly<Record<string, number>> = { '!': 0.97, '*': 0.92 }

function read(folder: string, file: string, columns: readonly string[]): string[][] {
  const path = join(folder, file)
  try {
    return readTsv(readFileSync(path, 'utf8'), columns)
  } catch (error) {
    throw new Error(
      `${path}: ${error instanceof Error ? error.message : error}. Restore it from the repository or run "make data FROM=<folder>".`,
    )
  }
}
