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
import type { BankQuestion } from './types.ts'

export const aiTransition: readonly BankQuestion[] = [
  satisfaction,
  energy,
  weekShare,
  aiTools,
  aiFrequency,
  aiReadiness,
  aiEmployer,
  aiNoticed,
  aiWorry,
  aiHandOver,
  aiKeepHuman,
  activities,
  valuesOrder,
  valuesPresent,
  workStyle,
  environments,
  namedSkills,
  competencies,
  technicalSkills,
  knowledgeAreas,
  proud,
  obstacles,
  payFloor,
  monthsAvailable,
  learningHours,
  learningWays,
  remotePreference,
  networks,
  fear,
  future,
]
