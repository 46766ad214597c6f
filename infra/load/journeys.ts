/** What can be asked for with `JOURNEY=`. Read by the k6 script as well as by Node: nothing here may import. */
export const journeyNames = ['browse', 'assess', 'submit', 'guest-report', 'report-storm', 'quiz', 'soak'] as const
export type JourneyName = (typeof journeyNames)[number]

/** The steps that a k6 script can walk; a journey is one of them, or for the soak all of them at once. */
export const walks = ['browse', 'assess', 'submit', 'guest-report', 'quiz'] as const
export type Walk = (typeof walks)[number]

export type Journey = {
  about: string
  /** People who set out each second, whether or not those before them are done. A storm ends at this rate. */
  rate: number
  seconds: number
  shape: 'constant' | 'ramp'
  /** What part of the rate walks what; they add up to 1. */
  parts: Partial<Record<Walk, number>>
}

export const journeys: Record<JourneyName, Journey> = {
  browse: {
    about: 'one screen of the site with the calls it makes, four in ten of them signed in',
    rate: 100,
    seconds: 30,
    shape: 'constant',
    parts: { browse: 1 },
  },
  assess: {
    about: 'the basic assessment: form, look-up while typing, answers, recommendations',
    rate: 2,
    seconds: 30,
    shape: 'constant',
    parts: { assess: 1 },
  },
  submit: {
    about: 'the detailed assessment is sent, by guests and members in turn',
    rate: 5,
    seconds: 30,
    shape: 'constant',
    parts: { submit: 1 },
  },
  'guest-report': {
    about: 'a guest answers, asks for the report and watches it until the mail is out',
    rate: 0.3,
    seconds: 60,
    shape: 'constant',
    parts: { 'guest-report': 1 },
  },
  'report-storm': {
    about: 'the same, from none to ten a second',
    rate: 10,
    seconds: 30,
    shape: 'ramp',
    parts: { 'guest-report': 1 },
  },
  quiz: {
    about: 'a Skills Challenge of ten questions, and its result',
    rate: 1,
    seconds: 30,
    shape: 'constant',
    parts: { quiz: 1 },
  },
  soak: {
    about: 'all of it together at a rate to stay at for hours',
    rate: 20,
    seconds: 120,
    shape: 'constant',
    parts: { browse: 0.89, assess: 0.03, submit: 0.06, quiz: 0.01, 'guest-report': 0.01 },
  },
}

/** What operations.md promises for each of them. */
export const promised = { failedShare: 0.001, p99Ms: 300, dropped: 0, timeToReportP95Ms: 60_000 } as const

export const makesReports = (name: JourneyName): boolean => 'guest-report' in journeys[name].parts

/** How long the last reports may take once no new ones are asked for; what is not delivered by then is counted as lost. */
export const drainSeconds = (name: JourneyName): number => (makesReports(name) ? 600 : 30)

/** Accounts made before the first second: as many as one address may make at once (`sign-in` in the gateway's throttles). */
export const ACCOUNTS = 20
