import type { ReportType } from '../model/report-type.ts'
import { aiSkills } from './ai/ai-skills.ts'
import { aiTrade } from './ai/ai-trade.ts'
import { tasks } from './ai/tasks.ts'
import { deepDive } from './directions/deep-dive.ts'
import { ideas } from './directions/ideas.ts'
import { answer } from './opening/answer.ts'
import { contents } from './opening/contents.ts'
import { cover } from './opening/cover.ts'
import { method } from './opening/method.ts'
import { DOING } from './opening/order-doing.ts'
import { stand } from './opening/stand.ts'
import { sure } from './opening/sure.ts'
import { told } from './opening/told.ts'
import { interests } from './person/interests.ts'
import { skills } from './person/skills.ts'
import { values } from './person/values.ts'
import type { Section } from './section.ts'
import { lenses } from './ways/lenses.ts'
import { shortlist } from './ways/shortlist.ts'

const start = [cover, contents, answer, told, sure]
const person = [interests, values, skills]
const directions = [deepDive(1), deepDive(2), deepDive(3)]
const ai = [lenses, tasks]

/** The sections of each type in printing order. Contents and page numbers follow from this list alone. */
export const ORDER: Record<ReportType, readonly Section[]> = {
  career_deep_dive: [...start, ...person, stand, ...ai, ideas, shortlist, ...directions, ...DOING.career_deep_dive, method],
  career_change: [...start, ...person, stand, ...ai, ideas, shortlist, ...directions, ...DOING.career_change, method],
  ai_transition: [
    ...start,
    ...person,
    stand,
    ...ai,
    aiTrade,
    aiSkills,
    ideas,
    shortlist,
    ...directions,
    ...DOING.ai_transition,
    method,
  ],
  executive_transition: [
    ...start,
    ...person,
    stand,
    ...ai,
    ideas,
    shortlist,
    ...directions,
    ...DOING.executive_transition,
    method,
  ],
}
