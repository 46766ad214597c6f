import { withArticle } from '@waymark/contracts/text/article'
import { keysOn } from '../../facts/answered.ts'
import { isOwnBoss } from '../../facts/own-boss.ts'
import { lower } from '../../facts/reading.ts'
import { leavingOf } from '../../facts/told/leaving.ts'
import { hasNoWork } from '../../facts/told/no-work.ts'
import { sharesStem } from '../../facts/work/work-match.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { employerKinds } from '../directions/employer-kinds.ts'
import type { AimWords } from '../opening/aim-words.ts'
import { workWords } from '../opening/aim-words.ts'
import { drainOf } from '../person/drain-of.ts'
import { dayAfter } from '../plan/plan-words.ts'
import { BOSS_TALKS, BOSS_WITHOUT_DRAIN, ENDING_TALK, WISH_BOSS } from './boss-words.ts'
import { superiorOf } from './superiors.ts'
import type { Panel } from './talk-panel.ts'

/** The first talk: with whoever decides on the reader's work today, or, without work, somebody who saw them work. */
export function bossTalk(input: ReportInput, words: AimWords): Panel {
  const { role, years } = words.own
  const leaving = leavingOf(input)
  if (hasNoWork(input) || leaving === 'job_lost' || (!input.present && years === 0)) return withoutWork(input, words)
  if (isOwnBoss(input)) return customerTalk(input, words)
  const superior = input.present ? superiorOf(input.present.code, role) : superiorOf('', role)
  const behind = keysOn(input, 'people.support').includes('boss') ? ', who stands behind you' : ''
  const work = workWords(input, words.own) ?? {
    most: 'my part',
    other: 'the rest',
    grow: 'my part',
    longest: 'my part',
    lighter: 'lighter work',
  }
  const dates = { soon: dayAfter(input, SOON), later: dayAfter(input, LATER) }
  if (leaving === 'job_ends')
    return {
      who: `${superior.who}${behind}`,
      when: `By ${dayAfter(input, FIRST_TALK)}, ${superior.when}`,
      ...ENDING_TALK({ ...work, ...dates }),
    }
  const drain = drainOf(input)
  const drained = BOSS_TALKS[drain?.key ?? '']
  const talk = drained
    ? drained({ ...work, ...dates, elsewhere: otherPlace(input) })
    : BOSS_WITHOUT_DRAIN({ ...storyOf(words), soon: dates.soon, wish: wishAsk(input), skill: work.most })
  return {
    who: `${superior.who}${behind}`,
    when: `By ${dayAfter(input, FIRST_TALK)}, ${superior.when}`,
    ...talk,
    ask: [...talk.ask, nextRung(input, words)],
  }
}

/** The piece of work that a boss would know too: short, and told of the present work. */
function storyOf({ own }: AimWords): { proud: Text } {
  return { proud: own.proud.length > 0 && own.proud.length <= LONGEST_STORY ? plain(own.proud) : '' }
}

/** The first of their wishes that the place they are in could grant. */
function wishAsk({ ranking }: ReportInput): Text | undefined {
  return ranking.wishes.flatMap(({ id }) => WISH_BOSS[id] ?? [])[0]
}

/** What stands above in their own occupation, or else what they are known for. */
function nextRung({ ranking, present }: ReportInput, { own }: AimWords): Text {
  const rung = ranking.sameWork?.rungs[0]?.name
  if (rung) return `What had your last ${plain(lower(rung))} done to get the post?`
  const [skill] = own.skills
  if (skill) return `Do people here come to me for ${plain(skill.name)}, or for something else?`
  return `What does ${plain(withArticle(present?.shortTitle ?? own.role))} with my years usually do next?`
}

/** Where else the same work is done. */
function otherPlace({ ranking, present }: ReportInput): Text {
  const setting = ranking.sameWork?.settings[0]?.name
  const named = setting ? lower(setting) : employerKinds(present?.note)[0]
  // Of plumbers the largest kind of employer is called as the work is.
  const kind = named && present && sharesStem(named, present.shortTitle) ? undefined : named
  return kind ? `in another setting: ${plain(kind)}` : 'at two other employers'
}

/** For whoever works for themselves. */
function customerTalk(input: ReportInput, { own, aCalled }: AimWords): Panel {
  const work = workWords(input, own)
  const most = work?.most ?? 'what I do for you'
  return {
    who: 'Your best customer',
    when: `By ${dayAfter(input, FIRST_TALK)}, after a job that went well`,
    open: `I may hand part of my work to somebody else next year: ${most}, for one. What would you miss?`,
    ask: [
      `What do you come to us for: ${most}, or something else?`,
      `Do you know ${aCalled} whom I could ask about the work?`,
      'Would you pay the same if somebody of mine did it?',
    ],
    good: `One thing about ${most} that nobody else gives them. It belongs on the first line of your résumé.`,
    ifNot: 'They haggle. Then it is the price that holds them, and little is lost by leaving.',
  }
}

function withoutWork(input: ReportInput, { own, called, aCalled, work, tasks }: AimWords): Panel {
  const student = own.years === 0
  const [skill] = own.skills
  const seen = skill ? plain(skill.name) : ''
  const task = tasks[0] ?? called
  return {
    who: student ? 'A teacher or a former boss' : 'Your last boss',
    when: `An email by ${dayAfter(input, FIRST_TALK)}, then ten minutes`,
    open: seen
      ? `You saw me at ${seen}: what did I do better than the others without noticing?`
      : `I think of ${work}, and you saw me learn: what did I do better than the others?`,
    ask: [
      `Would you let me do this on my own: “${task}”?`,
      seen ? `Where did I need help for too long with ${seen}?` : 'Where did I need help for too long?',
      `May I name you when I apply as ${aCalled}?`,
    ],
    good: `A scene${seen ? ` with ${seen}` : ''} that you can tell at a talk about ${work}, and a yes to their name on the form.`,
    ifNot: `Only kind words. Ask what they would not hand to you yet: that is what to learn before ${dayAfter(input, LATER)}.`,
  }
}

/** Characters of their own story that fit into a first sentence. */
const LONGEST_STORY = 110
/** Days after the report. */
const FIRST_TALK = 12
const SOON = 30
const LATER = 60
