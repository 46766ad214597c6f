import { withArticle } from '@waymark/contracts/text/article'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay, missingOf } from '../../facts/entry-way.ts'
import { calledIn } from '../../facts/goal-name.ts'
import { leadOf, rungOf } from '../../facts/lead.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { payState } from '../../facts/pay-place.ts'
import { fullOf, lower, lowerTitle, occupationOf, valueScores } from '../../facts/reading.ts'
import { leavingOf } from '../../facts/told/leaving.ts'
import { roleNoun, theBody } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { easedSetting } from '../directions/eased-setting.ts'
import { employerKinds } from '../directions/employer-kinds.ts'
import { startWeek } from '../own-business/opening.ts'
import { box, small } from '../parts.ts'
import { drainOf, sparesHands } from '../person/drain-of.ts'
import { ownFacts } from '../person/own-facts.ts'
import { searchTitles, searchWords } from '../search/search-titles.ts'
import { contactWords } from '../talks/contacts.ts'
import { ASK_HANDS, ASKS, VALUE_ASKS, WISH_ASKS } from '../talks/week-asks.ts'
import type { Aim } from './answer-boxes.ts'
import { heldWords } from './held-words.ts'

/**
 * One thing that this reader may do within the hours that they give, and that brings them nearer; then a person to find through
 * somebody they know, and the one question that matters to them.
 */
export function thisWeek(input: ReportInput, { ranked }: Aim): Block {
  const start = ownStartOf(input)
  if (start) return box('This week', [small(startWeek(input, start), { slot: 'answer.week' })], { tone: 'you' })
  const occupation = occupationOf(fullOf(input, ranked))
  const { words, hours } = actOf(input, occupation, ranked)
  const job = plain(withArticle(calledIn(input, ranked)))
  const then = `Then ask ${contactWords(input, 0)} for ${job} by name, and put one question to that person: ${askWords(input, occupation)}`
  const time = hoursWords(input, hours)
  const act = time ? `${time}, ${lower(words)}` : words
  return box('This week', [small(`${act} ${then}`, { slot: 'answer.week' })], { tone: 'you' })
}

/** What of the hours that they give the task takes. */
function hoursWords({ profile }: ReportInput, takes: 1 | 2): Text {
  const given = profile.reach?.learningHours ?? 0
  if (given <= 0) return ''
  if (given < 2) return 'In half an hour'
  if (given < 5) return takes === 2 ? 'In your two hours' : 'In one of your two hours'
  const all = given < 10 ? 'five' : given < 20 ? 'ten' : 'twenty'
  return `In ${takes === 2 ? 'two' : 'one'} of your ${all} hours`
}

/** What is done, and the hours that it takes. */
interface Act {
  words: Text
  hours: 1 | 2
}

/**
 * In their own work a step toward the post or the place that they want; where papers or a program are missing, what the body says of
 * theirs; for who comes from outside a piece of the work itself; else ads held against what they can show.
 */
function actOf(input: ReportInput, occupation: Occupation, ranked: RankedOccupation): Act {
  const way = entryWay(ranked)
  if (occupation.code === input.present?.code) return { words: ownWorkAct(input, occupation, ranked), hours: 1 }
  const paper = paperAct(input, ranked)
  if (paper) return { words: paper, hours: 1 }
  const given = input.profile.reach?.learningHours ?? 0
  const tried = occupation.note?.twoHours && firstSentences(occupation.note.twoHours.text, 130)
  // What they call it may be another post than the one that our trial is of.
  const isOurs = calledIn(input, ranked) === occupation.shortTitle
  if (tried && isOurs && (given === 0 || given >= 2) && !KNOWN.has(way.how) && !PLEASURE.test(tried))
    return { words: plain(tried), hours: 2 }
  return { words: adsAct(input, occupation), hours: 1 }
}

/** Toward a post that they named, a setting that eases what drains them, or another employer of the same kind. */
function ownWorkAct(input: ReportInput, occupation: Occupation, ranked: RankedOccupation): Text {
  const post = postOf(input, occupationOf(ranked).shortTitle)
  if (post)
    return `Write down one thing that you did last month and that belongs to the post of ${plain(post)}, with its figure: it is for ${leavingOf(input) === 'job_lost' ? 'the first talk' : 'the talk with your boss'}.`
  const setting = easedSetting(input) ?? input.ranking.sameWork?.settings[0]
  const state = payState(input)
  const near = state ? `in ${plain(state)}` : 'within your reach'
  if (setting) return `Find two places ${near} that are this: ${plain(lower(setting.name))}. Write down who hires there.`
  const [kind, other] = employerKinds(occupation.note)
  if (kind && other)
    return `Find two places ${near}: one among ${plain(kind)}, one among ${plain(other)}. Write down what each pays, and ${LOOK_FOR[drainOf(input)?.key ?? ''] ?? 'what a week there holds'}.`
  return adsAct(input, occupation)
}

/** A rung, or the post under which the engine lists their own work; undefined for their work in another place or on their own. */
function postOf(input: ReportInput, name: string): string | undefined {
  const rung = rungOf(input.ranking, leadOf(input).phrase ?? '')
  if (rung) return lower(rung.name)
  return / in another place$|^self-employed /.test(name) || name === input.present?.shortTitle ? undefined : name
}

/** By the keys of the question on what costs energy. */
const LOOK_FOR: Readonly<Record<string, Text>> = {
  hours: 'when its days begin and end',
  body: 'what is lifted there',
  commute: 'how far it is',
  worry: 'since when it has been there',
  people_all_day: 'how many share a room',
}

/** What the body says of the paper or the program that is missing, with what they hold in hand. */
function paperAct(input: ReportInput, ranked: RankedOccupation): Text | undefined {
  const way = entryWay(ranked)
  const { gate, study } = way
  const body = gate?.lookUp[0]?.name
  const paper = missingOf(way, 'exam') ?? missingOf(way, 'license')
  const program = missingOf(way, 'program')
  const school = gate?.accreditors[0]?.name
  const held = heldWords(input, ranked)
  if (program && school && study[1] > A_COURSE)
    return `On the list of ${theBody(plain(bare(school)))}, find the program nearest to you and mail it one line: ${held ? `what do you count of ${held}` : 'which of its courses run in the evening or online'}?`
  if (!body || !(paper || study[1] > 0)) return undefined
  const asked = paper ? ` for this: ${plain(paper.split(/[;,]/)[0]!)}` : ''
  return `Read at ${theBody(plain(bare(body)))} what it takes${asked}${held ? `, hold ${held} against it` : ''}, and write down what you lack.`
}

/** Three ads, and each line that they can show; beside it what they are leaving, where that is told. */
function adsAct(input: ReportInput, occupation: Occupation): Text {
  const [title = occupation.shortTitle] = searchTitles(occupation, 60, searchWords(input, occupation))
  const skill = ownFacts(input).skills[0]?.name
  return `Save three ads for “${plain(title)}” and mark each line that you can show${skill ? `, ${plain(skill)} first` : ''}.`
}

/** What they want to be rid of, asked about yesterday or last week, so that it can be counted; else what they would miss. */
function askWords(input: ReportInput, occupation: Occupation): Text {
  const asked = sparesHands(input) ? ASK_HANDS : ASKS[drainOf(input)?.key ?? '']
  if (asked) return asked
  if (occupation.code === input.present?.code)
    return `what does your place do that mine ${leavingOf(input) === 'job_lost' ? 'did' : 'does'} not?`
  const [wish] = input.ranking.wishes.flatMap(({ id }) => WISH_ASKS[id] ?? [])
  const first = valueScores(input)
    .filter(({ answered }) => answered)
    .toSorted((a, b) => b.score - a.score)[0]
  if (wish ?? first) return (wish ?? VALUE_ASKS[first!.value])!
  const role = input.present?.shortTitle ?? roleNoun(input.profile.currentRole)
  return `what would I miss from ${role ? `my work as ${plain(withArticle(lowerTitle(role)))}` : 'what I do now'}?`
}

/** Without the part of its site. */
const bare = (name: string): string => name.replace(/^The /, '')

/** Whole sentences up to about this length; the first one always. */
function firstSentences(words: string, limit: number): string {
  let kept = ''
  for (const sentence of words.split(/(?<=[.!?])\s+/)) {
    if (kept !== '' && kept.length + sentence.length > limit) break
    kept = kept === '' ? sentence : `${kept} ${sentence}`
  }
  return kept
}

/** A visit for pleasure brings nobody nearer. */
const PLEASURE =
  /\b(?:museum|tour\b|theme park|watch (?:a|an|one|two|the) (?:free )?(?:film|movie|show|video|game|lecture)|make up|imagine|pretend|toy|model train)/i
/** Who does the work or work like it needs no beginner's experiment. */
const KNOWN: ReadonlySet<string> = new Set(['own', 'same'])
/** Months of study that an evening course has at most. */
const A_COURSE = 3
