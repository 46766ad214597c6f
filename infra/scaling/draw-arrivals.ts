import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportTypes } from '@waymark/contracts/models/report-type'
import { personas } from '../personas/all.ts'

/**
 * `node infra/scaling/draw-arrivals.ts` draws `arrivals.json` anew: 200 orders within a minute as after a mention in a newsletter:
 * a few, a steep rise within ten seconds, a long tail. The drawn file is kept, so that every run plays the same minute.
 */
const REPORTS = 200
const MINUTE_MS = 60_000
/** How much is asked for at a moment of the minute, not yet scaled. */
const rate = (at: number) => {
  const calm = 0.12
  const rise = at < 10_000 ? 0 : Math.min(1, (at - 10_000) / 8_000)
  const fall = at < 20_000 ? 1 : Math.exp(-(at - 20_000) / 14_000)
  return calm + rise * fall
}

const random = randomFrom(20_261_121)
const times: number[] = []
while (times.length < REPORTS) {
  const at = Math.floor(random() * MINUTE_MS)
  if (random() * 1.12 < rate(at)) times.push(at)
}
/** Half of the people want the first report of the catalogue. */
const upTo = [0.5, 0.75, 0.85, 1]
const pickType = () => {
  const at = random()
  return reportTypes.find((_type, index) => at < (upTo[index] ?? 1)) ?? reportTypes[0]
}
const arrivals = times
  .toSorted((a, b) => a - b)
  .map((atMs) => [atMs, personas[Math.floor(random() * personas.length)]?.key, pickType()])
const lines = arrivals.map((one) => `    ${JSON.stringify(one)}`).join(',\n')
writeFileSync(
  join(import.meta.dirname, 'arrivals.json'),
  `{\n  "about": "200 orders of guests within 60 s: ms, persona, report; drawn by draw-arrivals.ts",\n  "arrivals": [\n${lines}\n  ]\n}\n`,
)

/** mulberry32: small, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
