import { withArticle } from '@waymark/contracts/text/article'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { trainingPay } from '../../facts/break-even.ts'
import { entryWay, missingOf } from '../../facts/entry-way.ts'
import { leadOf } from '../../facts/lead.ts'
import { monthsLimit, payAgainst, payFloor } from '../../facts/limits.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { capital, fullOf, occupationOf, VALUE_WORDS, valueScores, yearlyWages } from '../../facts/reading.ts'
import { hardSides } from '../../facts/work/hard-sides.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { startCaution } from '../own-business/opening.ts'
import { box, jobTokens, small } from '../parts.ts'
import { ownFacts } from '../person/own-facts.ts'
import type { Aim } from './answer-boxes.ts'
import { heldWords, yearsWords } from './held-words.ts'
import { marked, type Point, type WorkPoints } from './work-points.ts'

/** One thing that is true for this reader and this work: time and pay against their own limits first, then what wears them out. */
export function caution(input: ReportInput, facts: FactTable, { ranked, work, shown }: Aim): Block {
  if (ownStartOf(input)) return box('One caution', [small(startCaution(input, facts))])
  const occupation = occupationOf(fullOf(input, ranked))
  const name = plain(occupation.shortTitle)
  const words =
    timeOver(input, facts, ranked) ??
    payUnder(input, facts, ranked) ??
    ownPlace(input, facts, ranked) ??
    worn(work, shown, name) ??
    hardSide(input, work, name) ??
    valueMissed(input, facts, ranked)
  return box('One caution', [small(words)])
}

/** The way may last longer than they give it: what to have in writing or to ask before anything is paid or given up. */
function timeOver(input: ReportInput, facts: FactTable, ranked: RankedOccupation): Text | undefined {
  const occupation = occupationOf(fullOf(input, ranked))
  const name = plain(occupation.shortTitle)
  const limit = monthsLimit(input)
  const way = entryWay(ranked)
  const { known, total, study, experience, missing } = way
  // What is open today is no way that lasts: more may be asked later, and the page says so.
  if (!known || limit === 0 || total[1] <= limit || (total[0] === 0 && missing.length === 0)) return undefined
  const most = facts.put({ id: `answer.months.${occupation.code}`, value: total[1], unit: 'months', source: 'E' })
  const lasts = `The way to ${name} can last ${most}, and you give it ${limit}.`
  if (study[1] > 0 && study[1] >= experience) return `${lasts} ${beforeSchool(input, ranked)}`
  if (experience > 0)
    return `${lasts} Most of it is not school but years: ask which post counts as the first step, and whether ${yearsWords(input) ?? 'what you have done'} can shorten it.`
  return `Until full pay as ${name} it can take ${most}. ${firstPay(input, facts, ranked)}`
}

/** Of study: who may not be paid before the paper keeps the post; months are those of full-time study; else what is counted. */
function beforeSchool(input: ReportInput, ranked: RankedOccupation): Text {
  const { gate, study } = entryWay(ranked)
  const hours = input.profile.reach?.learningHours ?? 0
  const paper = missingOf(entryWay(ranked), 'license')
  if (hours > 0 && hours <= FEW && study[1] >= A_TERM)
    return `Its study is counted full time; ${HOURS[hours] ?? 'your few hours'} a week stretch it, so ask for the part-time plan before you sign.`
  if (gate?.kind === 'license' && paper && input.present)
    return `Nobody may pay you for it before the license, so keep your post until its date stands.`
  return `Pay no school before it has said in writing what it counts of ${heldWords(input, ranked) ?? 'yours'}.`
}

/** What the first year of paid training brings, by the program's own scale or the lowest tenth, against what they need. */
function firstPay(input: ReportInput, facts: FactTable, ranked: RankedOccupation): Text {
  const occupation = occupationOf(fullOf(input, ranked))
  const wages = yearlyWages(occupation)
  const floor = payFloor(input)
  const { payPercent } = entryWay(ranked)
  if (!wages || floor === 0)
    return 'You are paid meanwhile, but less: ask what the first year pays before you count on the middle.'
  const first = Math.round(trainingPay(wages, entryWay(ranked), 1) / 100) * 100
  const pay = facts.put({ id: `answer.first.${occupation.code}`, value: first, unit: 'usd', source: 'WK' })
  const least = facts.put({ id: 'you.floor', value: floor, unit: 'usd', source: 'YK' })
  const basis = payPercent ? 'by the scale of the apprenticeship' : 'if you begin in the lowest tenth'
  return first < floor
    ? `You are paid meanwhile: about ${pay} ${basis}, and you need ${least}. Ask for the first year’s figure in writing.`
    : `You are paid meanwhile, about ${pay} ${basis}; that still clears your ${least}, so ask how long it stays there.`
}

function payUnder(input: ReportInput, facts: FactTable, ranked: RankedOccupation): Text | undefined {
  const occupation = occupationOf(fullOf(input, ranked))
  const name = plain(occupation.shortTitle)
  const floor = payFloor(input)
  const job = jobTokens(facts, occupation.code)
  const place = payAgainst(occupation, floor)
  if (!place || place === 'clear' || !job.has('p25')) return undefined
  const least = facts.put({ id: 'you.floor', value: floor, unit: 'usd', source: 'YK' })
  if (place === 'below')
    return `Half of all in this work earn less than ${job.ref('median')}: under your floor of ${least}. Ask for the pay before you ask for anything else.`
  if (leadOf(input).kind === 'own_work')
    return `A quarter in your own trade earn under ${job.ref('p25')}. A new place below ${least} is a step back, however its hours look.`
  return `A quarter earn under ${job.ref('p25')} as ${name}, and you need ${least}. Ask for the figure of the first year, not of the third.`
}

/** In their own work they know the hard sides: what a new place alone does not change is the pay, and what they fear. */
function ownPlace(input: ReportInput, facts: FactTable, ranked: RankedOccupation): Text | undefined {
  const occupation = occupationOf(ranked)
  if (occupation.code !== input.present?.code) return undefined
  const job = jobTokens(facts, occupation.code)
  const hoped = input.profile.reach?.salaryTarget ?? 0
  const wages = yearlyWages(occupation)
  if (wages && job.has('p75') && hoped > wages.p75)
    return `A new place alone rarely pays what you hope for: three in four in this work earn under ${job.ref('p75')}. Ask which post above it does.`
  const { worry } = ownFacts(input)
  if (worry === '' || worry.length > LONGEST_WORRY) return undefined
  return `“${plain(capital(worry))}” may wait in the next place too: before you sign, ask who there has known it.`
}
const LONGEST_WORRY = 60

/** What wears the reader out, and is part of this work too. */
function worn({ against }: WorkPoints, shown: readonly Point[], name: Text): Text | undefined {
  const point = against.find((one) => one.lead && !/^(?:Time|Your floor)/.test(one.lead) && !shown.includes(one))
  return point && `${point.lead} As ${name}: ${point.text.charAt(0).toLowerCase()}${point.text.slice(1)}`
}

/** A bad day of the work, weighed against what counts most for them. */
function hardSide(input: ReportInput, work: WorkPoints, name: Text): Text | undefined {
  const [hard] = hardSides({ hard: [...work.hard] })
  if (!hard) return undefined
  const wanted = WANTED[input.profile.valuesOrder[0] ?? '']
  return `The hard side of work as ${name}: ${marked(hard)}${wanted ? ` Would you carry that for ${wanted}?` : ''}`
}

/** What they put first, as the other side of a trade. */
const WANTED: Readonly<Record<string, Text>> = {
  achievement: 'work whose result you see',
  independence: 'a say of your own',
  recognition: 'a name that counts',
  relationships: 'people you like to work with',
  support: 'a boss who stands by you',
  working_conditions: 'steady pay and hours',
}

/** The value that matters most, beside what the work gives of it. */
function valueMissed(input: ReportInput, facts: FactTable, ranked: RankedOccupation): Text {
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const asked = valueScores(input)
    .filter(({ answered }) => answered)
    .toSorted((a, b) => b.score - a.score)[0]
  const name = plain(capital(withArticle(occupation.shortTitle)))
  if (asked && job.has(`value.${asked.value}`)) {
    const { about, ask } = VALUE_WORDS[asked.value]
    const given = job.value(`value.${asked.value}`) ?? 0
    if (given < LITTLE)
      return `You put ${about.replace(/, (?=[^,]*$)/, ' and ')} first. For that the tables give this work ${job.ref(`value.${asked.value}`)} of 7. So ask there: “${ask}”`
  }
  return job.has('p25')
    ? `${name} in the lowest quarter earns under ${job.ref('p25')}. Newcomers are often there, so ask for the pay of the first year.`
    : `${name} has no published pay. Ask two employers for a figure before you count on one.`
}

/** What a work gives of a value, of seven, from which on it is no caution. */
const LITTLE = 4.5
/** Hours a week that are far from full time. */
const FEW = 10
/** Months of study from which it is no course beside the job. */
const A_TERM = 6
const HOURS: Readonly<Record<number, Text>> = { 2: 'two hours', 5: 'five hours', 10: 'ten hours' }
