import { occupationOf } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { createSaidBefore } from '../../model/said-before.ts'
import { ideaPage } from '../directions/idea-page.ts'
import { ownFieldPage } from '../directions/own-field.ts'
import { againstPage, briefPage, whyPage } from '../opening/why-page.ts'
import { type WorkPoints, workPoints } from '../opening/work-points.ts'
import type { PageContent } from '../section.ts'
import { limitsPage } from './limits-page.ts'
import { optionsPlan } from './options-plan.ts'
import { furtherPage, waysPage } from './ways-page.ts'

export interface OptionPages {
  /** The reader's ideas, then the page on their own field, then the one on their limits. */
  ideas: PageContent[]
  /** The pages of each direction. */
  dives: PageContent[][]
}

/** All of them in printing order with one memory, so that no page says what an earlier one has said. Pure. */
export function optionPages(input: ReportInput, facts: FactTable): OptionPages {
  const before = createSaidBefore(input)
  const { ideas, field, limits, dives } = optionsPlan(input)
  const works = new Map<string, { work: WorkPoints; name: string }>()
  const deep = new Set(dives.map(({ ranked }) => occupationOf(ranked).code))
  const pages = ideas.map((idea, at) => {
    const { code } = occupationOf(idea.place)
    const work = workPoints(input, facts, idea.place, before)
    works.set(code, { work, name: idea.names[0]! })
    return ideaPage(input, facts, { idea, at, count: ideas.length, work, goesOn: deep.has(code) }, before)
  })
  if (field) pages.push(ownFieldPage(input, facts, before, { limitsFollow: limits }))
  if (limits) pages.push(limitsPage(input, facts, { behindField: field }))
  return {
    ideas: pages,
    dives: dives.map(({ ranked, form }, at) => {
      const known = form === 'further' ? works.get(occupationOf(ranked).code) : undefined
      const place = at + 1
      if (known) return [furtherPage(input, { ranked, place, work: known.work }, known.name, before)]
      const dive = { ranked, place, work: workPoints(input, facts, ranked, before) }
      if (form === 'against') return [againstPage(input, facts, dive, before)]
      if (form === 'brief') return [briefPage(input, facts, dive, before)]
      return [whyPage(input, facts, dive, before), waysPage(input, facts, dive, before)]
    }),
  }
}
