import { educationLabels } from '@waymark/contracts/models/assessment/options'
import type { Project } from '@waymark/contracts/models/identity/portfolio'
import {
  type EntrySection,
  entrySections,
  type ResumeDocument,
  type ResumeEntry,
  resumeSections,
} from '@waymark/contracts/models/resume/resume'
import { emptyEntry, emptyResume } from '@waymark/contracts/models/resume/resume-sections'
import { truncate } from '@waymark/contracts/text/truncate'
import type { AssessmentFactsResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { HeldSkill } from '@waymark/proto/waymark/skills/v1/skills'
import type { Account } from '../../data/require-account.ts'

export type KnownFacts = {
  account: Account
  assessment: AssessmentFactsResponse | undefined
  skills: readonly HeldSkill[] | undefined
  projects: readonly Project[]
}

const LEVELS = ['', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert']

/** A résumé of what is known and nothing else: a place without a fact stays empty. */
export function knownResume({ account, assessment, skills = [], projects }: KnownFacts): ResumeDocument {
  const { profile } = account
  const basics = {
    ...emptyResume(resumeSections).basics,
    name: [account.firstName, account.lastName].filter(Boolean).join(' '),
    label: truncate(profile.title ?? assessment?.currentRole ?? '', 200),
    email: account.email,
    location: profile.location ?? '',
    summary: profile.bio ?? '',
  }
  const isFromAssessment = !profile.title && basics.label !== ''
  const filled = Object.entries(basics).filter(([, value]) => value.length > 0)
  return {
    ...emptyResume(resumeSections),
    basics,
    basicsFrom: {
      ...Object.fromEntries(filled.map(([field]) => [field, 'profile' as const])),
      ...(isFromAssessment && { label: 'assessment' as const }),
    },
    work: assessment?.currentRole
      ? [emptyEntry('known-role', { title: truncate(assessment.currentRole, 300), origin: 'assessment' })]
      : [],
    education: educationOf(assessment),
    certificates: (assessment?.certifications ?? [])
      .slice(0, 60)
      .map((title, index) => emptyEntry(`known-certificate-${index}`, { title: truncate(title, 300), origin: 'assessment' })),
    skills: bestFirst(skills).map(({ skillId, name, proficiencyLevel, verified }) =>
      emptyEntry(`skill-${skillId}`.slice(0, 60), {
        title: name,
        detail: LEVELS[proficiencyLevel] ?? '',
        origin: verified ? 'quiz' : 'skills',
      }),
    ),
    projects: projects.slice(0, 60).map(projectEntry),
  }
}

/** What is known by now and the document does not hold, by the words of the title. Hidden entries count as held. */
export function additionsTo(document: ResumeDocument, known: ResumeDocument): { section: EntrySection; entry: ResumeEntry }[] {
  const key = (entry: ResumeEntry) => entry.title.trim().toLowerCase()
  return entrySections.flatMap((section) => {
    const ids = new Set(document[section].map(({ id }) => id))
    const titles = new Set(document[section].map(key))
    // A role is held in any wording as soon as there is a position: people write theirs in full.
    if ((section === 'work' || section === 'education') && document[section].length > 0) return []
    return known[section].filter((entry) => !ids.has(entry.id) && !titles.has(key(entry))).map((entry) => ({ section, entry }))
  })
}

function educationOf(assessment: AssessmentFactsResponse | undefined): ResumeEntry[] {
  const title = Object.entries(educationLabels).find(([level]) => level === assessment?.educationLevel)?.[1]
  return title ? [emptyEntry('known-education', { title, origin: 'assessment' })] : []
}

function bestFirst(skills: readonly HeldSkill[]): HeldSkill[] {
  return skills
    .toSorted(
      (a, b) =>
        Number(b.verified) - Number(a.verified) || b.proficiencyLevel - a.proficiencyLevel || a.name.localeCompare(b.name, 'en'),
    )
    .slice(0, 150)
}

function projectEntry({ id, title, role, startDate, endDate, description, links }: Project): ResumeEntry {
  const url = links[0]?.url ?? ''
  return emptyEntry(`project-${id}`, { title, detail: role, startDate, endDate, text: description, url, origin: 'portfolio' })
}
