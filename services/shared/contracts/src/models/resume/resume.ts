import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { partDate } from '../../codec/part-date.ts'
import { instant, integerBetween, listOf, mapOf, oneOf, optional, text } from '../../codec/primitives.ts'
import { webLink } from '../../codec/web-link.ts'

/** The sections of JSON Resume (https://jsonresume.org/schema) that hold a list, in the order of a new résumé. */
export const entrySections = [
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'languages',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
] as const
export type EntrySection = (typeof entrySections)[number]
export const resumeSections = ['summary', ...entrySections] as const
export type ResumeSection = (typeof resumeSections)[number]

/** Where a fact comes from. Nothing stands in a résumé that the person, or what they did here, has not said. */
export const resumeOrigins = ['you', 'profile', 'assessment', 'skills', 'quiz', 'portfolio', 'import'] as const
export type ResumeOrigin = (typeof resumeOrigins)[number]
const origin = oneOf(resumeOrigins)

export const resumePapers = ['a4', 'letter'] as const
export const resumeLayouts = ['classic', 'compact'] as const

/** A bullet or a key word. */
const line = object({ text: text({ max: 1000 }), origin })
export type ResumeLine = t.TypeOf<typeof line>

/**
 * One entry of any section. What each field is called in a section (position, degree, issuer) says `resume-sections.ts`; every
 * field may be empty.
 */
export const resumeEntry = object({
  id: text({ min: 1, max: 60 }),
  hidden: t.boolean,
  origin,
  title: text({ max: 300 }),
  organisation: text({ max: 300 }),
  detail: text({ max: 300 }),
  place: text({ max: 200 }),
  startDate: partDate,
  endDate: partDate,
  url: webLink,
  text: text({ max: 4000 }),
  lines: listOf(line, { max: 40 }),
})
export type ResumeEntry = t.TypeOf<typeof resumeEntry>

const entries = (max: number) => listOf(resumeEntry, { max })

export const resumeBasics = object({
  name: text({ max: 250 }),
  label: text({ max: 200 }),
  email: text({ max: 254 }),
  phone: text({ max: 60 }),
  url: webLink,
  location: text({ max: 200 }),
  summary: text({ max: 4000 }),
  profiles: listOf(object({ network: text({ max: 100 }), url: webLink }), { max: 10 }),
})
export type ResumeBasics = t.TypeOf<typeof resumeBasics>

export const resumeDocument = object({
  paper: oneOf(resumePapers),
  layout: oneOf(resumeLayouts),
  basics: resumeBasics,
  /** Origin of the filled fields of `basics`, by name. */
  basicsFrom: mapOf(origin, 20),
  /** The order of the sections on the sheet, and which are left out of it. */
  sections: listOf(object({ section: oneOf(resumeSections), hidden: t.boolean }), { max: resumeSections.length }),
  work: entries(40),
  education: entries(40),
  skills: entries(150),
  projects: entries(60),
  certificates: entries(60),
  languages: entries(40),
  volunteer: entries(40),
  awards: entries(40),
  publications: entries(60),
  interests: entries(40),
  references: entries(20),
})
export type ResumeDocument = t.TypeOf<typeof resumeDocument>

/** 0 = never saved: filled in from what we know. */
const version = integerBetween(0, 2_000_000_000, 'Please say which version of the résumé this changes')

export const resume = object({
  version,
  updatedAt: optional(instant),
  document: resumeDocument,
  /** What we know by now and the saved résumé does not hold, ready to be added. */
  additions: t.array(object({ section: oneOf(entrySections), entry: resumeEntry })),
  /** Services that did not answer, so that facts of theirs may be missing. */
  away: t.array(t.string),
})
export type Resume = t.TypeOf<typeof resume>

export const resumeChange = object({ version, document: resumeDocument })
export const savedResume = object({ version, updatedAt: instant })
