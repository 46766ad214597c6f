import type { ApiCall } from '../api/base-query.ts'
import { accountAnswers } from './answer-account.ts'
import { correctionAnswers } from './answer-corrections.ts'
import { gameAnswers } from './answer-game.ts'
import { jobAnswers } from './answer-jobs.ts'
import { learningAnswers } from './answer-learning.ts'
import { reportAnswers } from './answer-report.ts'
import { skillAnswers } from './answer-skills.ts'
import { loadDemoFiles } from './demo-files.ts'
import { type Answers, createDemoWorld, type DemoWorld } from './world.ts'

/** What the demo answers, by the id of the call. */
export const demoAnswers: Answers = {
  ...accountAnswers,
  ...skillAnswers,
  ...jobAnswers,
  ...learningAnswers,
  ...gameAnswers,
  ...reportAnswers,
  ...correctionAnswers,
}

let world: Promise<DemoWorld> | undefined

/** One world a page: a reload begins again with the samples. Undefined when the demo does not have the call. */
export async function answerInDemo(call: ApiCall): Promise<unknown> {
  world ??= loadDemoFiles().then((files) => createDemoWorld(files))
  const answer = demoAnswers[call.route.id]
  return answer ? answer(await world, call) : undefined
}
