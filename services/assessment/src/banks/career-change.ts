import { changeIdea, changeKeep, changePace, changeReason, moneyDependants, moneyRunway } from './parts/change.ts'
import { fear, obstacles, tried } from './parts/constraints.ts'
import { future, learningWays, motivation, proud } from './parts/goals.ts'
import { activities } from './parts/interests.ts'
import { knowledgeAreas } from './parts/knowledge.ts'
import { networks } from './parts/people.ts'
import { energy, environments, satisfaction } from './parts/present.ts'
import { learningHours, monthsAvailable, payFloor, relocation, remotePreference } from './parts/reach.ts'
import { competencies, namedSkills, technicalSkills } from './parts/skills.ts'
import { workStyle } from './parts/style.ts'
import { valuesOrder, valuesPresent } from './parts/values.ts'
import type { BankQuestion } from './types.ts'

export const careerChange: readonly BankQuestion[] = [
  satisfaction,
  energy,
  changeReason,
  motivation,
  changeIdea,
  activities,
  valuesOrder,
  valuesPresent,
  workStyle,
  environments,
  namedSkills,
  competencies,
  technicalSkills,
  knowledgeAreas,
  changeKeep,
  proud,
  tried,
  obstacles,
  fear,
  payFloor,
  moneyRunway,
  moneyDependants,
  monthsAvailable,
  changePace,
  learningHours,
  learningWays,
  remotePreference,
  relocation,
  networks,
  future,
]
