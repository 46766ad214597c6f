import type { ChapterQuestion } from '../../domain/bank-types.ts'
import { chapter } from './chapter.ts'
import {
  aiEmployer,
  aiFrequency,
  aiHandOver,
  aiKeepHuman,
  aiNoticed,
  aiReadiness,
  aiTools,
  aiWorry,
  weekShare,
} from './parts/ai.ts'
import { fear, obstacles } from './parts/constraints.ts'
import { future, learningWays, proud } from './parts/goals.ts'
import { activities } from './parts/interests.ts'
import { knowledgeAreas } from './parts/knowledge.ts'
import { networks } from './parts/people.ts'
import { energy, environments, satisfaction } from './parts/present.ts'
import { learningHours, monthsAvailable, payFloor, remotePreference } from './parts/reach.ts'
import { competencies, namedSkills, technicalSkills } from './parts/skills.ts'
import { workStyle } from './parts/style.ts'
import { valuesOrder, valuesPresent } from './parts/values.ts'

export const aiTransition: readonly ChapterQuestion[] = [
  ...chapter('today', [satisfaction, energy, weekShare]),
  ...chapter('ai', [aiTools, aiFrequency, aiReadiness, aiEmployer, aiNoticed, aiWorry, aiHandOver, aiKeepHuman]),
  ...chapter('matters', [valuesOrder, valuesPresent]),
  ...chapter('likes', [activities]),
  ...chapter('can', [competencies, technicalSkills, knowledgeAreas, namedSkills]),
  ...chapter('works', [workStyle, environments, learningWays, proud]),
  ...chapter('way', [obstacles, payFloor, monthsAvailable, learningHours, remotePreference, networks, fear, future]),
]
