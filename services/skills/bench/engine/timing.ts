import { type Careers, createCareers } from '../../src/data/careers.ts'
import { loadKnowledgeBase } from '../../src/data/knowledge-base/load.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { PERSONAS } from '../../test/support/personas.ts'
import { type Line, promisedLine } from './report.ts'

const ROUNDS = 120

/** One ranking with 200 redraws; processor time beside the clock, since other work may share the machine. */
export function measureTime({ engine }: Careers): Line[] {
  const clock: number[] = []
  const processor: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { profile } = PERSONAS[round % PERSONAS.length]!
    const usage = process.cpuUsage()
    const start = performance.now()
    rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 200 })
    clock.push(performance.now() - start)
    const { user, system } = process.cpuUsage(usage)
    processor.push((user + system) / 1000)
  }
  const at = (values: number[], share: number): number =>
    values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!
  const middle = at(processor, 0.5)
  return [
    promisedLine(
      'engine-ranking-ms',
      'ranking 923 occupations, 200 redraws: processor time',
      `p50 ${middle.toFixed(0)} ms, p95 ${at(processor, 0.95).toFixed(0)} ms`,
      middle,
      { atMost: 50, unit: 'ms' },
      `${ROUNDS} rounds`,
    ),
    {
      what: 'the same by the clock',
      measured: `p50 ${at(clock, 0.5).toFixed(0)} ms, p95 ${at(clock, 0.95).toFixed(0)} ms`,
      promised: '',
    },
  ]
}

export function measureStart(): Line[] {
  const time = (work: () => unknown): number => {
    const usage = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(usage)
    return (user + system) / 1000
  }
  const load = time(() => loadKnowledgeBase())
  const whole = time(() => createCareers())
  return [
    promisedLine('engine-load-ms', 'loading the table: processor time', `${load.toFixed(0)} ms`, load, {
      atMost: 300,
      unit: 'ms',
    }),
    { what: 'table, engine, title index, likeness, catalogue', measured: `${whole.toFixed(0)} ms`, promised: '' },
  ]
}
