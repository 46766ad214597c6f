import { ratedOn } from '../../facts/answered.ts'
import { capital, lower } from '../../facts/reading.ts'
import { PEOPLE_WORDS } from '../../ladder/missing.ts'
import { standingOfReader, titleOfReader } from '../../ladder/reader.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { ownFacts } from '../person/own-facts.ts'
import { asResumeLine } from './resume-lines.ts'

export interface BioLine {
  name: string
  words: Text
}

/** A bio of five lines in the third person without a pronoun, from what was told; what was not told stays a blank. */
export function bioLines(input: ReportInput): BioLine[] {
  const { work, rungs } = standingOfReader(input)
  const { proud, skills, years } = ownFacts(input)
  const title = capital(titleOfReader(input))
  const people = PEOPLE_WORDS[ratedPeople(input)]
  const tasks = ratedOn(input, 'leadership.strengths').filter(({ value }) => value >= 7)
  const known = skills.filter(({ name }) => name.length <= 28).slice(0, 2)
  const asked = tasks[0] ? lower(tasks[0].label) : known[0]?.name
  return [
    { name: '1. Who', words: `${plain(title)} at ______${years > 1 ? `, with ${years} years of work` : `, in ${work.name}`}` },
    {
      name: '2. What was led',
      words: `Led ${people ? `${people} people` : '___ people'} and $______ a year; ${work.figures[0]} went from ______ to ______`,
    },
    {
      name: '3. What came of it',
      words: proud ? plain(asResumeLine(proud)) : `${capital(work.show)}: ______ (name yours, with a figure)`,
    },
    {
      name: '4. Known for',
      words: asked
        ? `The one whom people call for ${[asked, ...known.filter(({ name }) => name !== asked).map(({ name }) => name)].slice(0, 2).map(plain).join(' and for ')}`
        : 'The one whom people call when ______',
    },
    { name: '5. What next', words: `Looks for a post as ${plain(lower(rungs[0]!.name))} where ${plain(nextWords(input))}` },
  ]
}

const ratedPeople = (input: ReportInput): string =>
  input.answers.find(({ topic }) => topic === 'leadership.people')?.items[0]?.key ?? ''

/** What the next place should offer, by what counts most for the reader. */
function nextWords(input: ReportInput): string {
  return WHERE[input.profile.valuesOrder[0] ?? ''] ?? '______'
}

const WHERE: Readonly<Record<string, string>> = {
  achievement: 'results can be seen within a year: ______',
  independence: 'one person decides on ______ without asking',
  recognition: 'the next step up is named: ______',
  relationships: 'people stay: turnover under ______',
  support: 'the chief has backed a leader in trouble before: ______',
  working_conditions: 'the hours can be said aloud: ______',
}
