import { withArticle } from '@waymark/contracts/text/article'
import { calledIn } from '../../facts/goal-name.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { payState } from '../../facts/pay-place.ts'
import { capital } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { hiredAim } from '../opening/aim.ts'
import { type OwnFacts, skillList } from '../person/own-facts.ts'

/** The line under the reader's name on a résumé: who, how long, what they do best, which paper, and what for. Only what was told. */
export function firstLine(input: ReportInput, { role, years, skills, papers }: OwnFacts): Text {
  const best = skills.slice(0, 2).map(({ name }) => name)
  const who = role ? capital(plain(role)) : '______'
  const long = years > 1 ? `${years} years` : years === 1 ? 'one year' : ''
  const strong = best.length > 0 ? skillList(best) : '______'
  const paper = papers.find((one) => one.length <= LONGEST_PAPER)
  const state = payState(input)
  const parts = [who, long, strong, paper ? plain(paper) : ''].filter((part) => part !== '')
  const aim = ownStartOf(input) ? 'hours beside a business' : `work as ${plain(withArticle(calledIn(input, hiredAim(input))))}`
  return `“${[...parts, `looks for ${aim}${state ? ` in ${plain(state)}` : ''}`].join(' · ')}.”{^Y}`
}

const LONGEST_PAPER = 40
