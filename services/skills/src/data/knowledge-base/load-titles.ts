import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Employers, TitleKnowledge } from '../../domain/catalogue/titles/resolve-title.ts'
import type { TitleFamilies } from '../../domain/catalogue/titles/title-families.ts'
import type { KnownTitle } from '../../domain/catalogue/titles/title-index.ts'
import { readTitleLists, type TitleLists } from '../../domain/catalogue/titles/title-words.ts'
import { type Folders, SHIPPED } from '../shipped.ts'
import { readTsv } from './read-tsv.ts'

/** What stands around a title and says nothing of the work: "laid off", "2nd shift". */
export function loadTitleFrames(folder: string = SHIPPED.text): RegExp[] {
  return read(folder, 'title-frames.tsv', ['frame', 'pattern']).map(([, pattern]) => new RegExp(pattern!))
}

/** Large employers by the kind of their places, where a text says that somebody works for them, or begins or ends with their name. */
export function loadEmployers(folder: string = SHIPPED.text): Employers[] {
  return read(folder, 'employers.tsv', ['kind', 'names']).map(([kind, names]) => ({
    kind: kind!,
    named: new RegExp(`(?:^|[,(@–] ?| - |\\b(?:at|for|with) (?:an? |the )?)(?:${names})(?![\\w'])| (?:${names})$`),
  }))
}

/** Kinds of places where one works, as they stand behind a title: "operations manager warehouse". */
export function loadTitleSettings(folder: string = SHIPPED.text): RegExp {
  const settings = read(folder, 'title-settings.tsv', ['setting']).map(([setting]) => setting!)
  return new RegExp(
    ` (?:(?:in|at|for) )?(?:an? |the |my )?(?:(?:small|big|large|local|busy|private) )*(?:${settings.join('|')})$`,
  )
}

/** Who teaches a field at a college, and who supervises a trade. `codes` are those of the occupation table, in its order. */
export function loadTitleFamilies(codes: readonly string[], folder: string = SHIPPED.text): TitleFamilies {
  const placeOf = new Map(codes.map((code, place) => [code, place]))
  const teachers = read(folder, 'teacher-fields.tsv', ['code', 'fields']).flatMap(([code, fields]) => {
    const place = placeOf.get(code!)
    return place === undefined ? [] : fields!.split('|').map((field) => [field, place] as const)
  })
  /** The longest beginning of a code wins; who leads such work is led by nobody of the table. */
  const leaderIn = (file: string) => {
    const groups = read(folder, file, ['group', 'code']).sort(([a], [b]) => b!.length - a!.length)
    return (place: number): number | undefined => {
      const group = groups.find(([beginning]) => codes[place]!.startsWith(beginning!))
      return group && placeOf.get(group[1]!)
    }
  }
  return { teachers: new Map(teachers), supervisorOf: leaderIn('supervisors.tsv'), managerOf: leaderIn('managers.tsv') }
}

export function loadTitleLists(folder: string = SHIPPED.text): TitleLists {
  return readTitleLists(read(folder, 'title-words.tsv', ['kind', 'from', 'to']))
}

/** What the resolver of titles stands on. `placeOf` gives the place of a code in the table; titles of other codes are left out. */
export function loadTitles(
  placeOf: (code: string) => number | undefined,
  folders: Folders = SHIPPED,
): Omit<TitleKnowledge, 'index' | 'workIn' | 'families'> & { known: KnownTitle[]; lists: TitleLists } {
  const places = (codes: string, separator: string): number[] => codes.split(separator).flatMap((code) => placeOf(code) ?? [])
  const known = read(folders.data, 'written-titles.tsv', ['code', 'titles']).flatMap(([code, titles]) => {
    const index = placeOf(code!)
    if (index === undefined) return []
    return titles!.split('|').map((entry): KnownTitle => {
      const at = entry.lastIndexOf('=')
      const [, weight, mark] = /(\d+)([!*]?)$/.exec(entry.slice(at + 1))!
      return {
        index,
        text: entry.slice(0, at),
        weight: Number(weight) / 100,
        least: LEAST_BY_MARK[mark!] ?? 0,
        chosen: mark === OWN,
      }
    })
  })
  const ours = (file: string, least: number): KnownTitle[] =>
    read(folders.text, file, ['code', 'titles']).flatMap(([code, titles]) => {
      const index = placeOf(code!)
      return index === undefined
        ? []
        : titles!.split('|').map((text): KnownTitle => ({ index, text, weight: 1, least, chosen: true }))
    })
  const special = read(folders.text, 'title-answers.tsv', ['pattern', 'kind', 'codes']).map(([pattern, kind, codes]) => ({
    pattern: new RegExp(pattern!),
    kind: kind!,
    indexes: places(codes!, ','),
  }))
  const owned = read(folders.text, 'owned-trades.tsv', ['business', 'code']).flatMap(([business, code]) =>
    places(code!, ' ').map((index) => ({ named: new RegExp(business!), index })),
  )
  const specialities = new Map(
    read(folders.data, 'military-titles.tsv', ['speciality', 'title', 'codes']).map(([speciality, title, codes]) => [
      speciality!,
      { title: title!, indexes: places(codes!, ' ') },
    ]),
  )
  return {
    known: [...known, ...ours('usual-titles.tsv', USUAL), ...ours('said-titles.tsv', SAID)],
    special,
    owned,
    specialities,
    frames: loadTitleFrames(folders.text),
    settings: loadTitleSettings(folders.text),
    employers: loadEmployers(folders.text),
    lists: loadTitleLists(folders.text),
  }
}

const OWN = '!'
/** "!" marks the occupation's own title, "*" a title that BLS lists as belonging to one occupation alone. */
export const LEAST_BY_MARK: Readonly<Record<string, number>> = { '!': 0.97, '*': 0.92 }

/**
 * Titles of every day that tables give to several occupations, and that most people who write them mean alike: the occupation with by far
 * the most workers under that title.
 */
const USUAL = 0.93
/** Other wordings of ours; a tie with a usual title is lost, one with a title that BLS lists is won. */
const SAID = 0.925

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
