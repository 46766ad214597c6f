import { sparesTheBody } from '../../../facts/limits.ts'
import { listing, namesWhatIsOpen, occupationOf, yearlyWages } from '../../../facts/reading.ts'
import { namesWords } from '../../../model/grammar.ts'
import type { ReportInput } from '../../../model/report-input.ts'
import { plain, type Text } from '../../../model/rich-text.ts'
import type { Block } from '../../blocks.ts'
import { heading, small } from '../../parts.ts'

type Limit = ReportInput['ranking']['limits'][number]

/**
 * Where no more of ours is named: because what the reader named is open, or because nothing else passes the rules; and which limit of
 * the reader's shuts out most, and what it alone keeps off.
 */
export function looserColumn(input: ReportInput, ideas: number, told: ReadonlySet<string>): Block[] {
  const { limits } = input.ranking
  const [hardest] = limits.filter(({ refused }) => refused > 0).toSorted((a, b) => b.refused - a.refused)
  // What they asked for stands above with its own verdict: a limit that shuts it out opens no idea of ours.
  const opened = hardest?.opens.filter(({ occupation }) => !told.has(occupation?.code ?? '')) ?? []
  const opens = opened.map((ranked) => plain(occupationOf(ranked).shortTitle))
  const named = namesWhatIsOpen(input.ranking)
  return [
    heading(ideas > 0 ? 'No more ideas of ours' : 'No idea of ours'),
    small(
      [nearestWords(input, named, told) || (named ? NAMED_FIRST : NOTHING_ELSE), hardest ? shutWords(hardest, opens) : '']
        .filter(Boolean)
        .join(' '),
    ),
  ]
}

/** What came nearest to the page, with its pay: the last rule of the list or what the reader named stood before it. */
function nearestWords(input: ReportInput, named: boolean, told: ReadonlySet<string>): Text {
  const near = input.ranking.next
    .filter(
      ({ occupation }) =>
        occupation && !told.has(occupation.code) && !namesWords(input.profile.currentRole, occupation.shortTitle),
    )
    .slice(0, 2)
    .map((ranked) => {
      const wages = yearlyWages(occupationOf(ranked))
      return `${plain(occupationOf(ranked).shortTitle)}${wages ? ` ($${wages.median.toLocaleString('en-US')} in the middle{^W})` : ''}`
    })
  if (near.length === 0) return ''
  const verb = near.length === 1 ? 'is' : 'are'
  return named
    ? `What you named comes first. Next in line ${verb} ${listing(near)}.`
    : `Next in line ${verb} ${listing(near)}, behind the rules of page {page:sure}.`
}

/** The limit of theirs that shuts out most, and what it alone keeps off. */
function shutWords(limit: Limit, opens: readonly Text[]): Text {
  const alone = `“${plain(limit.label)}”{^Y} alone shuts out ${limit.refused === 1 ? 'one job' : `${limit.refused} jobs`}`
  if (sparesTheBody(limit)) return `${alone} and spares your body: keep it.`
  if (opens.length > 0) return `${alone}; without it we would name ${listing(opens)}.`
  return limit.opens.length > 0 ? `${alone}.` : `${alone}, none of which we would name.`
}
const NAMED_FIRST: Text = 'What you named stands first, and we set nothing of our own beside it.'
const NOTHING_ELSE: Text = 'Nothing else passes all rules; page {page:sure} shows which of them took how many.'
