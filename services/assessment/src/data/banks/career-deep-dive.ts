import type { ChapterQuestion } from '../../domain/bank-types.ts'
import { chapter } from './chapter.ts'
import { fear, obstacles, tried } from './parts/constraints.ts'
import { future, learningWays, motivation, proud, riskAppetite, successMetrics } from './parts/goals.ts'
import { activities } from './parts/interests.ts'
import { knowledgeAreas } from './parts/knowledge.ts'
import { networks, support } from './parts/people.ts'
import { drain, energy, environments, satisfaction } from './parts/present.ts'
import { learningHours, monthsAvailable, payFloor, relocation, remotePreference } from './parts/reach.ts'
import { competencies, namedSkills, technicalSkills } from './parts/skills.ts'
import { workStyle } from './parts/style.ts'
import { valuesOrder, valuesPresent, valuesWeight } from './parts/values.ts'

export const careerDeepDive: readonly ChapterQuestion[] = [
  ...chapter('today', [satisfaction, energy, drain, motivation]),
  ...chapter('matters', [valuesOrder, valuesWeight, valuesPresent]),
  ...chapter('likes', [activities]),
  ...chapter('can', [competencies, technicalSkills, knowledgeAreas, namedSkills]),
  ...chapter('works', [workStyle, environments, learningWays, riskAppetite, proud]),
  ...chapter('way', [
    obstacles,
    tried,
    fear,
    support,
    networks,
    payFloor,
    monthsAvailable,
    learningHours,
    remotePreference,
    relocation,
    successMetrics,
    future,
  ]),
]
