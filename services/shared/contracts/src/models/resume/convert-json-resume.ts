import { truncate } from '../../text/truncate.ts'
import type { JsonResume } from './json-resume.ts'
import {
  type EntrySection,
  entrySections,
  type ResumeDocument,
  type ResumeEntry,
  type ResumeLine,
  resumeSections,
} from './resume.ts'
import { emptyEntry, emptyResume } from './resume-sections.ts'
import { hasWords } from './resume-sheet.ts'

/** A file of another tool as our document: every fact is marked as imported. `newId` names each entry. */
export function fromJsonResume(file: JsonResume, newId: () => string): ResumeDocument {
  const { basics } = file
  const place = basics?.location
  const filled = {
    name: basics?.name ?? '',
    label: truncate(basics?.label ?? '', 200),
    email: basics?.email ?? '',
    phone: truncate(basics?.phone ?? '', 60),
    url: basics?.url ?? '',
    location: truncate(
      [place?.city, place?.region, place?.city || place?.region ? undefined : place?.address].filter(Boolean).join(', '),
      200,
    ),
    summary: basics?.summary ?? '',
    profiles: (basics?.profiles ?? []).flatMap(({ network = '', url = '' }) =>
      url ? [{ network: truncate(network, 100), url }] : [],
    ),
  }
  const entry = (part: Partial<ResumeEntry>): ResumeEntry => emptyEntry(newId(), { ...known(part), origin: 'import' })
  return {
    ...emptyResume(resumeSections),
    basics: { ...filled, name: truncate(filled.name, 250) },
    basicsFrom: Object.fromEntries(
      Object.entries(filled).flatMap(([key, value]) => (value.length > 0 ? [[key, 'import' as const]] : [])),
    ),
    work: (file.work ?? []).map(({ position, name, location, summary, highlights, ...dates }) =>
      entry({
        ...dates,
        title: position,
        organisation: name,
        place: location && truncate(location, 200),
        text: summary,
        lines: linesOf(highlights),
      }),
    ),
    education: (file.education ?? []).map(({ studyType, area, institution, score, courses, ...dates }) =>
      entry({ ...dates, title: studyType, detail: area, organisation: institution, text: score, lines: linesOf(courses) }),
    ),
    skills: (file.skills ?? []).map(({ name, level, keywords }) =>
      entry({ title: name, detail: level, lines: linesOf(keywords) }),
    ),
    projects: (file.projects ?? []).map(({ name, roles, entity, description, highlights, ...dates }) =>
      entry({
        ...dates,
        title: name,
        detail: truncate((roles ?? []).join(', '), 300),
        organisation: entity,
        text: description,
        lines: linesOf(highlights),
      }),
    ),
    certificates: (file.certificates ?? []).map(({ name, issuer, date, url }) =>
      entry({ title: name, organisation: issuer, endDate: date, url }),
    ),
    languages: (file.languages ?? []).map(({ language, fluency }) => entry({ title: language, detail: fluency })),
    volunteer: (file.volunteer ?? []).map(({ position, organization, summary, highlights, ...dates }) =>
      entry({ ...dates, title: position, organisation: organization, text: summary, lines: linesOf(highlights) }),
    ),
    awards: (file.awards ?? []).map(({ title, awarder, date, summary }) =>
      entry({ title, organisation: awarder, endDate: date, text: summary }),
    ),
    publications: (file.publications ?? []).map(({ name, publisher, releaseDate, url, summary }) =>
      entry({ title: name, organisation: publisher, endDate: releaseDate, url, text: summary }),
    ),
    interests: (file.interests ?? []).map(({ name, keywords }) => entry({ title: name, lines: linesOf(keywords) })),
    references: (file.references ?? []).map(({ name, reference }) => entry({ title: name, text: reference })),
  }
}

/** Our document as a JSON Resume file. Hidden entries and sections stay at home: what is given away is what is shown. */
export function toJsonResume(document: ResumeDocument, modified: string | undefined): JsonResume & Record<string, unknown> {
  const { basics } = document
  const hidden = new Set(document.sections.flatMap(({ section, hidden }) => (hidden ? [section] : [])))
  const shown = (section: EntrySection) =>
    hidden.has(section) ? [] : document[section].filter((one) => !one.hidden && hasWords(one))
  const filled = {
    work: shown('work').map((one) => ({
      name: one.organisation,
      position: one.title,
      location: one.place,
      ...datesAndUrl(one),
      summary: one.text,
      highlights: textsOf(one.lines),
    })),
    volunteer: shown('volunteer').map((one) => ({
      organization: one.organisation,
      position: one.title,
      ...datesAndUrl(one),
      summary: one.text,
      highlights: textsOf(one.lines),
    })),
    education: shown('education').map((one) => ({
      institution: one.organisation,
      area: one.detail,
      studyType: one.title,
      ...datesAndUrl(one),
      score: one.text,
      courses: textsOf(one.lines),
    })),
    awards: shown('awards').map((one) => ({ title: one.title, date: one.endDate, awarder: one.organisation, summary: one.text })),
    certificates: shown('certificates').map((one) => ({
      name: one.title,
      date: one.endDate,
      issuer: one.organisation,
      url: one.url,
    })),
    publications: shown('publications').map((one) => ({
      name: one.title,
      publisher: one.organisation,
      releaseDate: one.endDate,
      url: one.url,
      summary: one.text,
    })),
    skills: shown('skills').map((one) => ({ name: one.title, level: one.detail, keywords: textsOf(one.lines) })),
    languages: shown('languages').map((one) => ({ language: one.title, fluency: one.detail })),
    interests: shown('interests').map((one) => ({ name: one.title, keywords: textsOf(one.lines) })),
    references: shown('references').map((one) => ({ name: one.title, reference: one.text })),
    projects: shown('projects').map((one) => ({
      name: one.title,
      description: one.text,
      highlights: textsOf(one.lines),
      ...datesAndUrl(one),
      roles: one.detail ? [one.detail] : [],
      entity: one.organisation,
    })),
  }
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: bare({
      name: basics.name,
      label: basics.label,
      email: basics.email,
      phone: basics.phone,
      url: basics.url,
      summary: hidden.has('summary') ? '' : basics.summary,
      ...(basics.location && { location: { city: basics.location } }),
      profiles: basics.profiles,
    }),
    ...Object.fromEntries(
      entrySections.flatMap((section) =>
        filled[section].length > 0 ? [[section, filled[section].map((one) => bare(one))]] : [],
      ),
    ),
    meta: { version: 'v1.0.0', ...(modified && { lastModified: modified }) },
  }
}

function linesOf(texts: readonly string[] | undefined): ResumeLine[] {
  return (texts ?? []).map((text) => ({ text, origin: 'import' as const }))
}

function textsOf(lines: readonly ResumeLine[]): string[] {
  return lines.map(({ text }) => text).filter((text) => text.trim() !== '')
}

function datesAndUrl({ startDate, endDate, url }: ResumeEntry) {
  return { startDate, endDate, url }
}

/** Without what is empty. */
function bare<T extends object>(value: T): Partial<T> {
  const kept = Object.entries(value).filter(([, one]) => one !== '' && !(Array.isArray(one) && one.length === 0))
  return Object.fromEntries(kept) as Partial<T>
}

function known(part: Partial<ResumeEntry>): Partial<ResumeEntry> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
}
