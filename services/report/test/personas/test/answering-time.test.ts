import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import { splitTimeline } from '@waymark/contracts/models/identity/timeline'
import { type ReportType, reportTypes } from '@waymark/contracts/models/report/report-type'
import { chaptersOf } from '../../../../../frontend/src/entities/question/chapters.ts'
import { memberPayload } from '../../../../../frontend/src/features/detailed-assessment/build-payload.ts'
import { countAnswers, ENOUGH_ANSWERS } from '../../../../../frontend/src/features/detailed-assessment/chapters/count-answers.ts'
import {
  type FilledLevels,
  filledLevels,
} from '../../../../../frontend/src/features/detailed-assessment/chapters/filled-levels.ts'
import { type Part, type Screen, screensOf } from '../../../../../frontend/src/features/detailed-assessment/chapters/screens.ts'
import { SECONDS_A_CONTROL } from '../../../../../frontend/src/features/detailed-assessment/chapters/time-left.ts'
import { emptyDraft } from '../../../../../frontend/src/features/detailed-assessment/draft.ts'
import { banks } from '../../../../assessment/src/data/banks/banks.ts'
import { readAnswers } from '../../../../assessment/src/domain/read-answers.ts'
import { presentQuestion } from '../../../../assessment/src/http/present-question.ts'
import { loadKnowledgeBase } from '../../../../skills/src/data/knowledge-base/load.ts'
import type { KnowledgeBase } from '../../../../skills/src/domain/catalogue/figures.ts'
import { presentPage } from '../../../../skills/src/http/present-page.ts'
import { personas } from '../all.ts'
import { answersFor } from '../answers-for.ts'
import type { Persona } from '../persona.ts'

const MOST_MINUTES = 9
/** A level that was filled in is corrected where the person is known to differ from it by so much. */
const OFF = 2

let base: KnowledgeBase
before(() => {
  base = loadKnowledgeBase()
})

describe('a scripted person who answers all that applies to them', () => {
  const known = personas.filter(({ length, facts }) => length === 'normal' && facts.currentOccupation)

  it(`takes at most ${MOST_MINUTES} minutes in the median, at ${SECONDS_A_CONTROL} s a control`, (t) => {
    const minutes = known.flatMap((persona) => reportTypes.map((type) => minutesOf(persona, type, levelsOf(persona, type))))
    const without = known.flatMap((persona) => reportTypes.map((type) => minutesOf(persona, type, {})))
    t.diagnostic(
      `${minutes.length} runs: median ${median(minutes)} min, most ${Math.max(...minutes)}; nothing filled in: ${median(without)}`,
    )
    assert.ok(minutes.length >= 20)
    assert.ok(median(minutes) <= MOST_MINUTES)
    assert.ok(median(without) > median(minutes), 'filling in saves time')
  })

  it('sees few rows a screen, in five to seven chapters', () => {
    for (const type of reportTypes) {
      const chapters = chaptersOf(questionsOf(type))
      assert.ok(chapters.length >= 5 && chapters.length <= 7, type)
      for (const { parts, filled } of screensOf(chapters, {})) {
        assert.equal(filled, false)
        for (const { question, items } of parts) assert.ok((items ?? [...groupItems(question).keys()]).length <= 10, question.id)
      }
    }
  })
})

describe('a person in a hurry', () => {
  for (const type of reportTypes)
    it(`may stop ${type} after ${ENOUGH_ANSWERS} answers, and the service takes them`, () => {
      const questions = questionsOf(type)
      const answers: Record<string, Record<string, number>> = {}
      let given = 0
      for (const question of questions)
        for (const index of groupItems(question).keys()) {
          if (given === ENOUGH_ANSWERS) break
          answers[question.id] = { ...answers[question.id], [String(index)]: 1 + (index % 10) }
          given += 1
        }
      assert.equal(countAnswers(questions, answers, {}), ENOUGH_ANSWERS)
      const profile = {
        currentRole: 'Nurse',
        yearsExperience: 9,
        industry: 'healthcare',
        educationLevel: 'bachelors',
        careerGoals: 'Teach what I know.',
      }
      const payload = memberPayload({ ...emptyDraft, reportType: type, answers, profile }, { questions, filled: {} })
      assert.ok(payload.ok)
      const read = readAnswers(banks[type].questions, payload.value)
      assert.deepEqual(read.faults, [])
      assert.equal(
        read.answers.reduce((sum, { items }) => sum + items.length, 0),
        ENOUGH_ANSWERS,
      )
    })
})

function questionsOf(type: ReportType): DetailedQuestion[] {
  return banks[type].questions.map(presentQuestion)
}

function levelsOf({ facts }: Persona, type: ReportType): FilledLevels {
  const occupation = base.occupations.find(({ code }) => code === facts.currentOccupation)
  assert.ok(occupation, facts.currentOccupation)
  return filledLevels(questionsOf(type), presentPage(base, occupation))
}

function minutesOf(persona: Persona, type: ReportType, filled: FilledLevels): number {
  const questions = questionsOf(type)
  const answers = answersFor(persona, type, questions)
  const screens = screensOf(chaptersOf(questions), filled)
  const controls = screens.reduce((sum, screen) => sum + 1 + controlsOn(screen, persona, answers, filled), 0)
  return Math.round((controls * SECONDS_A_CONTROL) / 6) / 10
}

/** Controls that the person sets: each of their answers; of filled-in levels only what is off, what hides it, and "looks right". */
function controlsOn(
  { parts, filled: isFilled }: Screen,
  { ratings }: Persona,
  answers: DetailedAssessment,
  filled: FilledLevels,
): number {
  if (!isFilled) return parts.reduce((sum, part) => sum + controlsOf(part, answers), 0)
  const off = parts.flatMap(({ question }) =>
    groupItems(question).filter(({ name }, index) => {
      // What the persona is not told to be good or bad at is drawn, and no reason to correct a level.
      const own = ratings[name]
      return own !== undefined && Math.abs(own - (filled[`${question.id}_${index}`] ?? own)) >= OFF
    }),
  )
  return off.length + new Set(off.map(({ group }) => group)).size + 1
}

function controlsOf({ question, items }: Part, answers: DetailedAssessment): number {
  const { personalityScores = {}, workValues = {}, motivations = {}, challenges = {}, skillsTechnical = [] } = answers
  const value = workValues[question.id]
  switch (question.type) {
    case 'scale_group':
      return (items ?? [...groupItems(question).keys()]).filter((index) => personalityScores[`${question.id}_${index}`]).length
    case 'skills_rating':
      return 2 * Math.min(6, skillsTechnical.length)
    case 'timeline':
      return splitTimeline(answers.careerGoals, question.timelines ?? []).answers.size
    case 'scale':
      return personalityScores[question.id] ? 1 : 0
    case 'text':
      return motivations[question.id] || challenges[question.id] ? 1 : 0
    default:
      return typeof value === 'object' ? Object.keys(value).length : Number(Boolean(value))
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
