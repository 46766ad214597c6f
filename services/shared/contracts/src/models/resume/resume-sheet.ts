import { type entrySections, type ResumeDocument, type ResumeEntry, type ResumeSection, resumeSections } from './resume.ts'
import { headingOf, sectionShapes } from './resume-sections.ts'

/** A résumé as it stands on paper: the preview on the screen and the PDF are made from this alone, so they say the same. */
export type ResumeSheet = {
  name: string
  label: string
  contacts: { text: string; href?: string }[]
  sections: SheetSection[]
}
export type SheetSection =
  | { section: ResumeSection; heading: string; kind: 'text'; text: string }
  | { section: ResumeSection; heading: string; kind: 'run'; items: { id: string; text: string }[] }
  | { section: ResumeSection; heading: string; kind: 'entries'; entries: SheetEntry[] }
export type SheetEntry = {
  id: string
  head: string
  sub: string
  dates: string
  text: string
  url: string
  lines: { text: string; index: number }[]
}

export function sheetOf(document: ResumeDocument): ResumeSheet {
  const { basics } = document
  return {
    name: basics.name.trim(),
    label: basics.label.trim(),
    contacts: [
      ...worded(basics.location),
      ...worded(basics.email).map(({ text }) => ({ text, href: `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}` })),
      ...worded(basics.phone),
      ...worded(basics.url).map(asLink),
      ...basics.profiles.flatMap(({ url }) => worded(url).map(asLink)),
    ],
    sections: orderOf(document).flatMap(({ section, hidden }) => (hidden ? [] : sectionOf(document, section))),
  }
}

/** Every section once, in the person's order; one that a newer version brought comes last. */
export function orderOf(document: ResumeDocument): { section: ResumeSection; hidden: boolean }[] {
  const known = new Map(document.sections.map((one) => [one.section, one]))
  const missing = resumeSections.filter((section) => !known.has(section)).map((section) => ({ section, hidden: false }))
  return [...known.values(), ...missing]
}

function sectionOf(document: ResumeDocument, section: ResumeSection): SheetSection[] {
  const heading = headingOf(section)
  if (section === 'summary') {
    const text = document.basics.summary.trim()
    return text ? [{ section, heading, kind: 'text', text }] : []
  }
  const shown = document[section].filter((entry) => !entry.hidden && hasWords(entry))
  if (shown.length === 0) return []
  if (sectionShapes[section].run) {
    return [{ section, heading, kind: 'run', items: shown.map((entry) => ({ id: entry.id, text: inARun(entry) })) }]
  }
  return [{ section, heading, kind: 'entries', entries: shown.map((entry) => entryOf(section, entry)) }]
}

export function hasWords(entry: ResumeEntry): boolean {
  return [entry.title, entry.organisation, entry.detail, entry.text, ...entry.lines.map(({ text }) => text)].some(
    (text) => text.trim() !== '',
  )
}

function inARun({ title, detail, lines }: ResumeEntry): string {
  const inner = [detail, ...lines.map(({ text }) => text)].map((text) => text.trim()).filter(Boolean)
  return inner.length > 0 ? `${title.trim()} (${inner.join(', ')})` : title.trim()
}

function entryOf(section: (typeof entrySections)[number], entry: ResumeEntry): SheetEntry {
  const { id, title, organisation, detail, place, url, text, lines } = entry
  const isScore = section === 'education' && text.trim() !== ''
  return {
    id,
    head: joined([title, section === 'education' ? detail : '', organisation]),
    sub: joined([section === 'education' ? '' : detail, place]),
    dates: periodOf(section, entry),
    text: isScore ? `Score: ${text.trim()}` : text.trim(),
    url: url.trim(),
    lines: lines.flatMap((one, index) => (one.text.trim() ? [{ text: one.text.trim(), index }] : [])),
  }
}

/** "2019–today", "March 2019–June 2021", "2016". A beginning without an end goes on. */
export function periodOf(section: (typeof entrySections)[number], { startDate, endDate }: ResumeEntry): string {
  const open = sectionShapes[section].fields.startDate !== undefined && startDate !== '' && endDate === ''
  const ends = [dateText(startDate), open ? 'today' : dateText(endDate)].filter(Boolean)
  return ends[0] === ends[1] ? (ends[0] ?? '') : ends.join('–')
}

const months = 'January February March April May June July August September October November December'.split(' ')

export function dateText(date: string): string {
  const [year = '', month, day] = date.split('-')
  if (!month) return year
  const name = months[Number(month) - 1] ?? ''
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`
}

/** An address as people write it: without scheme, `www.` and the last slash. */
export function shortLink(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}

function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
}

function worded(text: string): { text: string }[] {
  return text.trim() ? [{ text: text.trim() }] : []
}

function asLink({ text }: { text: string }) {
  return { text: shortLink(text), href: text }
}
