import type { ReportType } from '../../model/report-type.ts'
import { foundPosts } from '../directions/found-posts.ts'
import { steppingStones } from '../directions/stepping-stones.ts'
import { boardPapers } from '../executive/board-papers.ts'
import { ladder } from '../executive/ladder.ts'
import { payMix } from '../executive/pay-mix.ts'
import { scope } from '../executive/scope.ts'
import { money } from '../money/money.ts'
import { moneyAndBridge } from '../money/money-bridge.ts'
import { hundredDays } from '../plan/hundred-days.ts'
import { plan } from '../plan/plan.ts'
import { plans } from '../plan/plans.ts'
import { support } from '../plan/support.ts'
import { worksheet } from '../plan/worksheet.ts'
import { interview } from '../search/interview.ts'
import { searchKit } from '../search/search-kit.ts'
import type { Section } from '../section.ts'
import { talks } from '../talks/talks.ts'
import { pagesShort } from '../ways/options-plan.ts'

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
