import { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import {
  DoorsOpenedResponse,
  GapResponse,
  OccupationNorms,
  RankResponse,
  SteppingStonesResponse,
} from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../document/model/report-input.ts'

/** What the person told us, kept with the report as it was. */
export type SavedAnswers = {
  answers: AnsweredQuestion[]
  profile: Profile
  bankVersion: string
  careerGoals: string
}

export type EngineSnapshot = Pick<
  ReportInput,
  'ranking' | 'present' | 'occupations' | 'norms' | 'steppingStones' | 'doors' | 'gaps'
>

type Json = Record<string, unknown>

/** To and from the jsonb columns; proto-JSON, so that a message that has grown still reads. */
export function answersToJson(saved: SavedAnswers): Json {
  return {
    answers: saved.answers.map((answer) => AnsweredQuestion.toJSON(answer)),
    profile: Profile.toJSON(saved.profile),
    bankVersion: saved.bankVersion,
    careerGoals: saved.careerGoals,
  }
}

export function answersFromJson(json: unknown): SavedAnswers {
  const { answers, profile, bankVersion, careerGoals } = record(json)
  return {
    answers: list(answers).map((answer) => AnsweredQuestion.fromJSON(answer)),
    profile: Profile.fromJSON(profile),
    bankVersion: String(bankVersion),
    careerGoals: typeof careerGoals === 'string' ? careerGoals : '',
  }
}

export function snapshotToJson(material: EngineSnapshot): Json {
  return {
    ranking: RankResponse.toJSON(material.ranking),
    present: material.present ? Occupation.toJSON(material.present) : null,
    occupations: mapValues(material.occupations, (occupation) => Occupation.toJSON(occupation)),
    norms: OccupationNorms.toJSON(material.norms),
    steppingStones: mapValues(material.steppingStones, (paths) => SteppingStonesResponse.toJSON({ paths })),
    doors: DoorsOpenedResponse.toJSON({ doors: material.doors }),
    gaps: mapValues(material.gaps, (gaps) => GapResponse.toJSON({ gaps, entry: undefined })),
  }
}

export function snapshotFromJson(json: unknown): EngineSnapshot {
  const { ranking, present, occupations, norms, steppingStones, doors, gaps } = record(json)
  return {
    ranking: RankResponse.fromJSON(ranking),
    present: present ? Occupation.fromJSON(present) : undefined,
    occupations: mapValues(record(occupations), (occupation) => Occupation.fromJSON(occupation)),
    norms: OccupationNorms.fromJSON(norms),
    steppingStones: mapValues(record(steppingStones), (paths) => SteppingStonesResponse.fromJSON(paths).paths),
    doors: DoorsOpenedResponse.fromJSON(doors).doors,
    gaps: mapValues(record(gaps), (each) => GapResponse.fromJSON(each).gaps),
  }
}

function mapValues<A, B>(map: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('the stored material is not an object')
  return value as Record<string, unknown>
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('the stored answers are not a list')
  return value
}
