import type { ReportType } from '../facts/report-type.ts'
import { aiSkills } from './ai-skills.ts'
import { aiTrade } from './ai-trade.ts'
import { answer } from './answer.ts'
import { contents } from './contents.ts'
import { cover } from './cover.ts'
import { deepDive } from './deep-dive.ts'
import { ideas } from './ideas.ts'
import { interests } from './interests.ts'
import { lenses } from './lenses.ts'
import { method } from './method.ts'
import { DOING } from './order-doing.ts'
import type { Section } from './section.ts'
import { shortlist } from './shortlist.ts'
import { skills } from './skills.ts'
import { stand } from './stand.ts'
import { sure } from './sure.ts'
import { tasks } from './tasks.ts'
import { told } from './told.ts'
import { values } from './values.ts'

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
