import { wordsOf } from './gate-words.ts'

/** The first run of so many words of a text that also stands in one of the answers, and not in `given`. */
export function sharedRun(text: string, answers: readonly string[], { length, given = '' }: { length: number; given?: string }) {
  const words = wordsOf(text)
  const own = joined(given)
  const said = joinedAll(answers)
  for (let at = 0; at + length <= words.length; at++) {
    const run = ` ${words.slice(at, at + length).join(' ')} `
    if (!own.includes(run) && said.some((answer) => answer.includes(run))) return run.trim()
  }
  return undefined
}

/** The same answers are compared with each text of a report. */
const known = new WeakMap<readonly string[], string[]>()

function joinedAll(answers: readonly string[]): string[] {
  const said = known.get(answers) ?? answers.map(joined)
  known.set(answers, said)
  return said
}

function joined(text: string): string {
  return ` ${wordsOf(text).join(' ')} `
}
