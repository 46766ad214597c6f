import type { OccupationFigures } from '../../catalogue/figures.ts'
import { ASKED, NAMED } from '../../goals/goals.ts'
import { NAMED_EARLY } from '../../matching/career-moves.ts'
import { isAskedRung } from '../../matching/next-rungs.ts'
import { isCountedWith, type Standing } from '../../matching/standing.ts'
import type { Person } from '../../person/person.ts'
import { ASSOCIATE, educationStep, entryStep } from '../education.ts'
import type { EntryPath } from '../entry-path.ts'
import { isHurt } from '../pay-floor.ts'
import { monthsBesideHours } from '../study-hours.ts'
import { lackedDegree } from '../usual-degree.ts'
import type { Rule, RuleContext, Words } from './rule.ts'

/** What an occupation asks for, against what the person holds and the time they have. */
export function entryRules({ person, standing, goals }: RuleContext): Rule[] {
  const { present, reach } = person
  const held = educationStep(person) ?? (present ? entryStep(present) : undefined) ?? 1
  const asked = (index: number): number => standing.asked[index]!
  // Work that shrinks hires too, first of all who knows it.
  const isOwnAgain = (index: number): boolean => index === present?.index && standing.called?.has(index) === true
  return [
    {
      rule: 'reach_zone',
      label: 'Not far below what you are prepared for',
      refuse: (occupation) => {
        const { index, zone } = occupation
        if (asked(index) >= ASKED || standing.called?.get(index)?.eases) return undefined
        const step = entryStep(occupation) ?? zone - 1
        const below = present
          ? zone < present.zone - 1 || (step <= held - 3 && zone < present.zone)
          : held >= 4 && zone < 4 && step < 3
        return below
          ? { why: 'It asks for much less than you have learned.', opens: 'Ask for it by name if that is what you want.' }
          : undefined
      },
    },
    {
      rule: 'reach_entry',
      label: 'No doctorate from scratch',
      refuse: (occupation) =>
        entryStep(occupation) === 6 &&
        held < 6 &&
        asked(occupation.index) < ASKED &&
        !isOpenAsIs(standing.entries[occupation.index]!)
          ? {
              why: 'It asks for a doctoral or professional degree.',
              opens: 'It opens with about four to nine more years of study.',
            }
          : undefined,
    },
    {
      rule: 'reach_age',
      label: 'No age limit that lies behind you',
      refuse: ({ index }) => refuseAge(standing.entries[index]!.gate?.applyBefore, person),
    },
    {
      rule: 'reach_time',
      label: 'Entry within the time you have',
      own: person.reach.monthsAvailable > 0 ? { id: 'months', figure: person.reach.monthsAvailable } : undefined,
      refuse: (occupation) => refuseTime(occupation, person, standing),
    },
    {
      rule: 'usual_time',
      label: 'Entry that is worth its months',
      refuse: (occupation) => refuseUsualTime(occupation, person, standing),
    },
    {
      rule: 'study_pays',
      label: 'No long study for no more pay',
      refuse: (occupation) => {
        const { index } = occupation
        const { studyMonths } = standing.entries[index]!
        const pays =
          standing.pay[index]! >= LEAST_GAIN * standing.reference || (present !== undefined && isCountedWith(present, occupation))
        return present && asked(index) < ASKED && studyMonths[0] >= LONG_STUDY && !pays && !isHurt(goals)
          ? {
              why: `It takes about ${studyMonths[0]} months of study and pays no more than you earn now.`,
              opens: 'Ask for it by name.',
            }
          : undefined
      },
    },
    {
      rule: 'study_hours',
      label: 'No study that the hours you give do not hold',
      refuse: ({ index }) => {
        const months = monthsBesideHours(person, standing.entries[index]!)
        const most = (present ? MOST_PARTS : 1) * reach.monthsAvailable
        return asked(index) < ASKED && months !== undefined && months > most
          ? {
              why: `At your ${reach.learningHours} hours a week its study takes about ${Math.round(months)} months, and you give the change ${Math.round(reach.monthsAvailable)}.`,
              opens: 'It opens with more hours a week, or if you ask for it by name.',
            }
          : undefined
      },
    },
    {
      rule: 'usual_degree',
      label: 'Not where most employers ask for a degree that you have not',
      refuse: (occupation) => {
        const { index } = occupation
        const lacked = lackedDegree(person, occupation, standing.entries[index]!)
        if (asked(index) >= ASKED || lacked?.usual !== 'most' || standsIn(person, standing, index)) return undefined
        return {
          why: `Most employers ask for a bachelor's degree, about ${lacked.months[0]} months of full-time study from where you stand.`,
          opens: 'Ask for it by name, and we tell you how people get in without one.',
        }
      },
    },
    {
      rule: 'viable',
      label: 'Not shrinking fast, and with openings',
      refuse: ({ index, outlook }) =>
        outlook &&
        asked(index) < ASKED &&
        !isOwnAgain(index) &&
        (outlook.growthPercent < -10 || outlook.openings < LEAST_OPENINGS)
          ? { why: 'There are hardly any openings, or the number of jobs shrinks fast.', opens: 'Ask for it by name.' }
          : undefined,
    },
  ]
}

/**
 * Whether years of related work stand in for a degree: where counselors name the move, into a rank that is reached by years, or
 * for who has half of the degree.
 */
function standsIn(person: Person, { entries, named, rungs }: Standing, index: number): boolean {
  const { how, gate } = entries[index]!
  const isUsual = how === 'related' && (named?.[index] ?? 0) > 0 && person.reach.yearsExperience >= YEARS_FOR_DEGREE
  // Who leads already, and asks to rise, is hired for what their crew achieved more often than for a degree.
  const { leads, yearsExperience } = person.reach
  if (isAskedRung({ rungs }, index) && how !== 'outside' && leads && yearsExperience >= YEARS_OF_LEADING) return true
  return isUsual && (gate?.kind === 'rank' || (educationStep(person) ?? 0) >= ASSOCIATE)
}

/** How many times the months that are given a part-time program may take, where it builds on work that is known. */
const MOST_PARTS = 2
const YEARS_FOR_DEGREE = 8
const YEARS_OF_LEADING = 5

/** Whether the table of gates lets people of the own field or a related one in without further study, whatever the usual entry is. */
const isOpenAsIs = ({ gate, how, known, studyMonths }: EntryPath): boolean =>
  gate !== undefined && known && how !== 'outside' && studyMonths[0] === 0

/** Nobody is asked for their age. Years of work after school tell the least it can be. */
function refuseAge(applyBefore: number | undefined, { reach }: Person): Words | undefined {
  if (applyBefore === undefined || SCHOOL_ENDS + reach.yearsExperience < applyBefore) return undefined
  return {
    why: `One must apply before age ${applyBefore}, and ${reach.yearsExperience} years of work lie behind you.`,
    opens: 'Ask the licensing body about exceptions, such as for former service members.',
  }
}

/** Months of study against what the person gives, and against what anybody can be asked; an unknown way only for who asked. */
function refuseTime({ index }: OccupationFigures, { reach }: Person, standing: Standing): Words | undefined {
  const { how, known, studyMonths, experienceMonths } = standing.entries[index]!
  if (!known && standing.asked[index]! < ASKED && how === 'outside')
    return { why: 'Nobody could tell us how one gets in.', opens: 'Ask for it by name, and we tell you where to look it up.' }
  const given = reach.monthsAvailable > 0 ? reach.monthsAvailable : Number.POSITIVE_INFINITY
  if (studyMonths[0] > Math.min(MOST_STUDY, given)) {
    const limit = given < MOST_STUDY ? `you give the change ${Math.round(given)}` : 'that is long for what it adds'
    return tooLong(studyMonths[0], limit)
  }
  return experienceMonths > MOST_EXPERIENCE ? tooEarly(experienceMonths) : undefined
}

/** Months of study and missing years against what such a move is usually worth. */
function refuseUsualTime({ index, zone }: OccupationFigures, { present, reach }: Person, standing: Standing): Words | undefined {
  const { how, gate, studyMonths, paidMonths, experienceMonths } = standing.entries[index]!
  const asked = standing.asked[index]!
  if (asked >= NAMED) return undefined
  const years = reach.yearsExperience
  const near = standing.field[index] === 1 || standing.place[index]! >= 0.97
  const settled = present !== undefined && years >= 3
  const foreign = how === 'outside' && settled && gate !== undefined && SCHOOLED.has(gate.kind)
  const traineeship = gate?.kind === 'license' ? LICENSED_TRAINEE : TRAINEE
  const beginsAnew = paidMonths[0] >= traineeship || gate?.kind === 'academy'
  if (asked < ASKED && how === 'outside' && present !== undefined && years >= 5 && beginsAnew)
    return {
      why: `You would begin again as a trainee, for about ${Math.max(6, paidMonths[0])} months and on a trainee's pay.`,
      opens: 'Ask for it by name if you want to begin again.',
    }
  const pays = standing.pay[index]! > 1.25 * standing.reference
  const usual = (): number => {
    if (asked >= ASKED) return 24
    if (near && pays && gate?.kind === 'license' && how === 'related') return 36
    // What counselors name first from here, and nears by what was learned, may take the months that are given.
    if (how === 'related' && (standing.named?.[index] ?? 0) >= NAMED_EARLY) return Math.max(12, reach.monthsAvailable)
    if (foreign) return 6
    if (near) return years >= 8 ? 12 : 24
    if (settled) return 12
    return present || zone < 4 ? 24 : MOST_STUDY
  }
  if (studyMonths[0] > usual()) return tooLong(studyMonths[0], 'that is long for what it adds')
  return experienceMonths > (asked >= ASKED ? 24 : 12) ? tooEarly(experienceMonths) : undefined
}

function tooLong(months: number, limit: string): Words {
  return {
    why: `It takes about ${months} months of study from where you stand; ${limit}.`,
    opens: `It opens if you can study for ${months} months.`,
  }
}

function tooEarly(months: number): Words {
  return {
    why: `Employers ask for about ${months} more months of related work.`,
    opens: 'A first post in that field opens it.',
  }
}

/** Months of study, and the share of the present pay that they bring at least. */
const LONG_STUDY = 6
const LEAST_GAIN = 1.05
const SCHOOL_ENDS = 18
const LEAST_OPENINGS = 300
/** Months of study and of related work that are never asked of anybody here. */
const MOST_STUDY = 60
const MOST_EXPERIENCE = 48
/** Months of paid training that make somebody a trainee again, and fewer of them where a license is earned meanwhile. */
const TRAINEE = 24
const LICENSED_TRAINEE = 12
/** Gates whose schooling is a field of its own. */
const SCHOOLED: ReadonlySet<string> = new Set(['license', 'degree', 'exam'])
