import type { BasicResponses, DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { banks } from '../../../services/assessment/src/data/banks/banks.ts'
import { presentQuestion } from '../../../services/assessment/src/http/present-question.ts'
import { answersFor } from '../../../services/report/test/personas/answers-for.ts'
import { basicAnswers } from '../../../services/report/test/personas/basic-answers.ts'
import { manyPeople } from '../../../services/report/test/personas/vary-persona.ts'

/** One row of the data set that all virtual users share. */
export type LoadPerson = {
  key: string
  firstName: string
  lastName: string
  /** What they type into a search box, letter by letter. */
  title: string
  detailed: DetailedAssessment
  basic: BasicResponses
}

export const PEOPLE = 48

/** People whose answers are worked out from their traits and from the questions that the site asks. Always the same. */
export function makePeople(count: number = PEOPLE): LoadPerson[] {
  return manyPeople(count).map(({ persona, reportType }, index) => ({
    key: persona.key,
    firstName: persona.firstName,
    lastName: persona.lastName,
    title: persona.facts.currentRole,
    detailed: answersFor(persona, reportType, banks[reportType].questions.map(presentQuestion)),
    basic: basicAnswers(persona, index),
  }))
}
