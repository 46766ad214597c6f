import type { CareerSummary } from '@waymark/contracts/models/identity/career-summary'
import { profileFieldWords } from '@waymark/contracts/models/identity/profile-fields'
import { stateName } from '@waymark/contracts/models/skills/us-states'
import { truncate } from '@waymark/contracts/text/truncate'
import type { AssessmentFactsResponse, Direction } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { SummaryResponse } from '@waymark/proto/waymark/learning/v1/learning'
import type { HeldSkill } from '@waymark/proto/waymark/skills/v1/skills'
import type { Context } from '../../context.ts'
import { requireAccount } from '../../data/require-account.ts'
import { profileMissing } from '../../domain/profile-completeness.ts'
import { askUpstreams } from '../ask-upstreams.ts'
import type { Asker } from './resume.ts'

const DIRECTIONS = 3
const SKILLS = 12
/** One page is promised: longer texts end at a sentence. */
const MOST_WORDS = 700

/** One page about a person's way, from what each service holds. Nothing is made up: what is not there is named as missing. */
export async function composeSummary(context: Context, { userId, signal }: Asker): Promise<CareerSummary> {
  const { ask, isMissing } = askUpstreams(context, signal)
  const [account, assessment, held, learning] = await Promise.all([
    requireAccount(context, userId),
    ask('assessment', (client, options) => client.assessmentFacts({ userId }, options)),
    ask('skills', (client, options) => client.listUserSkills({ userId }, options)),
    ask('learning', (client, options) => client.summary({ userId }, options)),
  ])
  const { profile } = account
  const directions = (assessment?.directions ?? []).slice(0, DIRECTIONS)
  const skills = held?.skills ?? []
  const away = (['assessment', 'skills', 'learning'] as const).filter((name) => isMissing(name))
  return {
    createdAt: context.clock().toISOString(),
    name: [account.firstName, account.lastName].filter(Boolean).join(' '),
    email: account.email,
    title: truncate(profile.title ?? assessment?.currentRole ?? '', 200),
    industry: profile.industry ?? '',
    location: profile.location ?? '',
    experience: profile.experience ?? undefined,
    about: shortened(profile.bio ?? ''),
    goals: shortened(profile.careerGoals ?? ''),
    skills: bestFirst(skills).slice(0, SKILLS),
    skillsTotal: skills.length,
    directions: directions.map((one) => ({
      code: one.occupationCode,
      title: one.postName ? `${one.postName} (${one.careerTitle})` : one.careerTitle,
      fit: one.fit,
      fitLow: one.fitLow,
      fitHigh: one.fitHigh,
      payLow: one.payLow,
      payHigh: one.payHigh,
      payPlace: payStateOf(one),
      reasonFor: one.reasonFor || undefined,
      reasonAgainst: one.reasonAgainst || undefined,
    })),
    assessedAt: assessment?.assessedAt || undefined,
    nextStep: nextStep({ assessment, learning, first: directions[0]?.careerTitle }),
    missing: missingParts({ assessment, skills: held?.skills, profile }),
    sources: sourcesOf(directions),
    away,
  }
}

function nextStep(known: {
  assessment: AssessmentFactsResponse | undefined
  learning: SummaryResponse | undefined
  first: string | undefined
}): CareerSummary['nextStep'] {
  const { assessment, learning, first } = known
  const path = learning?.paths.find(({ progress, nextModule }) => progress < 100 && nextModule !== '')
  if (path)
    return { text: `${path.nextModule}.`, why: `The next module of the learning path "${path.title}", ${path.progress}% done.` }
  if (first)
    return {
      text: `Talk to one person who works in ${first}.`,
      why: 'The first direction is a fit on paper. An hour with somebody tells what paper cannot.',
    }
  if (assessment?.assessedAt === '') {
    return { text: 'Take the career assessment.', why: 'Four short steps; directions with reasons for and against follow.' }
  }
  return undefined
}

function missingParts(known: {
  assessment: AssessmentFactsResponse | undefined
  skills: readonly HeldSkill[] | undefined
  profile: Parameters<typeof profileMissing>[0]['profile']
}): CareerSummary['missing'] {
  const { assessment, skills, profile } = known
  const fields = profileMissing({ profile, assessments: undefined, skills: undefined }).map(
    (field) => profileFieldWords[field] ?? field,
  )
  const noAssessment = assessment?.assessedAt === ''
  const noDirections = Boolean(assessment?.assessedAt) && assessment?.directions.length === 0
  return [
    ...(noAssessment ? [{ text: 'No assessment yet: without one there are no directions.', link: '/assessment' }] : []),
    ...(noDirections ? [{ text: 'The directions are being worked out.', link: '/recommendations' }] : []),
    ...(skills?.length === 0 ? [{ text: 'No skill in the inventory yet.', link: '/skills' }] : []),
    ...(fields.length > 0 ? [{ text: `The profile does not say: ${fields.join(', ')}.`, link: '/account/profile' }] : []),
  ]
}

/** Whose pay it is: of the state that the person named, where it publishes one. */
function payStateOf({ payState }: Direction): string | undefined {
  return payState ? stateName(payState) : undefined
}

function sourcesOf(directions: readonly Direction[]): string[] {
  if (directions.length === 0) return ['Profile, answers and skills: what the person entered']
  const paid = directions.filter(({ payLow }) => payLow)
  return [
    'Profile, answers and skills: what the person entered',
    'Directions: O*NET occupation profiles, ranked by Waymark',
    ...(paid.length > 0
      ? [`Pay: BLS wage statistics, ${[...new Set(paid.map((one) => payStateOf(one) ?? 'US national'))].join(' and ')}`]
      : []),
  ]
}

function bestFirst(skills: readonly HeldSkill[]): CareerSummary['skills'] {
  return skills
    .toSorted(
      (a, b) =>
        Number(b.verified) - Number(a.verified) || b.proficiencyLevel - a.proficiencyLevel || a.name.localeCompare(b.name, 'en'),
    )
    .map(({ name, proficiencyLevel, verified }) => ({ name, level: proficiencyLevel, verified }))
}

function shortened(text: string): string {
  const whole = text.trim()
  if (whole.length <= MOST_WORDS) return whole
  const part = truncate(whole, MOST_WORDS)
  const end = Math.max(part.lastIndexOf('. '), part.lastIndexOf('! '), part.lastIndexOf('? '))
  if (end > MOST_WORDS / 2) return part.slice(0, end + 1)
  // Without a space, as in one long word or in Chinese, the cut stands where the room ends.
  const space = part.lastIndexOf(' ')
  return space > 0 ? `${part.slice(0, space)} …` : `${part}…`
}
