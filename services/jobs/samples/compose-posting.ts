import { createDraw, type Draw, fill } from './draw.ts'
import { payFor } from './pay.ts'
import type { Bank, Employer, Level, Sources, Title } from './read-sources.ts'

export type SamplePosting = {
  readonly id: string
  readonly occupationCode: string
  readonly title: string
  readonly company: string
  readonly location: string
  readonly salaryMin: number
  readonly salaryMax: number
  readonly employmentType: string
  readonly experienceLevel: Level
  readonly description: string
  readonly requirements: readonly string[]
  readonly mustHave: readonly string[]
  readonly niceToHave: readonly string[]
  readonly postedDaysAgo: number
}

/** A posting with the sentences of the sources that it is made of, before anything was filled in. */
export type Draft = {
  readonly posting: SamplePosting
  readonly described: ReadonlySet<string>
  readonly required: ReadonlySet<string>
}

type Asked = { readonly skill: string; readonly sentence: string }

/** Skills asked for: must-haves and nice-to-haves of the occupation by level. */
const ASKED: Readonly<Record<Level, readonly [number, number]>> = { Entry: [2, 1], Mid: [3, 2], Senior: [4, 1], Lead: [3, 2] }
const TYPES: Readonly<Record<string, string>> = { F: 'Full-time', P: 'Part-time', C: 'Contract', T: 'Temporary' }
const ANYWHERE = 'Remote (US)'

export function composePosting(bank: Bank, title: Title, employer: Employer, sources: Sources, seed: string): Draft {
  const draw = createDraw(seed)
  const described = new Set<string>()
  const required = new Set<string>()
  const location = placeOf(bank, employer, draw)
  const words = { title: title.text, city: location.split(',')[0] ?? '', field: bank.field, company: employer.name }
  const say = (template: string): string => {
    described.add(template)
    return fill(template, words, draw)
  }
  const ask = (template: string): string => {
    required.add(template)
    return fill(template, words, draw)
  }
  const anyOf = (section: string): string => draw.one(sources.phrases.get(section) ?? [])
  const phrase = (section: string): string => say(anyOf(section))
  const employmentType = typeOf(bank, title, draw)
  const [about = '', more = ''] = employer.about

  const first = [say(about), phrase(location === ANYWHERE ? 'opening.remote' : 'opening')]
  if (employmentType !== 'Full-time') first.push(phrase(employmentType))
  const second = [...draw.some(bank.duties, title.level === 'Lead' ? 3 : 4), ...dutiesOf(title.level, sources, draw)].map(say)
  const third = [say(draw.one(bank.context)), say(more)]
  const fourth = [phrase(offerFor(bank, employmentType)), phrase('apply')]

  const { must, nice } = skillsAsked(bank, title.level, sources, draw)
  const requirements = [
    ask(draw.one(bank.qualifications)),
    ask(anyOf(title.level)),
    ...[...must, ...nice].map(({ sentence }) => ask(sentence)),
  ]

  return {
    described,
    required,
    posting: {
      id: `sample-${slugOf(title.text)}`,
      occupationCode: bank.code,
      title: title.text,
      company: employer.name,
      location,
      ...payFor(bank.pay, title.level, bank.hourly, draw),
      employmentType,
      experienceLevel: title.level,
      description: [first, second, third, fourth].map((sentences) => sentences.join(' ')).join('\n\n'),
      requirements,
      mustHave: must.map(({ skill }) => skill),
      niceToHave: nice.map(({ skill }) => skill),
      postedDaysAgo: draw.below(46),
    },
  }
}

function placeOf(bank: Bank, employer: Employer, draw: Draw): string {
  const onSite = employer.places.filter((place) => place !== ANYWHERE)
  const mayBeRemote = bank.remote && employer.places.includes(ANYWHERE)
  if (mayBeRemote && draw.below(5) < 4) return ANYWHERE
  return draw.one(onSite)
}

function typeOf(bank: Bank, { text, level }: Title, draw: Draw): string {
  if (/\bIntern\b/.test(text)) return 'Internship'
  if (/\bSeason(?:al)?\b/.test(text)) return 'Temporary'
  if (/\bPart-Time\b/.test(text)) return 'Part-time'
  if (level === 'Lead') return 'Full-time'
  return TYPES[bank.types.charAt(draw.below(bank.types.length))] ?? 'Full-time'
}

/** Whoever comes for a season or a project is not told what happens after a year. */
function offerFor({ hourly }: Bank, employmentType: string): string {
  if (employmentType !== 'Full-time' && employmentType !== 'Part-time') return 'offer.short'
  return hourly ? 'offer.h' : 'offer.y'
}

function dutiesOf(level: Level, sources: Sources, draw: Draw): string[] {
  if (level === 'Senior') return draw.some(sources.phrases.get('duty.Senior') ?? [], 1)
  if (level === 'Lead') return draw.some(sources.phrases.get('duty.Lead') ?? [], 2)
  return []
}

function skillsAsked(bank: Bank, level: Level, sources: Sources, draw: Draw): { must: Asked[]; nice: Asked[] } {
  const [musts, nices] = ASKED[level]
  const [core, ...others] = bank.skills
  const must =
    level === 'Entry' || core === undefined
      ? draw.some(bank.beginners, musts)
      : [core, ...draw.some(others, musts - 1)].map(({ skill, must: sentence }) => ({ skill, sentence }))
  const left = bank.skills.filter(({ skill }) => must.every((asked) => asked.skill !== skill))
  const nice = draw.some(left, nices).map(({ skill, nice: sentence }) => ({ skill, sentence }))
  const has = (name: string): boolean => [...must, ...nice].some(({ skill }) => skill === name)
  if (level === 'Lead' && !has('Team Leadership')) must.push(...general('leading', sources, draw))
  if (level === 'Senior' && !has('Mentoring')) nice.push(...general('mentoring', sources, draw))
  return { must, nice }
}

function general(section: string, sources: Sources, draw: Draw): Asked[] {
  const [skill = '', sentence = ''] = draw.one(sources.phrases.get(section) ?? []).split(/: (.*)/s)
  return [{ skill, sentence }]
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
