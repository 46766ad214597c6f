import { type JourneyName, journeyNames, journeys } from './journeys.ts'

/** What a person asked `make load` for. */
export type LoadOptions = {
  journeys: JourneyName[]
  /** Instead of each journey's own. */
  seconds: number | undefined
  rate: number | undefined
  /** Where the site is; without it the stack that runs here, or one of our own. */
  target: string | undefined
  /** The journey whose highest rate is looked for. */
  bisect: JourneyName | undefined
  /** A folder where the pages with the charts go as well, beside `.cache/load`. */
  out: string | undefined
}

export class BadOptions extends Error {
  constructor(problems: string[]) {
    super(`this cannot be run:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'BadOptions'
  }
}

/** Reads `JOURNEY`, `DURATION`, `RATE`, `TARGET`, `BISECT` and `OUT`; throws one error with every fault. */
export function readOptions(env: Record<string, string | undefined>): LoadOptions {
  const problems: string[] = []
  const read = <T>(name: string, how: (value: string) => T): T | undefined => {
    const value = env[name]?.trim()
    if (!value) return undefined
    try {
      return how(value)
    } catch (error) {
      problems.push(`${name}=${value}: ${(error as Error).message}`)
      return undefined
    }
  }
  const asked = read('JOURNEY', (value) => value.split(',').map(readJourney))
  const options: LoadOptions = {
    journeys: asked ?? journeyNames.filter((name) => name !== 'soak'),
    seconds: read('DURATION', readSeconds),
    rate: read('RATE', readRate),
    target: read('TARGET', readTarget),
    bisect: read('BISECT', readJourney),
    out: env.OUT?.trim() || undefined,
  }
  if (options.rate !== undefined && !options.bisect && asked?.length !== 1)
    problems.push('RATE is for one journey: name it, for example JOURNEY=browse RATE=50')
  if (options.bisect && asked) problems.push('BISECT names its journey itself: leave JOURNEY out')
  if (problems.length > 0) throw new BadOptions(problems)
  return options
}

function readJourney(value: string): JourneyName {
  const name = value.trim()
  const known = journeyNames.find((one) => one === name)
  if (!known) throw new Error(`there is no journey "${name}" (there are ${journeyNames.join(', ')})`)
  return known
}

/** `90s`, `5m`, `1h30m`, or plain seconds. */
function readSeconds(value: string): number {
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(value)
  const [hours, minutes, seconds] = (match ?? []).slice(1).map((part) => Number(part ?? 0))
  const total = (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0)
  if (!match || total < 1) throw new Error('a duration reads 30s, 5m or 1h30m')
  return total
}

function readRate(value: string): number {
  const rate = Number(value)
  if (!/^\d+(\.\d+)?$/.test(value) || rate < 1 / 60 || rate > 100_000)
    throw new Error('a rate is a number of people a second, from 0.02 to 100000')
  return rate
}

function readTarget(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error('a target is an http or https address, for example https://staging.example.org')
  return new URL(value).origin
}

export const rateOf = (name: JourneyName, options: Pick<LoadOptions, 'rate'>): number => options.rate ?? journeys[name].rate
export const secondsOf = (name: JourneyName, options: Pick<LoadOptions, 'seconds'>): number =>
  options.seconds ?? journeys[name].seconds
