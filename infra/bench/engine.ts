import { createCareers } from '@waymark/skills/careers'
import { measureFigures } from './engine/figures.ts'
import { measureNeighbours, measureRelated } from './engine/neighbours.ts'
import { measureOwnPlaces, measureScale } from './engine/places.ts'
import { measureRecovery } from './engine/recovery.ts'
import { type Line, printLines } from './engine/report.ts'
import { measureStart, measureTime } from './engine/timing.ts'

/**
 * What the occupation engine promises, measured: `make bench WHAT=engine`. Two options: RELATED=<csv of code,related> judges
 * neighbours from outside, FROM=<folder of public releases> compares every figure served with its source.
 */
const careers = createCareers()
const lines: Line[] = [
  ...measureNeighbours(careers),
  ...(process.env.RELATED ? measureRelated(careers, process.env.RELATED) : []),
  ...measureRecovery(careers),
  ...measureOwnPlaces(careers),
  ...measureScale(careers),
  ...measureTime(careers),
  ...measureStart(),
  ...(process.env.FROM ? measureFigures(careers, process.env.FROM) : []),
]
printLines(lines)
if (!process.env.RELATED) console.log('Not measured: neighbours against a table of related occupations (give RELATED=<csv>).')
if (!process.env.FROM) console.log('Not measured: figures against their sources (give FROM=<folder>).')
