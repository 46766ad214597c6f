import { directions } from '../facts/lead.ts'
import { lowerTitle, occupationOf } from '../facts/reading.ts'
import { sharesStem } from '../facts/work/work-match.ts'
import { FLATLY, refusedWords } from '../model/refused-places.ts'
import type { ReportInput } from '../model/report-input.ts'
import { type Standing, standingOf } from './standing.ts'

const known = new WeakMap<ReportInput, Standing>()

/** Where the reader stands; without a present job, on the ladder of the first place of their list. */
export function standingOfReader(input: ReportInput): Standing {
  const found = known.get(input)
  if (found) return found
  const { currentRole, currentOccupation, reach } = input.profile
  const code = currentOccupation || occupationOf(directions(input)[0]!).code
  const standing = standingOf({ role: currentRole, code, industry: reach?.industry ?? '', goal: input.careerGoals })
  known.set(input, standing)
  return standing
}

/** Who turns down the trade itself ("no retail ever again") climbs no rung of it. */
export function leavesTrade(input: ReportInput): boolean {
  const { work } = standingOfReader(input)
  const refused = refusedWords(input, FLATLY)
  return refused !== '' && (work.words.test(refused) || sharesStem(work.name, refused))
}

/** The present title within a sentence; without one, a word that fits. */
export function titleOfReader(input: ReportInput): string {
  // The name of the firm keeps its capitals, and is no part of the title.
  const role = lowerTitle(
    input.profile.currentRole
      .replace(/\s+/g, ' ')
      .replace(/\s(?:at|@) \p{Lu}.*$/u, '')
      .trim(),
  )
  if (role === '') return 'where you are'
  return role.length <= LONGEST ? role : (role.split(/,| and | of /)[0] ?? role).slice(0, LONGEST)
}

const LONGEST = 40
