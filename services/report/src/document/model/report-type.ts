export const REPORT_TYPES = ['career_deep_dive', 'career_change', 'ai_transition', 'executive_transition'] as const
export type ReportType = (typeof REPORT_TYPES)[number]

export const REPORT_TITLES: Record<ReportType, string> = {
  career_deep_dive: 'Career Deep Dive',
  career_change: 'Career Change',
  ai_transition: 'AI Transition',
  executive_transition: 'Executive Transition',
}
