import type { ReportType } from '../facts/report-type.ts'
import { boardPapers } from './board-papers.ts'
import { foundPosts } from './found-posts.ts'
import { hundredDays } from './hundred-days.ts'
import { interview } from './interview.ts'
import { ladder } from './ladder.ts'
import { money } from './money.ts'
import { moneyAndBridge } from './money-bridge.ts'
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

/** The second half of each type: ways from here, then what to do. */
export const DOING: Record<ReportType, readonly Section[]> = {
  career_deep_dive: [plan, money, talks, interview, searchKit, worksheet, support, plans],
  career_change: [steppingStones, plan, moneyAndBridge, talks, interview, searchKit, worksheet, plans],
  ai_transition: [plan, money, talks, interview, searchKit, worksheet, plans],
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
