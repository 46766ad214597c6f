import type { Careers } from '../../src/data/careers.ts'
import { createRandom } from '../../src/domain/figures/random.ts'
import { simulatePerson } from '../../src/domain/matching/anchors.ts'
import { asAnswered } from '../../src/domain/matching/drawing.ts'
import { combineParts, scoreParts } from '../../src/domain/matching/part-scores.ts'
import { type Part, weightsFor } from '../../src/domain/matching/weights.ts'
import { type Line, percent, promisedLine } from './report.ts'

/** People made from one occupation's profile, measured with error: is their own occupation among their ten best? */
export function measureRecovery(careers: Careers): Line[] {
  const asked: readonly Part[] = ['interests', 'skills', 'values', 'style']
  const full = recover(careers, asked, 0.85)
  return [
    promisedLine('engine-recovery', 'recovery at r = .85, with job zone, before diversity', percent(full), 100 * full, {
      atLeast: 78,
      unit: '%',
    }),
    { what: 'recovery at r = .70', measured: percent(recover(careers, asked, 0.7)), promised: '' },
    {
      what: 'recovery without work style',
      measured: percent(recover(careers, ['interests', 'skills', 'values'], 0.85)),
      promised: '',
    },
    { what: 'recovery by interests alone', measured: percent(recover(careers, ['interests'], 0.85)), promised: '' },
  ]
}

function recover({ engine }: Careers, parts: readonly Part[], reliability: number): number {
  const random = createRandom(`recovery ${parts.join()} ${reliability}`)
  const weights = weightsFor((part) => parts.includes(part))
  const ranked = engine.base.occupations.filter((occupation) => occupation.ranked)
  let found = 0
  for (const own of ranked) {
    const person = simulatePerson(engine, own.index, reliability, random)
    const fit = combineParts(scoreParts(engine, asAnswered(engine, person), undefined), weights, engine.count)
    const better = ranked.filter(({ index, zone }) => Math.abs(zone - own.zone) <= 1 && fit[index]! > fit[own.index]!).length
    if (better < 10) found += 1
  }
  return found / ranked.length
}
