import type { ReportType } from '../facts/report-type.ts'
import { boardPapers } from './board-papers.ts'
import { foundPosts } from './found-posts.ts'
import { hundredDays } from './hundred-days.ts'
import { interview } from './interview.ts'
import { ladder } from './ladder.ts'
import { money } from './money.ts'
import { moneyAndBridge } from './money-bridge.ts'
import { pagesShort } from './options-plan.ts'
import { payMix } from './pay-mix.ts'
import { plan } from './plan.ts'
import { plans } from './plans.ts'
import { scope } from './scope.ts'
import { searchKit } from './search-kit.ts'
import type { Section } from './section.ts'
import { steppingStones } from './stepping-stones.ts'
import { support } from './support.ts'
import { talks } from './talks.ts'
import { worksheet } from './worksheet.ts'

/** A section that stands in where so few directions are left that the report would be shorter than promised. */
const standIn = (section: Section, from: number): Section => ({ ...section, isFor: (input) => pagesShort(input) >= from })

/** The second half of each type: ways from here, then what to do. */
export const DOING: Record<ReportType, readonly Section[]> = {
  career_deep_dive: [standIn(steppingStones, 1), plan, money, talks, interview, searchKit, worksheet, support, plans],
  career_change: [steppingStones, plan, moneyAndBridge, talks, interview, searchKit, worksheet, standIn(support, 1), plans],
  ai_transition: [standIn(steppingStones, 1), plan, money, talks, interview, searchKit, worksheet, standIn(support, 2), plans],
  executive_transition: [
    ladder,
    scope,
    boardPapers,
    foundPosts,
    money,
    payMix,
    talks,
    interview,
    hundredDays,
    worksheet,
    support,
    plans,
  ],
}
