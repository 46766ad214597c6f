import { writeFileSync } from 'node:fs'
import { ENGINE_VERSION } from '../../src/domain/matching/weights.ts'
import { questions } from './engine-figures.ts'
import { smallQuestions } from './small-table-figures.ts'

const answersTo = (asked: Readonly<Record<string, () => string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).map(([name, answer]) => [name, answer()]))

const write = (file: string, figures: Record<string, string>): void =>
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(figures, null, 2)}\n`)

write('./engine-figures.json', { version: ENGINE_VERSION, ...answersTo(questions) })
write('./small-table-figures.json', answersTo(smallQuestions))
