/** In the order of the account menu. */
export const accountPages = [
  { key: 'profile', label: 'Profile' },
  { key: 'summary', label: 'Career Summary' },
  { key: 'resume', label: 'Resume Builder' },
  { key: 'portfolio', label: 'Portfolio' },
  { key: 'subscription', label: 'Subscription Plan' },
  { key: 'usage', label: 'Usage Analytics' },
  { key: 'settings', label: 'Settings' },
] as const
export type AccountKey = (typeof accountPages)[number]['key']
