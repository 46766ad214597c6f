import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { sayStep } from '../../../../infra/tools/say-step.ts'

const EACH_MS = 60_000

/** What Stryker prints goes on to this process's output; once a minute a line of it is told to whoever waits. */
export const passOn = (output: Readable, name: string, say = sayStep, now = Date.now): void => {
  let last = now()
  createInterface({ input: output }).on('line', (line) => {
    console.log(line)
    const told = standing(line)
    if (!told || now() - last < EACH_MS) return
    last = now()
    say(`${name}: ${told.done}`, told.left)
  })
}

/** `Mutation testing 24% (elapsed: ~3m, remaining: ~9m) 446/1864 tested (10 survived, 34 timed out)` */
export const standing = (line: string): { done: string; left: string } | undefined => {
  const [, left, done, all] = /^Mutation testing .*remaining: ([^)]+)\) (\d+)\/(\d+) tested/.exec(line) ?? []
  return left ? { done: `${done} of ${all} mutants`, left: `${left} left` } : undefined
}
