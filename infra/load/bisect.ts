export type Trial = { rate: number; holds: boolean }
export type Bisected = {
  /** The highest rate that was seen to hold; 0 when none did. */
  highest: number
  /** The lowest rate that was seen to fail; undefined when even the ceiling held. */
  lowestFailed: number | undefined
  trials: Trial[]
}

export type BisectOptions = {
  /** The first rate that is tried. */
  from: number
  /** Nothing above or below is tried. */
  floor: number
  ceiling: number
  /** Two rates closer than this share of the higher one count as the same. */
  precision?: number
  maxTrials?: number
  /** What is known already, so that it is not run again. */
  known?: Trial
}

/**
 * The highest rate that holds: halves or doubles until one rate holds and another fails, then tries what lies between. A machine
 * that does other work as well fails by chance: a failure is believed when it comes twice, a success at once.
 */
export async function bisect(holds: (rate: number) => Promise<boolean>, options: BisectOptions): Promise<Bisected> {
  const { from, floor, ceiling, precision = 0.1, maxTrials = 12, known } = options
  const trials: Trial[] = []
  let highest = 0
  let lowestFailed: number | undefined
  const note = (trial: Trial) => {
    trials.push(trial)
    if (trial.holds) highest = Math.max(highest, trial.rate)
    else lowestFailed = Math.min(lowestFailed ?? Number.POSITIVE_INFINITY, trial.rate)
  }
  const look = async (rate: number): Promise<void> => {
    for (let turn = 0; turn < 2; turn++) {
      const held = await holds(rate)
      if (held || turn === 1 || trials.length + 2 > maxTrials) return note({ rate, holds: held })
    }
  }

  if (known) note(known)
  else await look(clamp(from, floor, ceiling))
  while (trials.length < maxTrials) {
    const next = nextRate({ highest, lowestFailed, floor, ceiling, precision })
    if (next === undefined) break
    await look(next)
  }
  return { highest, lowestFailed, trials }
}

type Range = { highest: number; lowestFailed: number | undefined; floor: number; ceiling: number; precision: number }

function nextRate({ highest, lowestFailed, floor, ceiling, precision }: Range): number | undefined {
  if (lowestFailed === undefined) return highest >= ceiling ? undefined : Math.min(ceiling, highest * 2)
  if (highest === 0) return lowestFailed <= floor ? undefined : Math.max(floor, lowestFailed / 2)
  // A higher one that held by luck proves nothing more than the lower one that failed.
  if (lowestFailed <= highest || lowestFailed - highest <= lowestFailed * precision) return undefined
  return round((highest + lowestFailed) / 2)
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** Three figures are enough to say a rate. */
const round = (value: number): number => Number(value.toPrecision(3))
