import { keyOn } from '../../facts/answered.ts'
import { timeRange } from '../../facts/break-even.ts'
import { capital, listing } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import type { Text } from '../../model/rich-text.ts'
import { type Carries, carries, leanOf, needOf, type Reserve } from './money-reserve.ts'
import { counted, dollarsOf, marked, type Purse, type Road, schools } from './money-roads.ts'

type Item = { readonly lead: Text; readonly text: Text }
type Counted = ReturnType<typeof counted>[number]

/** At the start of a sentence. */
const names = (roads: readonly Road[]): Text => capital(inner(roads))
const inner = (roads: readonly Road[]): Text => listing(roads.map(({ name }) => name))
const s = (roads: readonly Road[]): string => (roads.length === 1 ? 's' : '')

function sorted(purse: Purse, reserve: Reserve): Record<Carries, Counted[]> {
  const by: Record<Carries, Counted[]> = { holds: [], tight: [], short: [] }
  for (const road of counted(purse.roads)) by[carries(leanOf(purse, road).cost, reserve, needOf(purse))].push(road)
  return by
}

/** Whether the reserve covers the months without pay: of the search alone, or of school too. */
export function bridgeHeadline(purse: Purse, reserve: Reserve | undefined): Text {
  const all = counted(purse.roads)
  if (all.length === 0) return 'No sum can be made here: build the bridge from what employers tell you'
  const longest = all.toSorted((a, b) => b.way.unpaid[1] - a.way.unpaid[1])[0]!
  if (!reserve)
    return `Up to ${timeRange(longest.way.unpaid[1], longest.way.unpaid[1])} without pay: know your reserve before you give notice`
  const { holds, tight, short } = sorted(purse, reserve)
  if (short.length === all.length)
    return schools(purse).length === all.length
      ? 'No reserve of yours outlasts school: learn beside your job'
      : 'Your reserve does not cover two months: sign first, then leave'
  if (short.length > 0)
    return shorterOf(
      `Your savings carry you to ${(holds[0] ?? tight[0])!.name}, not to ${short[0]!.name}`,
      'Your savings carry you over one of these gaps, not over all',
    )
  if (tight.length > 0) return `Two months of search would be tight for you: ${needWords(purse)} each`
  return `${capital(reserve.words)} of reserve ${/^less|year$/.test(reserve.words) ? 'carries' : 'carry'} you over the gap`
}

const shorterOf = (words: Text, otherwise: Text): Text => (words.length <= 84 ? words : otherwise)
const needWords = (purse: Purse): Text => dollarsOf(purse, 'need', needOf(purse))

/** By whose figure it is that the months are counted with. */
const EARNS: Readonly<Record<Purse['base']['from'], (pay: Text) => Text>> = {
  none: () => 'You have no pay of your own today.',
  you: (pay) => `You earn ${pay} a month before tax.`,
  job: (pay) => `You told us no pay, so we count with ${pay} a month before tax, the middle of your job.`,
  all: (pay) => `You told us no pay, so we count with ${pay} a month before tax, the middle of all jobs.`,
}

export function bridgeStandfirst(purse: Purse, reserve: Reserve | undefined): Text {
  const school = schools(purse)
  const need = `You said you need ${needWords(purse)} a month.`
  const lead = purse.floor === undefined ? EARNS[purse.base.from](needWords(purse)) : need
  if (school.length > 0) {
    const road = school[0]!
    return `${lead} At school for ${road.name} none of it comes in, or half of your pay at best, for ${timeRange(...road.way.school)}.`
  }
  const training = counted(purse.roads).find((road) => leanOf(purse, road).thin > 0)
  if (training) return `${lead} The first wage in training for ${training.name} is below that; the rest is a matter of dates.`
  if (!reserve) return `${lead} With no school in the way, the only gap is the one between your last check and the first new one.`
  return reserve.months[1] <= 1
    ? `${lead} You could miss one check at most. So there must be no week between the old job and the new.`
    : `${lead} A job found from a job leaves no gap at all; a job found after leaving may cost two checks.`
}

export function bridgeItems(purse: Purse, reserve: Reserve | undefined): Item[] {
  return [reserveItem(purse, reserve), dependantsItem(purse), paceItem(purse)].filter((item): item is Item => item !== undefined)
}

function reserveItem(purse: Purse, reserve: Reserve | undefined): Item | undefined {
  const all = counted(purse.roads)
  if (all.length === 0) return undefined
  if (!reserve)
    return {
      lead: 'Your reserve is the missing number.',
      text: `Add what you could reach within a week. Divide it by ${marked(needWords(purse))}: that many months are yours.`,
    }
  const { tight, short } = sorted(purse, reserve)
  const worst = [...short, ...tight].toSorted((a, b) => leanOf(purse, b).cost - leanOf(purse, a).cost)[0]
  if (!worst)
    return {
      lead: 'You have time to choose.',
      text: `Even the search at its longest takes ${marked(dollarsOf(purse, `lean.${all[0]!.occupation.code}`, leanOf(purse, all[0]!).cost))}, and you hold more. You may turn down the first offer.`,
    }
  const cost = dollarsOf(purse, `lean.${worst.occupation.code}`, leanOf(purse, worst).cost)
  if (worst.way.school[1] > 0)
    return {
      lead: `Do not quit to study for ${worst.name}.`,
      text: `It would take ${marked(cost)}, and your savings end after ${reserve.words}. Half time beside your job takes twice as long and leaves them alone.`,
    }
  if (leanOf(purse, worst).thin > 0)
    return {
      lead: `Ask for the wage steps as ${worst.name}.`,
      text: `To live on them you would have to add ${marked(cost)} in all. You have ${reserve.words}, so know the month in which the wage is enough.`,
    }
  return short.length > 0
    ? {
        lead: 'Keep your job until you sign.',
        text: `You would be without pay for about two months: ${marked(cost)}. You have ${reserve.words}. That is not enough.`,
      }
    : {
        lead: 'It is tight.',
        text: `You would be without pay for about two months: ${marked(cost)}. You have ${reserve.words}, with nothing left for a bad tooth.`,
      }
}

/** Who lives on the reader's pay, in a plan with school and in one without. */
const DEPENDANTS: Readonly<Record<string, readonly [school: (name: Text) => Text, open: (name: Text) => Text]>> = {
  nobody_else: [
    (name) =>
      `No one else would go short if you studied to become ${name}. No second pay would feed you either, so a part-time job belongs in the plan.`,
    (name) =>
      `A lean start as ${name} would hurt only you. There is no second pay to fall back on, so keep the first months cheap.`,
  ],
  shared: [
    (name) =>
      `The other half would have to carry the home while you learn for ${name}. Ask how long that is all right, in months.`,
    (name) => `One of two pays would dip for a while. Show the line of ${name} at home before you show it to a boss.`,
  ],
  main: [
    (name) =>
      `Most of what your home lives on would be missing in the years of school. For ${name} only the half-time way fits that.`,
    (name) => `Most of the home’s money is yours, so the first offer as ${name} must name a start date before you give notice.`,
  ],
  sole: [
    (name) => `All at home live on your pay. Full-time school for ${name} is then out, unless somebody pays you to go.`,
    (name) => `All at home live on your pay. Leave only for a signed offer, even one as ${name}.`,
  ],
}
const DEPENDANT_LEADS: Readonly<Record<string, Text>> = {
  nobody_else: 'Only you live on it.',
  shared: 'You share the costs.',
  main: 'You earn most of it.',
  sole: 'You are the one who earns.',
}

function dependantsItem(purse: Purse): Item | undefined {
  const key = keyOn(purse.input, 'money.dependants')
  const wordings = DEPENDANTS[key]
  const first = purse.roads[0]
  if (!wordings || !first) return undefined
  const school = schools(purse)[0]
  return { lead: DEPENDANT_LEADS[key]!, text: school ? wordings[0](school.name) : wordings[1](first.name) }
}

/** The pace that suits the reader, beside the months of their directions. */
function paceItem(purse: Purse): Item | undefined {
  const timed = counted(purse.roads)
  const quick = timed.filter(({ way, entry }) => (isCourse(entry.study) ? way.good : way.hard).start <= 6)
  const long = timed.filter(({ way }) => way.good.start >= 12)
  switch (keyOn(purse.input, 'change.pace')) {
    case 'quick':
      return quick.length > 0
        ? {
            lead: 'You want one quick move.',
            text: `${names(quick)} allow${s(quick)} it. Then look at the diamonds above: the first pay is the one you will live on.`,
          }
        : {
            lead: 'You want one quick move.',
            text: 'None of these is quick at its hard end. Ask where you work which of the tasks you could take over first.',
          }
    case 'steady':
      return long.length > 0
        ? {
            lead: 'You go step by step.',
            text: `Then ${inner(long)} can be had beside your job. No month goes without pay, but many evenings go.`,
          }
        : {
            lead: 'You go step by step.',
            text: `The steps to ${inner(timed.slice(0, 2))} are short. Try one task of it for pay where you are, before you cross.`,
          }
    case 'long':
      return long.length > 0
        ? {
            lead: 'You would go a long way.',
            text: `${names(long)} would ask for it. Save a fixed sum each month until school starts, and the lean years shrink.`,
          }
        : {
            lead: 'You would go a long way.',
            text: `Nothing here needs it: ${inner(timed)} lie${s(timed)} closer than you feared. Keep the strength for the first year there.`,
          }
    default:
      return undefined
  }
}
