import { keyOn, keysOn, ratingOn } from '../../facts/answered.ts'
import { timeRange } from '../../facts/break-even.ts'
import { capital, listing } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import { signed } from '../../model/format-fact.ts'
import type { Text } from '../../model/rich-text.ts'
import { about, counted, floorOf, marked, type Purse, type Road } from './money-roads.ts'
import { toldItems } from './money-told.ts'
import { needsItem } from './money-without-pay.ts'

/** What the reader told about money and time, held against the sums of their directions. */
export type Told = { readonly lead: Text; readonly text: Text; readonly drop?: number }

const names = (roads: readonly Road[]): Text => listing(roads.map(({ name }) => name))
/** The same at the start of a sentence. */
const Names = (roads: readonly Road[]): Text => capital(names(roads))
const s = (roads: readonly Road[]): string => (roads.length === 1 ? 's' : '')

export function readerItems(purse: Purse, most = 3): Told[] {
  const unpaid = purse.base.from === 'none'
  const asked = unpaid
    ? [floorItem, goalItem, timeItem]
    : [floorItem, goalItem, strongRiskItem, timeItem, obstacleItem, riskItem, stayItem]
  const found = [...toldItems(purse), ...asked.map((item) => item(purse)), unpaid ? needsItem(purse) : undefined]
  const items = found.filter(
    (item, at): item is Told => item !== undefined && found.findIndex((one) => one?.lead === item.lead) === at,
  )
  if (items.length > 0) return items.slice(0, most).map((item, at) => (at < 2 ? item : { ...item, drop: 5 }))
  return [
    {
      lead: 'You told us no figures.',
      text: 'With your pay, the least you need and the pay you hope for, each line above becomes a sum about you.',
    },
  ]
}

/** Which directions hold the least pay that the reader can take. */
function floorItem(purse: Purse): Told | undefined {
  const { floor, roads, base } = purse
  if (floor === undefined) return undefined
  // Their own work elsewhere is priced by their own bargaining, and breaks no limit.
  const priced = roads.filter(({ kind }) => kind !== 'unknown_pay' && kind !== 'own')
  if (priced.length === 0) return undefined
  const broken = priced.filter(({ kind }) => kind === 'below_floor')
  const risky = priced.filter(({ kind, occupation }) => kind !== 'below_floor' && (occupation.wages?.p25 ?? 0) < floor)
  const lead = base.pay > 0 && floor >= base.pay ? 'You can take no cut.' : `Your floor is ${marked(floorOf(purse, floor))}.`
  if (broken.length > 0 && broken.length === priced.length)
    return {
      lead,
      text: `${Names(broken)} pay${s(broken)} less than that in the middle. By your own limit there is nothing here to move to yet.`,
    }
  if (broken.length > 0) {
    const kept = priced.filter((road) => !broken.includes(road))
    return {
      lead,
      text: `${Names(kept)} hold${s(kept)} it, ${names(broken)} do${broken.length === 1 ? 'es' : ''} not. Spend your weeks on what holds.`,
    }
  }
  if (risky.length > 0)
    return {
      lead,
      text: `The middle pay keeps it each time. A low start as ${names(risky)} would not, so name that figure before the first talk ends.`,
    }
  const school = priced.find(({ entry }) => entry.known && entry.study[1] > 0 && !isCourse(entry.study))
  return school
    ? {
        lead,
        text: `The pay after it keeps it, the years at school for ${school.name} do not. They need savings or a second income.`,
      }
    : { lead, text: 'Even a low start in these directions stays above it. That gives you room to say no to a bad offer.' }
}

/** Who reaches the pay that the reader hopes for. */
function goalItem({ facts, roads, base }: Purse): Told | undefined {
  const goal = facts.get('you.goal')
  if (!goal) return undefined
  const hoped = Number(goal.value)
  const token = facts.ref('you.goal').replace('}', '!}')
  const lead = `You hope for ${facts.ref('you.goal')}.`
  const middle = roads.filter(({ occupation }) => (occupation.wages?.median ?? 0) >= hoped)
  const top = roads.filter((road) => !middle.includes(road) && (road.occupation.wages?.p75 ?? 0) >= hoped)
  if (middle.length === roads.length && middle.length > 1)
    return { lead, text: `Half of the people in each of these earn that or more. So ${token} is a figure you may say aloud.` }
  // A hope far under the middle pay needs no courage.
  const far = middle.filter(({ occupation }) => (occupation.wages?.median ?? 0) >= hoped * FAR)
  if (far.length > 0)
    return {
      lead,
      text: `The middle pay as ${names(far)} is well above that, so ask for more.${top.length > 0 ? ` As ${names(top)} you would have to be among the best paid quarter.` : ''}`,
    }
  if (middle.length > 0)
    return {
      lead,
      text: `As ${names(middle)} that is no more than the middle.${top.length > 0 ? ` As ${names(top)} you would have to be among the best paid quarter.` : ''}`,
    }
  if (top.length > 0)
    return {
      lead,
      text: `In ${names(top)} a quarter or more get there, after years. Ask what those people can do that a newcomer cannot.`,
    }
  return {
    lead,
    text: `Not even the best paid quarter in these directions has that. ${base.from === 'none' ? 'Ask what the posts above them pay, and after how many years.' : 'Raise it where you are, or lower it on purpose.'}`,
  }
}

const FAR = 1.2

const LIMITS: Readonly<Record<string, number>> = { months_3: 3, months_6: 6, months_12: 12, months_24: 24, months_36: 36 }

/** Which directions can begin within the time that the reader gives. */
function timeItem({ input, roads }: Purse): Told | undefined {
  const limit = LIMITS[keyOn(input, 'reach.months')]
  const timed = counted(roads)
  if (limit === undefined || timed.length === 0) return undefined
  // A course that only some ask for holds nobody up.
  const within = timed.filter(({ way, entry }) => (isCourse(entry.study) ? way.good : way.hard).start <= limit)
  const late = timed.filter(({ way }) => way.good.start > limit)
  const lead = limit === 36 ? 'You give it three years.' : `You give it ${limit} months.`
  if (late.length > 0) {
    const worst = late.toSorted((a, b) => b.way.good.start - a.way.good.start)[0]!
    return {
      lead,
      text: `${Names(late)} cannot be had by then: ${worst.name} takes ${timeRange(worst.way.good.start, worst.way.hard.start)} to the first pay.`,
    }
  }
  if (within.length === timed.length)
    return limit <= 6
      ? { lead, text: `${Names(within)} can begin inside that, so the first pay matters more to you than the later one.` }
      : { lead, text: `${Names(within)} need${s(within)} less than that. Use what is left over to wait for a better offer.` }
  const maybe = timed.filter((road) => !within.includes(road))
  return {
    lead,
    text: `${Names(maybe)} fit${s(maybe)} only the short way. Ask for the date of the next start before you decide.`,
  }
}

/** What holds the reader back, where it has to do with money or time. */
function obstacleItem({ input, roads, facts, base }: Purse): Told | undefined {
  const keys = keysOn(input, 'constraint.obstacles')
  const school = roads.filter(({ entry }) => entry.known && entry.study[1] > 0 && !isCourse(entry.study))
  const paid = roads.filter(({ entry }) => entry.known && entry.study[1] === 0 && entry.paid[1] > 0)
  if (keys.includes('money_training')) {
    if (school.length === 0)
      return {
        lead: 'You fear the cost of training.',
        text: `None of your directions sends you to a school for a degree.${paid.length > 0 ? ` ${Names(paid)} even pay${s(paid)} you to learn.` : ''} That worry can rest.`,
      }
    return {
      lead: 'You fear the cost of training.',
      text: `It stands in the way of ${names(school)} alone. Ask your boss and the next one who pays, before you borrow.`,
    }
  }
  if (keys.includes('money_meantime')) {
    const open = roads.filter(({ entry }) => entry.known && entry.total[1] <= 6)
    if (open.length > 0)
      return {
        lead: 'The months in between worry you.',
        text: `As ${names(open)} there need be none: sign first, then give notice. Plan the rest by the hard end of the table.`,
      }
    return {
      lead: 'The months in between worry you.',
      text: 'Each way here has lean months. So count with the hard end of the table, and take the good end as luck.',
    }
  }
  if (keys.includes('people_family'))
    return {
      lead: 'Your family depends on you.',
      text: `Agree at home on one figure: what must come in each month. Today that is ${marked(facts.put({ id: 'money.month.now', value: base.pay / 12, unit: 'usd', source: base.from === 'you' ? 'YK' : 'WK' }))} before tax.`,
    }
  if (keys.includes('time_retrain')) {
    const hours = Number(facts.get('you.hours')?.value ?? 4)
    if (school.length === 0)
      return {
        lead: 'You lack time to retrain.',
        text: 'These directions ask for hours, not for years. What you have to find is evenings, and an end date for them.',
      }
    return {
      lead: 'You lack time to retrain.',
      text: `Half-time study for ${names(school)} takes about twenty hours a week, and you have ${hours < 1 ? 'almost none' : facts.ref('you.hours')}. Something must go first.`,
    }
  }
  if (keys.includes('know_degree') && school.length > 0)
    return {
      lead: 'You miss a degree or license.',
      text: `For ${names(school)} you would need one indeed. Let the admissions office count what you have before you pay for a class.`,
    }
  if (keys.includes('know_degree'))
    return {
      lead: 'You miss a degree or license.',
      text: 'These directions can be had without going back to school for years, so it costs you less than you think.',
    }
  if (keys.includes('time_health'))
    return {
      lead: 'Your health sets limits.',
      text: 'Sick pay and health cover then weigh more than the last thousand of pay. Put both on the list for each offer.',
    }
  if (keys.includes('self_junior'))
    return {
      lead: 'Starting low again bothers you.',
      text: `The table shows its price: the line of the pay given up. ${roads.length > 1 ? 'Where it says none, nobody asks you to.' : ''}`,
    }
  if (keys.includes('people_loyal'))
    return {
      lead: 'You do not want to leave your team.',
      text: 'Loyalty has a price here that you can read: one year of the raise in the table. Decide if you would pay it.',
    }
  return undefined
}

/** Far from the middle of the scale it says more about the reader than their months do. */
function strongRiskItem(purse: Purse): Told | undefined {
  const risk = ratingOn(purse.input, 'risk.appetite') ?? 5
  return risk <= 2 || risk >= 9 ? riskItem(purse) : undefined
}

function riskItem({ input, roads }: Purse): Told | undefined {
  const risk = ratingOn(input, 'risk.appetite')
  if (risk === undefined) return undefined
  const uneven = counted(roads).find(({ way }) => way.hard.cost > way.good.cost * 2 + 15_000)
  if (risk <= 4)
    return uneven
      ? {
          lead: 'You dislike open ends.',
          text: `${capital(uneven.name)} has the widest range of all, so get its price and its start date in writing first.`,
        }
      : {
          lead: 'You dislike open ends.',
          text: 'Good and hard end lie close together here. Still, sign the new job before you leave the old one.',
        }
  return uneven
    ? {
        lead: 'You can live with a gamble.',
        text: `${capital(uneven.name)} is one: between its good and its hard end lies the price of a car.`,
      }
    : {
        lead: 'You can live with a gamble.',
        text: 'You will hardly need to: these sums do not differ much between luck and bad luck.',
      }
}

/** What staying may bring: the same raise, asked for, or a field that shrinks. */
function stayItem(purse: Purse): Told | undefined {
  const { input, roads, base } = purse
  const growth = input.present?.outlook?.growthPercent
  const best = counted(roads)
    .filter(({ way }) => way.gain > 0)
    .toSorted((a, b) => a.way.gain - b.way.gain)[0]
  if (growth !== undefined && growth < -1)
    return {
      lead: 'Staying has a price, too.',
      text: `Jobs in your present work change by ${signed(growth, 1)} percent until 2034, and our sums hold your pay still.{^P}`,
    }
  if (!best || base.from !== 'you') return undefined
  const share = Math.round((100 * best.way.gain) / base.pay)
  return share <= 15
    ? {
        lead: 'Try a raise first.',
        text: `About ${share} percent more where you are, ${marked(about(purse, `raise.${best.occupation.code}`, best.way.gain))} a year, would match ${best.name} without a single lean month.`,
      }
    : {
        lead: 'A raise will not do it.',
        text: `Nobody will pay you ${share} percent more for the same work. That is what the step to ${best.name} stands for.`,
      }
}
