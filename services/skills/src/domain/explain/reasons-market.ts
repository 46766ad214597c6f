import { stateName } from '@waymark/contracts/models/skills/us-states'
import { withArticle } from '@waymark/contracts/text/article'
import { FEW_OPENINGS } from '../catalogue/figures.ts'
import { educationStep, entryStep, referencePay } from '../reach/education.ts'
import { EVALUATED } from '../reach/from-abroad.ts'
import { holdsLicense } from '../reach/held-credentials.ts'
import { middlePay } from '../reach/state-pay.ts'
import { count, dollars, percentChange, plainPercent } from './money-words.ts'
import type { Reason, ReasonContext } from './reasons.ts'

export function payReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const { person } = ranking
  const wages = occupation.wages
  const now = referencePay(person)
  if (!wages || wages.p50 === 0 || now === 0) return []
  const stated = person.reach.salaryCurrent > 0
  const yours = stated ? 'yours' : 'that of your present job'
  const letters = stated ? 'WY' : 'W'
  const least = wages.capped && wages.p50 >= 208_000 ? 'at least ' : ''
  const change = (wages.p50 - now) / now
  const pay = middlePay(occupation, person.reach.state)
  const reasons: Reason[] = []
  if (change >= NOTHING) {
    reasons.push({
      kind: 'pay_above',
      text: `${pay}, ${least}${dollars(wages.p50)}, is ${dollars(wages.p50 - now)} above ${yours}.`,
      sources: letters,
      size: Math.min(1, 0.3 + change),
    })
  }
  // In another post of the own work people keep what they have above the middle of all posts.
  const keeps = stated && person.present !== undefined && occupation.code === person.present.code
  if (change <= -NOTHING && !keeps) {
    reasons.push({
      kind: 'pay_below',
      text: `${pay}, ${dollars(wages.p50)}, is ${dollars(now - wages.p50)} below ${yours}.`,
      sources: letters,
      size: Math.max(-1.2, change * 2 - 0.4),
    })
  }
  if (Math.abs(change) < NOTHING) {
    reasons.push({
      kind: 'pay_even',
      text: `${pay}, ${dollars(wages.p50)}, is about even with ${yours}.`,
      sources: letters,
      size: -0.25,
    })
  }
  if (change > -NOTHING && wages.p25 > 0 && wages.p25 < now) {
    reasons.push({
      kind: 'pay_start',
      text: `A quarter earn under ${dollars(wages.p25)}${wages.state ? ` in ${stateName(wages.state)}` : ''}, so a first job may pay less than ${stated ? 'you have' : 'your present job does'} now.`,
      sources: letters,
      size: -0.45,
    })
  }
  const target = person.reach.salaryTarget
  if (target > now && wages.p50 >= target) {
    reasons.push({ kind: 'target_met', text: `${pay} meets your goal of ${dollars(target)}.`, sources: 'WY', size: 0.55 })
  }
  if (target > now && wages.p50 < target) {
    const reach =
      wages.p75 >= target
        ? 'about a quarter or more earn it'
        : wages.p90 >= target
          ? 'fewer than a quarter earn it'
          : 'fewer than a tenth earn it'
    reasons.push({
      kind: 'target_missed',
      text: `Your goal of ${dollars(target)} lies above ${lowerFirst(pay)}; ${reach}.`,
      sources: 'WY',
      size: -0.5,
    })
  }
  return reasons
}

export function outlookReasons({ engine, occupation }: ReasonContext): Reason[] {
  const all = engine.base.national.growth
  const { outlook } = occupation
  if (!outlook) return []
  const { growthPercent: growth, openings } = outlook
  const group = outlook.own ? '' : ' (counted together with its group)'
  const reasons: Reason[] = []
  if (growth >= all + 2) {
    reasons.push({
      kind: 'growth_high',
      text: `The number of jobs is expected to grow by ${plainPercent(growth)} by 2034${group}, against ${plainPercent(all)} for all occupations.`,
      sources: 'P',
      size: Math.min(0.9, 0.4 + growth / 40),
    })
  }
  if (growth < 0) {
    reasons.push({
      kind: 'shrinking',
      text: `The number of jobs is expected to shrink: ${percentChange(growth)} by 2034${group}.`,
      sources: 'P',
      size: Math.max(-1.1, -0.6 + growth / 15),
    })
  }
  if (growth >= 0 && growth < all - 1) {
    reasons.push({
      kind: 'growth_low',
      text: `Hardly any growth: ${percentChange(growth)} by 2034${group}, against ${percentChange(all)} for all occupations.`,
      sources: 'P',
      size: -0.5,
    })
  }
  if (openings >= 25_000)
    reasons.push({ kind: 'openings_many', text: `About ${count(openings)} openings a year${group}.`, sources: 'P', size: 0.35 })
  if (openings < FEW_OPENINGS)
    reasons.push({
      kind: 'openings_few',
      text: `Only about ${count(openings)} openings a year in the whole country${group}; near you there may be none.`,
      sources: 'P',
      size: openings < 5_000 ? -0.75 : -0.55,
    })
  return reasons
}

export function entryReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const { education, experience, training } = occupation.entry
  const { person } = ranking
  const entry = ranking.standing.entries[occupation.index]!
  const { gate, studyMonths, known } = entry
  const isEvaluated = entry.missing.includes(EVALUATED)
  const holds = gate !== undefined && holdsLicense(gate, person.claims)
  const reasons: Reason[] = []
  if (holds)
    reasons.push({
      kind: 'license_held',
      text: 'You hold the license or certificate that it asks for.',
      sources: 'KY',
      size: 0.6,
    })
  if (
    known &&
    !holds &&
    entry.experienceMonths === 0 &&
    studyMonths[0] === 0 &&
    studyMonths[1] > 0 &&
    studyMonths[1] <= LONGEST_COURSE
  )
    reasons.push({
      kind: 'entry_course',
      text: `You can apply as you are; some employers want a course of up to ${studyMonths[1]} ${studyMonths[1] === 1 ? 'month' : 'months'}.`,
      sources: 'K',
      size: -0.25,
    })
  if (known && !holds && !isEvaluated && studyMonths[0] > 0)
    reasons.push({
      kind: 'entry_degree',
      text: `From where you stand it takes about ${monthsInWords(studyMonths)} of study${gate?.program ? `. What it asks: ${gate.program}` : `: the usual entry is ${entryName(education)}`}.`,
      sources: 'PKY',
      size: -Math.min(1.3, 0.4 + studyMonths[0] / 40),
    })
  if (!known)
    reasons.push({
      kind: 'entry_unknown',
      text: 'How long it takes to get in is not known. Ask somebody who does the work.',
      sources: 'K',
      size: -0.6,
    })
  const asked = entryStep(occupation)
  const held = educationStep(person)
  if (known && studyMonths[1] === 0 && asked !== undefined && held !== undefined && asked <= held)
    reasons.push({
      kind: 'entry_met',
      text: `The usual entry is ${entryName(education)}; ${training === 'Apprenticeship' ? 'the classes are part of the paid apprenticeship' : 'you need no further schooling'}.`,
      sources: 'PY',
      size: 0.45,
    })
  if (known && entry.experienceMonths > 0 && experience !== 'None' && experience !== '') {
    const years = experience === '5 years or more' ? 'five years or more' : 'some years (fewer than five)'
    reasons.push({
      kind: 'entry_experience',
      text: `Employers usually ask for ${years} in related work first; by our count you lack about ${monthsInWords([entry.experienceMonths, entry.experienceMonths])} of it.`,
      sources: 'P',
      size: experience === '5 years or more' ? -0.65 : -0.4,
    })
  }
  const isTrained = entry.how === 'same' && known && entry.paidMonths[1] === 0
  if (isTrained) return reasons
  if (training === 'Apprenticeship' || training === 'Long-term on-the-job training' || training === 'Internship/residency') {
    const how =
      training === 'Apprenticeship'
        ? 'an apprenticeship'
        : training === 'Internship/residency'
          ? 'an internship or residency'
          : 'more than a year of training on the job'
    reasons.push({
      kind: 'entry_training',
      text: `Newcomers go through ${how} before they count as skilled.`,
      sources: 'P',
      size: -0.4,
    })
  }
  return reasons
}

export function exposureReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const { exposure, lenses } = occupation
  if (exposure.middle < 0) return []
  const letters = `${lenses.map(({ lens }) => lens).join('')}K`
  const present = ranking.person.present?.exposure.middle ?? -1
  const span = `${Math.round(exposure.low)} to ${Math.round(exposure.high)} of 100`
  const reasons: Reason[] = []
  if (present >= 0 && exposure.middle <= present - 10) {
    reasons.push({
      kind: 'exposure_lower',
      text: `It is less exposed to AI than your present job: the middle of the lenses is ${Math.round(exposure.middle)}, against ${Math.round(present)}.`,
      sources: letters,
      size: Math.min(0.9, 0.3 + (present - exposure.middle) / 60),
    })
  }
  if (present < 0 && exposure.middle <= 35) {
    reasons.push({
      kind: 'exposure_low',
      text: `It is among the less exposed to AI (lenses ${span}).`,
      sources: letters,
      size: 0.4,
    })
  }
  if (exposure.modernHigh) {
    reasons.push({
      kind: 'exposure_high',
      text: 'Both modern AI lenses put it above 90 of 100: much of the work can be aided or taken over by software.',
      sources: 'ABK',
      size: -0.95,
    })
  }
  if (!exposure.modernHigh && exposure.middle >= 70) {
    reasons.push({
      kind: 'exposure_high',
      text: `It is not shielded from AI: the lenses read ${span}.`,
      sources: letters,
      size: -(0.4 + (exposure.middle - 70) / 60),
    })
  }
  if (exposure.agreement === 'split' && exposure.middle < 70 && !exposure.modernHigh) {
    reasons.push({ kind: 'exposure_split', text: `The AI lenses do not agree about it: ${span}.`, sources: letters, size: -0.35 })
  }
  return reasons
}

/** "30 to 36 months". */
function monthsInWords([low, high]: readonly [number, number]): string {
  return low === high ? `${high} ${high === 1 ? 'month' : 'months'}` : `${low} to ${high} months`
}

function entryName(education: string): string {
  if (education === 'No formal educational credential') return 'no formal schooling'
  if (education === 'Some college, no degree') return 'some college, without a degree'
  if (education === 'Postsecondary nondegree award') return 'a certificate after high school'
  return withArticle(education.charAt(0).toLowerCase() + education.slice(1))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Months of study up to which it is a course, which only some employers want. */
const LONGEST_COURSE = 18
/** Differences in pay below five percent are nothing. */
const NOTHING = 0.05
