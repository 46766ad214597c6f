import type { ChapterQuestion } from '../../domain/bank-types.ts'
import { chapter } from './chapter.ts'
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

export const careerChange: readonly ChapterQuestion[] = [
  ...chapter('today', [satisfaction, energy, changeReason, motivation, changeIdea]),
  ...chapter('matters', [valuesOrder, valuesPresent]),
  ...chapter('likes', [activities]),
  ...chapter('can', [competencies, technicalSkills, knowledgeAreas, namedSkills, changeKeep]),
  ...chapter('works', [workStyle, environments, learningWays, proud]),
  ...chapter('way', [
    tried,
    obstacles,
    fear,
    payFloor,
    moneyRunway,
    moneyDependants,
    monthsAvailable,
    changePace,
    learningHours,
    remotePreference,
    relocation,
    networks,
    future,
  ]),
]
