import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Figure } from './record.ts'

const figure = t.intersection([
  t.type({ id: t.string, measured: t.number, date: t.string, commit: t.string, cores: t.number }),
  t.partial({ note: t.string }),
])

/** One figure as its run left it; `name` is the file's, for the fault's sake. */
export function readFigure(text: string, name: string): Figure {
  try {
    return decode(figure, JSON.parse(text))
  } catch (cause) {
    throw new Error(`${name} holds no figure; delete it and measure again`, { cause })
  }
}
