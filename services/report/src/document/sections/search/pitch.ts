import { withArticle } from '@waymark/contracts/text/article'
import { ownStartOf } from '../../facts/own-start.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { employerKinds } from '../directions/employer-kinds.ts'
import { aimOf } from '../opening/aim.ts'
import { tradeOf } from '../own-business/trades.ts'
import { type OwnFacts, ownText, skillList } from '../person/own-facts.ts'
import { accomplishmentOf } from './accomplishment.ts'

/** Thirty seconds in the first person: who, what came of it, where to, and one question. What was not told is a blank. */
export function pitch(input: ReportInput, own: OwnFacts): Text {
  const { shortTitle, note } = occupationOf(aimOf(input))
  const start = ownStartOf(input)
  const machine = ownText(input, 'ai.keep_human', 90)
  const [place] = employerKinds(note)
  const parts = [
    who(own),
    known(own),
    machine ? `What I would never hand to a machine: ${plain(lower(machine))}.` : '',
    ...(start
      ? [
          `I am starting ${plain(start.aName)}, beside my job for now.`,
          tradeOf(start)?.pitch ??
            `My ${plain(start.short)} sells you nothing today: who do you know who needs it, and whom do they call?`,
        ]
      : [
          `I am looking at work as ${plain(withArticle(shortTitle))}, and I want to know how it really is${place ? `, in ${plain(place)} or elsewhere` : ''}.`,
          'I do not ask for a job: what was your first month like?',
        ]),
  ]
  return `“${parts.filter(Boolean).join(' ')}”{^Y}`
}

function who({ role, years }: OwnFacts): Text {
  if (!role) return 'My name is ______.'
  if (years === 0) return `I am ${plain(withArticle(role))}.`
  return `I have worked as ${plain(withArticle(role))} for ${years === 1 ? 'one year' : `${years} years`}.`
}

function known({ proud, skills }: OwnFacts): Text {
  const { did, came } = accomplishmentOf(proud)
  const first = skills.slice(0, 2).map(({ name }) => name)
  const trusted = first.length > 0 ? `People trust me with ${skillList(first)}.` : ''
  if (proud) return `${trusted ? `${trusted} ` : ''}${plain(spoken(did && came ? proud : came || did))}.`
  return trusted || 'People come to me for ______.'
}

/** Both halves of a deed, as somebody says it of themselves: a half alone may speak of nothing. */
function spoken(deed: string): string {
  return /\b(?:i|we|my|our)\b/i.test(deed) || !DEED.test(deed) ? capital(deed) : `I ${lower(deed)}`
}
const DEED = /^(?:\p{L}+ed|built|led|ran|wrote|taught|made|cut|won|grew|sold|found|set up|rebuilt|kept|brought) /iu

export function rehearsal(input: ReportInput): Text {
  const fear = ownText(input, 'fear.main', 120)
  if (/interview|freeze|nervous|speak/i.test(fear))
    return `You wrote: “${plain(fear)}.”{^Y} So say it to a friend twice, standing up, before anybody else hears it.`
  return 'Say it aloud once, and change every word that you would not use with a neighbor.'
}
