import type { Table } from '../open-source.ts'
import type { SourceName } from '../sources.ts'
import { broadCode, socCode } from './codes.ts'
import { DEMANDS, demandOf, NOT_OUTDOORS, readSurvey, STANDING_HOURS } from './conditions/demands.ts'
import { groupTasks } from './conditions/group-tasks.ts'
import { getOrAdd } from './get-or-add.ts'

/**
 * Conditions of work by occupation, "" where nothing is published: what the handbook says of schedules, seasons and travel (0-1), bodily strength
 * (O*NET level 0-7, mean of static strength, trunk strength and stamina), hours of standing a day, percent of workers outdoors, percent
 * who are able to telework, percent who work for themselves; then what health may forbid: percent of workers who must drive, hours of
 * sitting, percent who may choose to sit or stand, who must kneel, climb ladders, hear sounds other than speech, work around crowds or in
 * loud noise, and O*NET levels (0-7) of the abilities behind these where they are not counted (`ABILITIES`); and whether the schedules name
 * early mornings, evenings, weekends and nights (0-1, half for "some" and "may"); then percent of workers among hazardous contaminants, in
 * great heat and great cold that are not of the weather, and who type, work with the fingers and speak for a third of the day or more; the
 * levels of the abilities of the hands and of clear speech; how often the phone is used (0-100); and the number of tasks before groups.
 */
export function conditionRows(tables: Record<SourceName, Table>, codes: readonly string[]): string[][] {
  const pages = readPages(tables.handbook)
  const levels = ABILITIES.map((elements) => readLevels(tables.abilities, elements))
  const survey = readSurvey(tables.requirements)
  const telework = bySoc(tables.telework, 'SOC_2018_CODE', 'ESTIMATE')
  const telephone = telephoneOf(tables.workContext)
  const groups = groupTasks(tables.tasks)
  const selfEmployed = bySoc(tables.projections, '2024 National Employment Matrix code', 'Percent self employed, 2024')
  const rows = codes.map((code) => {
    const soc = socCode(code)
    const page = ofOwn(pages.get(code) ?? pages.get(`${soc}.00`), code)
    const notOutdoors = survey.get(`${soc} ${NOT_OUTDOORS}`)
    const staffed = STAFFED_DAY_AND_NIGHT.test(code)
    return [
      code,
      ...(page
        ? [
            schedule(page),
            share(AWAY, page.all),
            share(PART_TIME, page.schedules),
            share(SCHOOL_YEAR, page.all),
            share(SEASONAL, page.schedules),
          ]
        : [staffed ? '1' : '', '', '', '', '']),
      digits(levels[0]!.get(code) ?? levels[0]!.get(`${soc}.00`), 2),
      digits(survey.get(`${soc} ${STANDING_HOURS}`), 1),
      digits(notOutdoors === undefined ? undefined : 100 - notOutdoors, 0),
      digits(near(telework, soc), 0),
      digits(near(selfEmployed, soc), 1),
      ...DEMANDS.slice(0, HEALTH_DEMANDS).map((demand) => digits(demandOf(survey, soc, demand), 1)),
      ...levels.slice(1, 1 + HEALTH_ABILITIES).map((level) => digits(level.get(code) ?? level.get(`${soc}.00`), 2)),
      ...(page ? HOURS.map((pattern) => part(pattern, page.schedules)) : staffed ? ['', '1', '1', '1'] : ['', '', '', '']),
      ...DEMANDS.slice(HEALTH_DEMANDS).map((demand) => digits(demandOf(survey, soc, demand), 1)),
      ...levels.slice(1 + HEALTH_ABILITIES).map((level) => digits(level.get(code) ?? level.get(`${soc}.00`), 2)),
      digits(telephone.get(code) ?? telephone.get(`${soc}.00`), 0),
      digits(groups.get(code), 0),
    ]
  })
  return [CONDITION_COLUMNS, ...rows]
}

type Page = { readonly schedules: string; readonly all: string }

/** Of a page on several occupations, the sentences that speak of this one. */
function ofOwn(page: Page | undefined, code: string): Page | undefined {
  if (!page) return undefined
  const own = (text: string): string =>
    sentencesOf(text)
      .filter((sentence) => !OF_SOME.some(([words, codes]) => words.test(sentence) && !codes.test(code)))
      .join(' ')
  return { schedules: own(page.schedules), all: own(page.all) }
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

/** Sentences that name the occupations of a page which they are about: hotels and airlines, bus lines, adjusters in the field. */
const OF_SOME: readonly [words: RegExp, codes: RegExp][] = [
  [/^Clerks in lodging and transportation/, /^43-4(?:08|18)1/],
  [/part-time work is common for hotel clerks and file clerks/, /^43-40[78]1/],
  [
    /^Drivers. schedules may vary|^Intercity and charter bus drivers|^Others spend nights away|^Bus drivers who cross state/,
    /^53-3052/,
  ],
  [/^School bus drivers work only/, /^53-3051/],
  [/^Cooks who are employed in schools/, /^35-2012/],
  [/those in school cafeterias may work only/, /^35-2012/],
  [
    /^Adjusters often arrange|^This requirement sometimes results in adjusters|^Insurance investigators often|^Early morning, evening/,
    /^13-1031/,
  ],
]

function readPages(table: Table): ReadonlyMap<string, Page> {
  return new Map(
    table.rows.flatMap((row) => {
      const parts = JSON.parse(row.work_environment || '{}') as Record<string, string>
      const schedules = parts['Work Schedules'] ?? ''
      const page = { schedules, all: `${parts.main ?? ''} ${schedules}` }
      return (JSON.parse(row.onet_codes!) as string[]).map((code) => [code, page] as const)
    }),
  )
}

/** 1 nights or shifts, .6 evenings or weekends, .3 being on call only, 0 none of these; half where the page says "some" or "may". */
function schedule({ schedules }: Page): string {
  if (schedules === '') return ''
  const found = sentencesOf(schedules).map((sentence) => {
    const doubt = DOUBT.test(sentence) ? 0.5 : 1
    const kind = /\bnights?\b|\bshifts?\b|round[- ]the[- ]clock|24[- ]hour|overnight/i.test(sentence)
      ? 1
      : /\bevenings?\b|\bweekends?\b|\bholidays?\b|early mornings?/i.test(sentence)
        ? 0.6
        : /on call/i.test(sentence)
          ? 0.3
          : 0
    return kind * doubt
  })
  return String(Math.max(0, ...found))
}

function share(pattern: RegExp, text: string): string {
  const sentence = sentencesOf(text).find((each) => pattern.test(each))
  if (!sentence) return '0'
  return /\b(?:some|may|might|sometimes|occasional\w*)\b/i.test(sentence) ? '0.5' : '1'
}

/** How surely the schedules name a part of the day or the week; '' where the page has none. */
function part(pattern: RegExp, schedules: string): string {
  if (schedules === '') return ''
  const found = sentencesOf(schedules).filter((sentence) => pattern.test(sentence) && !AT_HOME.test(sentence))
  return String(Math.max(0, ...found.map((sentence) => (DOUBT.test(sentence) || OF_SOME_POSTS.test(sentence) ? 0.5 : 1))))
}

/** Mean level of some abilities; only where all of them were rated. */
function readLevels({ rows }: Table, elements: ReadonlySet<string>): ReadonlyMap<string, number> {
  const levels = new Map<string, number[]>()
  for (const { code, element_id, scale, value } of rows)
    if (scale === 'LV' && elements.has(element_id!)) getOrAdd(levels, code!, () => [] as number[]).push(Number(value))
  return new Map(
    [...levels].flatMap(([code, list]) =>
      list.length === elements.size ? [[code, list.reduce((sum, value) => sum + value, 0) / list.length] as const] : [],
    ),
  )
}

/** How often work uses the phone, 0-100. */
function telephoneOf({ rows }: Table): ReadonlyMap<string, number> {
  const own = rows.filter(({ element_id }) => element_id === TELEPHONE)
  return new Map(own.map((row) => [row.code!, Number(row.value_0_100)]))
}

function bySoc({ rows }: Table, code: string, value: string): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap((row) => {
      const number = Number(row[value])
      return row[value] !== '' && Number.isFinite(number) ? [[row[code]!, number] as const] : []
    }),
  )
}

/** The figure of a six-digit code, or of the broad occupation or minor group that it belongs to. */
function near(figures: ReadonlyMap<string, number>, soc: string): number | undefined {
  return figures.get(soc) ?? figures.get(broadCode(soc)) ?? figures.get(`${soc.slice(0, 4)}000`)
}

const digits = (value: number | undefined, count: number): string =>
  value === undefined ? '' : String(Number(value.toFixed(count)))

const DOUBT = /\b(?:some|may|might|sometimes|occasional\w*|few|less likely)\b/i
/** Overtime comes on top of a day shift, and what many do is not what the post asks. */
const OF_SOME_POSTS = /\bmany\b|\bovertime\b|more than 40/i
/** What is done in the evening at the own table, and what is told to be rare. */
const AT_HOME = /grading papers|write reports|\brarely work/i
const AROUND_THE_CLOCK = String.raw`24 hours|24-hour|(?:round|around)[- ]the[- ]clock|\bshift work|\bwork in shifts|rotating`
/** Early mornings, evenings, weekends, nights. */
const HOURS = [
  'early (?:in the )?mornings?|early hours|early morning',
  String.raw`evenings?|late (?:hours|at night|in the day)|\bnights?\b(?! away)|${AROUND_THE_CLOCK}`,
  `weekends?|saturdays?|sundays?|holidays?|[67] days a week|seven days|${AROUND_THE_CLOCK}`,
  String.raw`\bnights?\b(?! away)|overnight|${AROUND_THE_CLOCK}`,
].map((pattern) => new RegExp(pattern, 'i'))
/** A shift over night is at home by day: "overnight shifts" are no nights away. */
const AWAY =
  /away from home|\bovernight(?! (?:shifts?|work|hours|care|to (?:stock|clean)))(?=\b)(?<!\b(?:work|working|remain|open) overnight)|travel (?:extensively|frequently|often|long)|long distances?|days or weeks|weeks at a time|several (?:days|weeks)/i
/**
 * Work of which the handbook has no page and that is staffed day and night, by our reading: police, fire and security supervisors, screeners, dispatchers,
 * operators of chemical plants, refineries and gas pumping stations, ambulance drivers, airfield staff and subway operators.
 */
const STAFFED_DAY_AND_NIGHT = /^(?:33-10|33-9093|43-5032|51-809|53-2022|53-3011|53-4041|53-6032|53-707[123])/
const PART_TIME = /part[- ]time/i
/** Who is free in summer; a busy summer, and work that "does not have summers off", are something else. */
const SCHOOL_YEAR =
  /^(?!.*\bnot have summer)(?:.*(?:10-month|ten-month|school year, (?:typically|usually)|when school is (?:not )?in session|\b(?:including|have|with) summers? off|2-month break|not work during the summer|summer courses))/i
/** Work that stops for part of the year; longer hours in a busy season are none. */
const SEASONAL = /\bseasonal(?:ly)?\b(?! demands?)|only during certain seasons/i
/**
 * Abilities whose mean level stands for one demand: strength (static, trunk, stamina), hearing (sensitivity, auditory attention), sight
 * on the road (night, peripheral), low or high postures (extent flexibility, gross body equilibrium), and hands (steadiness, manual and
 * finger dexterity) and clear speech.
 */
const ABILITIES = [
  new Set(['1.A.3.a.1', '1.A.3.a.4', '1.A.3.b.1']),
  new Set(['1.A.4.b.1', '1.A.4.b.2']),
  new Set(['1.A.4.a.4', '1.A.4.a.5']),
  new Set(['1.A.3.c.1', '1.A.3.c.4']),
  new Set(['1.A.2.a.1', '1.A.2.a.2', '1.A.2.a.3']),
  new Set(['1.A.4.b.5']),
]
/** How many of the demands and of the abilities after strength stand before the hours of the day; the others stand after them. */
const HEALTH_DEMANDS = 8
const HEALTH_ABILITIES = 3
const TELEPHONE = '4.C.1.a.2.f'

const CONDITION_COLUMNS = [
  'code',
  'shifts',
  'away',
  'part_time',
  'school_year',
  'seasonal',
  'strength',
  'standing_hours',
  'outdoors_percent',
  'telework_percent',
  'self_employed_percent',
  'driving_percent',
  'sitting_hours',
  'choice_percent',
  'kneeling_percent',
  'ladders_percent',
  'sounds_percent',
  'crowds_percent',
  'loud_percent',
  'hearing',
  'road_sight',
  'postures',
  'early',
  'evenings',
  'weekends',
  'nights',
  'contaminants_percent',
  'heat_percent',
  'cold_percent',
  'keyboard_percent',
  'fine_percent',
  'speaking_percent',
  'hands',
  'speech',
  'telephone',
  'group_tasks',
]
