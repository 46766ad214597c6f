import { detailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { detailedQuestion } from '@waymark/contracts/models/assessment/question'
import { saidAnswers } from '@waymark/contracts/models/report/report-answers'
import { comparedPlaces } from '@waymark/contracts/models/report/report-comparison'
import { careerPaths, occupationPage, similarOccupations } from '@waymark/contracts/models/skills/occupation'
import { skill } from '@waymark/contracts/models/skills/skill'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** Files of the frontend itself that the demo reads: no call, but no server of ours is needed for them either. */
const occupation = t.type({ page: occupationPage, similar: similarOccupations, paths: careerPaths })
const quizItem = t.type({
  id: t.string,
  question: t.string,
  options: t.array(t.string),
  correct: t.number,
  explanation: t.string,
  difficulty: t.string,
  category: t.string,
  skill: t.string,
})
const view = t.type({
  title: t.string,
  sections: t.array(t.type({ id: t.string, title: t.string, kicker: t.string, page: t.number, html: t.string })),
})

/** What the sample report rests on, and how its list changes with another answer. */
const sampleAnswers = t.type({ answers: detailedAssessment, said: saidAnswers, places: comparedPlaces })

export const samplePdf = '/demo/sample-report.pdf'

export type DemoFiles = {
  skills: t.TypeOf<typeof skill>[]
  quiz: t.TypeOf<typeof quizItem>[]
  occupations: t.TypeOf<typeof occupation>[]
  /** Read when they are needed first. */
  questions(): Promise<Record<string, t.TypeOf<typeof detailedQuestion>[]>>
  report(): Promise<t.TypeOf<typeof view>>
  answers(): Promise<t.TypeOf<typeof sampleAnswers>>
}

export async function loadDemoFiles(read: (path: string) => Promise<unknown> = readFile): Promise<DemoFiles> {
  const load = async <T>(name: string, codec: t.Decoder<unknown, T>): Promise<T> => {
    const decoded = codec.decode(await read(`/demo/${name}.json`))
    if (isRight(decoded)) return decoded.right
    throw new Error(`The demo's file ${name} is not what it should be`)
  }
  const [skills, quiz, occupations] = await Promise.all([
    load('skills', t.array(skill)),
    load('quiz', t.array(quizItem)),
    load('occupations', t.array(occupation)),
  ])
  return {
    skills,
    quiz,
    occupations,
    questions: () => load('questions', t.record(t.string, t.array(detailedQuestion))),
    report: () => load('sample-report', view),
    answers: () => load('sample-answers', sampleAnswers),
  }
}

async function readFile(path: string): Promise<unknown> {
  const answer = await fetch(path, { credentials: 'include' })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return answer.json()
}
