import { oneOf } from '../../codec/primitives.ts'

export const reportTypes = ['career_deep_dive', 'career_change', 'executive_transition', 'ai_transition'] as const
export type ReportType = (typeof reportTypes)[number]

export const reportType = oneOf(reportTypes, `Please choose a report type: ${reportTypes.join(', ')}`)

export type ReportTypeInfo = {
  readonly name: string
  readonly price: number
  readonly description: string
  readonly features: readonly string[]
}

/** The wizard's catalogue. Prices in whole US dollars; they differ from the landing page's on purpose (each screen keeps its own). */
export const reportCatalog: Record<ReportType, ReportTypeInfo> = {
  career_deep_dive: {
    name: 'Career Deep Dive',
    price: 37,
    description: 'A comprehensive 25-page analysis of where you stand and which directions fit you.',
    features: [
      'Ten directions with ranges',
      'Three of them in depth',
      'Skills you can prove, and gaps',
      'Twelve-week learning plan',
    ],
  },
  career_change: {
    name: 'Career Change',
    price: 57,
    description: 'For leaving your field: what to keep, which steps lead there, and what it costs.',
    features: [
      'Directions in your target industry',
      'Stepping stones, hop by hop',
      'Money plan with a break-even range',
      'What you keep from today',
    ],
  },
  executive_transition: {
    name: 'Executive Transition',
    price: 197,
    description: 'For senior leaders between roles: scope, board and interim options, and the first 100 days.',
    features: [
      'Leadership roles compared',
      'Scope, board and interim options',
      'A search kit for senior roles',
      'First 100 days',
    ],
  },
  ai_transition: {
    name: 'AI Transition',
    price: 97,
    description: 'For work that machines are entering: your tasks one by one, and directions that hold.',
    features: [
      'Four measures of AI exposure',
      'Your own tasks, sorted',
      'Viable directions that are safer',
      'Skills that keep their worth',
    ],
  },
}
