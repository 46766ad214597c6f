/**
 * Every address of the site, said once. The app's router, links, the sidebar, the static server, the pages written at build time
 * and the browser journeys all read this table. It imports nothing, so that each of them can.
 *
 * `area` says who draws it and who may open it:
 * - `app`: a screen of the signed-in product. Signed out, it is the 404 screen plus Sign In.
 * - `both`: written at build time for anyone; signed in, the app draws a screen in its shell instead.
 * - `reading`: written at build time for everyone. The app does not draw it: going there loads the document.
 * - `link`: behind the link of a guest's mail. The token opens it, signed in or not.
 */
export const routes = {
  home: { path: '/', area: 'both', title: 'Dashboard', nav: 'Dashboard' },
  dashboard: { path: '/dashboard', area: 'app', title: 'Dashboard', under: 'home' },
  assessment: { path: '/assessment', area: 'app', title: 'Career Assessment', nav: 'Career Assessment' },
  detailedAssessment: { path: '/detailed-assessment', area: 'both', nav: 'Detailed Reports' },
  skills: {
    path: '/skills',
    area: 'app',
    title: 'Skills Inventory',
    nav: 'Skills Inventory',
    lead: 'A level is optional. Skills count for your matches either way; evidence counts for more.',
  },
  skillsGame: {
    path: '/skills-game',
    area: 'app',
    title: 'Skills Challenge',
    nav: 'Skills Challenge',
    lead: 'Ten questions that find your level. What you get right becomes evidence in your skills inventory.',
  },
  jobs: {
    path: '/jobs',
    area: 'app',
    title: 'Job Market',
    nav: 'Job Market',
    lead: 'Percentages are computed from the skills a posting asks for, the skills in your inventory and how well the occupation fits you. Postings marked “Sample” are invented.',
  },
  recommendations: { path: '/recommendations', area: 'app', title: 'Recommendations', nav: 'Recommendations' },
  learning: {
    path: '/learning',
    area: 'app',
    title: 'Learning Paths',
    nav: 'Learning Paths',
    lead: 'Built from the gaps in your top directions. One skill at a time, the one that opens most doors first.',
  },
  occupation: { path: '/occupations/:code', area: 'app' },
  reports: { path: '/reports', area: 'app', title: 'Your reports', under: 'detailedAssessment' },
  report: { path: '/reports/:id', area: 'app', under: 'detailedAssessment' },
  correctReport: { path: '/reports/:id/correct', area: 'app', title: 'Correct an answer', under: 'detailedAssessment' },
  compareReports: { path: '/reports/:id/compare/:other', area: 'app', title: 'What changed', under: 'detailedAssessment' },
  search: { path: '/search', area: 'app' },
  account: { path: '/account/:page', area: 'app' },

  blog: { path: '/blog', area: 'both', title: 'Blog & Resources', nav: 'Blog & Resources' },
  article: { path: '/blog/:slug', area: 'reading' },
  careerPathPlanning: { path: '/career-path-planning', area: 'reading' },
  aiCareerTransition: { path: '/ai-career-transition', area: 'reading' },
  resumeWriting: { path: '/resume-writing', area: 'reading' },
  jobSearchTips: { path: '/job-search-tips', area: 'reading' },
  howToBecome: { path: '/how-to-become', area: 'reading' },
  help: { path: '/help', area: 'reading' },
  dataSources: { path: '/data-sources', area: 'reading' },
  privacy: { path: '/privacy', area: 'reading' },
  terms: { path: '/terms', area: 'reading' },
  accessibility: { path: '/accessibility', area: 'reading' },

  linkReport: { path: '/r/:token', area: 'link' },
  linkCorrect: { path: '/r/:token/correct', area: 'link', title: 'Correct an answer' },
  linkCompare: { path: '/r/:token/compare', area: 'link', title: 'What changed' },
} as const satisfies Record<string, Route>

type Route = {
  /** `:x` is one segment. */
  path: `/${string}`
  area: 'app' | 'both' | 'reading' | 'link'
  /** Of the browser's tab, where it does not depend on what the page reads. */
  title?: string
  /** What stands under its title, where that does not depend on what the page reads. */
  lead?: string
  /** What the sidebar calls it. The sidebar is in the order of this table. */
  nav?: string
  /** The entry of the sidebar that it is reached from, where that is not its own. */
  under?: string
}
type Routes = typeof routes
export type RouteKey = keyof Routes
export type Area = Route['area']
/** The routes of some areas. */
export type RouteIn<A extends Area> = { [K in RouteKey]: Routes[K]['area'] extends A ? K : never }[RouteKey]

/** The routes in the sidebar. */
export type NavKey = { [K in RouteKey]: Routes[K] extends { nav: string } ? K : never }[RouteKey]

/** The places behind the account menu, in its order. */
export const accountPages = [
  { key: 'profile', label: 'Profile', lead: 'Name and e-mail never enter the ranking. Everything else narrows it.' },
  {
    key: 'summary',
    label: 'Career Summary',
    lead: 'Where you stand and where you could go, on one page. Put together from what you told us.',
  },
  { key: 'resume', label: 'Resume Builder', lead: 'Filled in from what you told us. Nothing is added that you did not say.' },
  {
    key: 'portfolio',
    label: 'Portfolio',
    lead: 'What you made. Private: only you see it. Its skills count as evidence, and your résumé can take projects from here.',
  },
  { key: 'subscription', label: 'Subscription Plan', lead: 'What is planned. Nothing on this page can be bought today.' },
  { key: 'usage', label: 'Usage Analytics', lead: 'Your own counts. Nobody else sees them, and no limit hangs on them.' },
  { key: 'settings', label: 'Settings', lead: 'Kept with your account: every device follows.' },
] as const
export type AccountKey = (typeof accountPages)[number]['key']

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Params<P extends string> = { [N in Names<P>]: N extends 'page' ? AccountKey : string }
type Query = Record<string, string | number | undefined>
type Given<P extends string> = [Names<P>] extends [never] ? [query?: Query] : [params: Params<P>, query?: Query]

/** The address of a page: `linkTo('jobs', { title })`, `linkTo('occupation', { code })`. A value that is not given is left out. */
export function linkTo<K extends RouteKey>(key: K, ...given: Given<Routes[K]['path']>): string {
  const { path } = routes[key]
  const [params, query] = (path.includes(':') ? given : [{}, ...given]) as [Record<string, string>, Query?]
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

export const routeKeys = Object.keys(routes) as RouteKey[]

export function routesIn<A extends Area>(...areas: A[]): RouteIn<A>[] {
  return routeKeys.filter((key): key is RouteIn<A> => (areas as Area[]).includes(routes[key].area))
}

/** The entries of the sidebar, in their order. */
export const navItems = routeKeys.flatMap((key) => {
  const route: Route = routes[key]
  return route.nav === undefined ? [] : [{ key: key as NavKey, path: route.path, label: route.nav }]
})

/** The entry of the sidebar that an address belongs to: its own, or the one it is reached from. */
export function navItemFor(pathname: string): RouteKey | undefined {
  const key = routeAt(pathname)
  const route: Route | undefined = key && routes[key]
  return (route?.under as RouteKey | undefined) ?? key
}

/** Which page an address shows, if the site has one there. */
export function routeAt(pathname: string): RouteKey | undefined {
  const parts = trimSlash(pathname).split('/')
  return routeKeys.find((key) => matches(routes[key].path.split('/'), parts))
}

export function areaOf(pathname: string): Area | undefined {
  const key = routeAt(pathname)
  return key && routes[key].area
}

export function trimSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

function matches(pattern: string[], parts: string[]): boolean {
  if (pattern.length !== parts.length) return false
  return pattern.every((piece, index) => (piece.startsWith(':') ? parts[index] !== '' : piece === parts[index]))
}
