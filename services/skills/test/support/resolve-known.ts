import { loadTitleFrames } from '../../src/data/knowledge-base/load-titles.ts'
import { resolveTitle, type SpecialTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import type { TitleFamilies } from '../../src/domain/catalogue/titles/title-families.ts'
import { knownTitles } from './known-titles.ts'

const SPECIAL: readonly SpecialTitle[] = [
  { pattern: /^between jobs$/, kind: 'no_job', indexes: [] },
  { pattern: /^odd jobs$/, kind: 'several', indexes: [4, 9, 7] },
  { pattern: /colonel|o-?5|petty officer|infantry|corporal/, kind: 'military_officer', indexes: [70] },
  { pattern: /sergeant|specialist/, kind: 'military', indexes: [12, 7] },
]
const SPECIALITIES = new Map([
  ['68w', { title: 'Combat medic', indexes: [31, 40, 41] }],
  ['hm', { title: 'Hospital corpsman', indexes: [32] }],
])
export const NO_FAMILIES: TitleFamilies = { teachers: new Map(), supervisorOf: () => undefined, managerOf: () => undefined }

/** What is found for a text among a handful of titles, with the frames that ship and special titles of the tests' own. */
export const resolveKnown = (written: string, known: Parameters<typeof knownTitles>[0] = {}, limit = 5) =>
  resolveTitle(
    {
      index: knownTitles(known),
      special: SPECIAL,
      owned: [],
      specialities: SPECIALITIES,
      frames: loadTitleFrames(),
      employers: [],
      settings: /(?!)/,
      families: NO_FAMILIES,
      workIn: () => undefined,
    },
    written,
    limit,
  )
