import { fear, obstacles } from './parts/constraints.ts'
import { future, motivation, proud } from './parts/goals.ts'
import { activities } from './parts/interests.ts'
import { knowledgeAreas } from './parts/knowledge.ts'
import {
  boardWork,
  budgetLed,
  hundredDays,
  leadershipPaths,
  leadershipReason,
  leadershipStrengths,
  peopleLed,
  scopeCarried,
} from './parts/leadership.ts'
import { networks, support } from './parts/people.ts'
import { energy, satisfaction } from './parts/present.ts'
import { learningHours, monthsAvailable, payFloor, relocation, remotePreference } from './parts/reach.ts'
import { competencies, namedSkills, technicalSkills } from './parts/skills.ts'
import { workStyle } from './parts/style.ts'
import { valuesOrder, valuesPresent } from './parts/values.ts'
import type { BankQuestion } from './types.ts'

export const executiveTransition: readonly BankQuestion[] = [
  satisfaction,
  energy,
  leadershipReason,
  motivation,
  peopleLed,
  budgetLed,
  scopeCarried,
  leadershipStrengths,
  boardWork,
  leadershipPaths,
  activities,
  valuesOrder,
  valuesPresent,
  workStyle,
  namedSkills,
  competencies,
  technicalSkills,
  knowledgeAreas,
  proud,
  obstacles,
  fear,
  payFloor,
  monthsAvailable,
  learningHours,
  remotePreference,
  relocation,
  networks,
  support,
  hundredDays,
  future,
]
