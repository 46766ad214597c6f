import { activitiesOf, aSaid, ratedOn, saidOf, statementsOn } from '../../facts/answered.ts'
import { inItsState } from '../../facts/pay-place.ts'
import {
  capital,
  countWord,
  INTEREST_WORDS,
  interestScores,
  isDegree,
  lower,
  places,
  VALUE_WORDS,
  VALUES,
  valueScores,
  yearlyWages,
} from '../../facts/reading.ts'
import { jobId } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain } from '../../model/rich-text.ts'
import type { PointsBlock } from '../blocks.ts'
import { jobTokens } from '../parts.ts'

type Item = PointsBlock['items'][number]

/** Places where answers pull apart, strongest first. Thresholds are here, not in the words. */
export function tensions(input: ReportInput, facts: FactTable): Item[] {
  return [
    payGoal(input, facts),
    securityAndGoal(input),
    peopleNotSelling(input, facts),
    presentClash(input, facts),
    timeAndSchooling(input, facts),
  ].filter((item): item is Item => item !== undefined)
}

function payGoal(input: ReportInput, facts: FactTable): Item | undefined {
  const { present } = input
  const wages = present && yearlyWages(present)
  if (!wages || !facts.has('you.goal') || !facts.has('you.pay')) return undefined
  const goal = Number(facts.get('you.goal')!.value)
  const pay = Number(facts.get('you.pay')!.value)
  if (goal < pay * 1.05) return undefined
  const raise = facts.put({ id: 'you.raise', value: ((goal - pay) / pay) * 100, unit: 'percent', source: 'YK' })
  const job = jobTokens(facts, present.code)
  const place = inItsState(present)
  if (goal > wages.p75) {
    return {
      lead: `A raise of ${raise}, in the same work?`,
      text: `Three in four people in your job${place} earn under ${job.ref('p75')}. Your goal of ${facts.ref('you.goal')} and this job hardly go together.`,
    }
  }
  return {
    lead: `You hope for ${raise} more.`,
    text: `In your job the middle half${place} earn ${job.ref('p25')} to ${job.ref('p75')}. The goal is inside it, so a new employer could be enough.`,
  }
}

function securityAndGoal(input: ReportInput): Item | undefined {
  const first = input.profile.valuesOrder[0]
  const wantsChange = (input.profile.reach?.monthsAvailable ?? 0) > 0 && (input.profile.reach?.monthsAvailable ?? 0) <= 6
  if (first !== 'working_conditions' || !wantsChange) return undefined
  return {
    lead: 'Security first, and a change within months.',
    text: 'A fast move is rarely the safe one. Decide which of the two may wait.',
  }
}

function peopleNotSelling(input: ReportInput, facts: FactTable): Item | undefined {
  const scores = new Map(interestScores(input).map((score) => [score.interest, score]))
  const social = scores.get('social')
  const enterprising = scores.get('enterprising')
  if (!social?.answered || !enterprising?.answered || social.score - enterprising.score < 1.2) return undefined
  const [liked] = activitiesOf(input, 'social')
  const disliked = activitiesOf(input, 'enterprising').at(-1)
  const words =
    liked && disliked
      ? `To ${plain(lower(liked.label))} is ${aSaid(facts, 'interest.activities', liked)} of 10 for you, to ${plain(lower(disliked.label))} ${aSaid(facts, 'interest.activities', disliked)}.`
      : `You rate helping people ${facts.ref('you.interest.social')} of 7 and leading or selling ${facts.ref('you.interest.enterprising')}.`
  return { lead: 'People, but not persuading.', text: `${words} So look twice at jobs with a sales target in them.` }
}

function presentClash(input: ReportInput, facts: FactTable): Item | undefined {
  if (!input.present) return undefined
  const gaps = valueScores(input)
    .map((score) => ({ ...score, given: input.present!.values[VALUES.indexOf(score.value)] ?? 0 }))
    .filter((score) => score.answered && score.given > 0)
    .sort((a, b) => b.score - b.given - (a.score - a.given))
  // What their own job gives well by their own mark is not thin there, whatever the tables say of such jobs.
  const most = gaps.find(({ value }) => {
    const own = ratedOn(input, 'value.present').find(({ key }) => key === value)
    return own === undefined || own.value <= GIVEN_WELL
  })
  if (!most || most.score - most.given < 1) {
    const lowest = interestScores(input).filter((score) => score.answered)
    const top = [...lowest].sort((a, b) => b.score - a.score)[0]
    if (!top) return undefined
    const job = facts.has(`${jobId(input.present.code)}.interest.${top.interest}`)
      ? facts.ref(`${jobId(input.present.code)}.interest.${top.interest}`)
      : ''
    return job
      ? {
          lead: `${capital(INTEREST_WORDS[top.interest].doing)} comes first.`,
          text: `You put it at ${facts.ref(`you.interest.${top.interest}`)} of 7. Your kind of job offers ${job}.`,
        }
      : undefined
  }
  const { name } = VALUE_WORDS[most.value]
  const said = ratedOn(input, 'value.present').find(({ key }) => key === most.value)
  const wish = statementsOn(input, most.value)[0]
  const asked = wish
    ? `“${plain(wish.label)}” is ${aSaid(facts, 'value.weight', wish)} of 10 for you`
    : `You put it at ${facts.ref(`you.value.${most.value}`)} of 7`
  const given = said
    ? `and you give your job ${saidOf(facts, 'value.present', said)} of 10 on it`
    : `and your kind of job gives ${facts.ref(`${jobId(input.present.code)}.value.${most.value}`)} of 7`
  return { lead: `${name}: wanted, and thin where you are.`, text: `${asked}, ${given}.` }
}

function timeAndSchooling(input: ReportInput, facts: FactTable): Item | undefined {
  const hours = input.profile.reach?.learningHours ?? 0
  const listed = places(input)
  const degrees = listed.filter(({ occupation }) => isDegree(occupation?.entryEducation ?? '')).length
  if (hours === 0 || hours > 8 || degrees < 3) return undefined
  const count = facts.put({ id: 'ten.degrees', value: degrees, unit: 'score', source: 'P' })
  return {
    lead: 'Little time, and jobs that ask for a degree.',
    text: `You have about ${facts.ref('you.hours')} a week. For ${degrees === listed.length ? `all ${count}` : `${count} of the ${countWord(listed.length).toLowerCase()}`} jobs on your list a degree is the usual way in.`,
  }
}

/** Over this mark of 10 a job gives what is asked of it. */
const GIVEN_WELL = 5
