import type { ChapterQuestion } from '../../domain/bank-types.ts'
import { chapter } from './chapter.ts'
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

export const executiveTransition: readonly ChapterQuestion[] = [
  ...chapter('today', [satisfaction, energy, leadershipReason, motivation]),
  ...chapter('leading', [peopleLed, budgetLed, scopeCarried, leadershipStrengths, boardWork, leadershipPaths]),
  ...chapter('matters', [valuesOrder, valuesPresent]),
  ...chapter('likes', [activities]),
  ...chapter('can', [competencies, technicalSkills, knowledgeAreas, namedSkills]),
  ...chapter('works', [workStyle, proud]),
  ...chapter('way', [
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
  ]),
]
