import type { EntrySection, ResumeDocument, ResumeEntry, ResumeSection } from './resume.ts'

export type EntryField = 'title' | 'organisation' | 'detail' | 'place' | 'startDate' | 'endDate' | 'url' | 'text'

export type SectionShape = {
  heading: string
  /** One entry, and several. */
  one: string
  many: string
  /** The fields of an entry in the order they are asked, with what they are called here. */
  fields: Partial<Record<EntryField, string>>
  /** What the lines of an entry are called; none without. */
  lines?: string
  /** Printed as one run of words, not as entries one below the other. */
  run?: boolean
}

const period = { startDate: 'From', endDate: 'To' } as const

export const sectionShapes: Record<EntrySection, SectionShape> = {
  work: {
    heading: 'Work',
    one: 'position',
    many: 'positions',
    fields: { title: 'Position', organisation: 'Company', ...period, place: 'Place', url: 'Web address', text: 'In a sentence' },
    lines: 'What you did',
  },
  education: {
    heading: 'Education',
    one: 'entry',
    many: 'entries',
    fields: { title: 'Degree', detail: 'Field', organisation: 'School', ...period, text: 'Score', url: 'Web address' },
    lines: 'Courses',
  },
  skills: {
    heading: 'Skills',
    one: 'skill',
    many: 'skills',
    fields: { title: 'Skill', detail: 'Level' },
    lines: 'Key words',
    run: true,
  },
  projects: {
    heading: 'Projects',
    one: 'project',
    many: 'projects',
    fields: {
      title: 'Project',
      detail: 'Role',
      organisation: 'For',
      ...period,
      url: 'Web address',
      text: 'In a sentence',
    },
    lines: 'What came of it',
  },
  certificates: {
    heading: 'Certificates',
    one: 'certificate',
    many: 'certificates',
    fields: { title: 'Certificate', organisation: 'Issuer', endDate: 'Date', url: 'Web address' },
  },
  languages: {
    heading: 'Languages',
    one: 'language',
    many: 'languages',
    fields: { title: 'Language', detail: 'How well' },
    run: true,
  },
  volunteer: {
    heading: 'Volunteering',
    one: 'entry',
    many: 'entries',
    fields: { title: 'Position', organisation: 'Organization', ...period, url: 'Web address', text: 'In a sentence' },
    lines: 'What you did',
  },
  awards: {
    heading: 'Awards',
    one: 'award',
    many: 'awards',
    fields: { title: 'Award', organisation: 'From', endDate: 'Date', text: 'In a sentence' },
  },
  publications: {
    heading: 'Publications',
    one: 'publication',
    many: 'publications',
    fields: { title: 'Title', organisation: 'Publisher', endDate: 'Date', url: 'Web address', text: 'In a sentence' },
  },
  interests: {
    heading: 'Interests',
    one: 'interest',
    many: 'interests',
    fields: { title: 'Interest' },
    lines: 'Key words',
    run: true,
  },
  references: {
    heading: 'References',
    one: 'reference',
    many: 'references',
    fields: { title: 'Name', text: 'What they say' },
  },
}

export function headingOf(section: ResumeSection): string {
  return section === 'summary' ? 'Summary' : sectionShapes[section].heading
}

export function emptyEntry(id: string, part: Partial<ResumeEntry> = {}): ResumeEntry {
  return {
    id,
    hidden: false,
    origin: 'you',
    title: '',
    organisation: '',
    detail: '',
    place: '',
    startDate: '',
    endDate: '',
    url: '',
    text: '',
    lines: [],
    ...part,
  }
}

export function emptyResume(sections: readonly ResumeSection[]): ResumeDocument {
  return {
    paper: 'letter',
    layout: 'classic',
    basics: { name: '', label: '', email: '', phone: '', url: '', location: '', summary: '', profiles: [] },
    basicsFrom: {},
    sections: sections.map((section) => ({ section, hidden: false })),
    work: [],
    education: [],
    skills: [],
    projects: [],
    certificates: [],
    languages: [],
    volunteer: [],
    awards: [],
    publications: [],
    interests: [],
    references: [],
  }
}
