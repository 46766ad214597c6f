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
import type { BankQuestion } from './types.ts'

export const careerDeepDive: readonly BankQuestion[] = [
  satisfaction,
  energy,
  drain,
  activities,
  valuesOrder,
  valuesWeight,
  valuesPresent,
  workStyle,
  environments,
  namedSkills,
  competencies,
  technicalSkills,
  knowledgeAreas,
  proud,
  motivation,
  fear,
  obstacles,
  tried,
  support,
  networks,
  payFloor,
  monthsAvailable,
  learningHours,
  learningWays,
  remotePreference,
  relocation,
  riskAppetite,
  successMetrics,
  future,
]
