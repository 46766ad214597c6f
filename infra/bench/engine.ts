import { createCareers } from '@waymark/skills/careers'
import { measureEstimates } from './engine/estimates.ts'
import { measureFigures } from './engine/figures.ts'
import { measureMoves } from './engine/moves.ts'
import { measureNeighbours, measureRelated } from './engine/neighbours.ts'
import { measureOwnPlaces, measureScale } from './engine/places.ts'
import { measureRecovery } from './engine/recovery.ts'
import { type Line, printLines } from './engine/report.ts'
import { measureStart, measureTime } from './engine/timing.ts'

/**
 * What the occupation engine promises, measured: `make bench WHAT=engine`. Options: RELATED=<csv of code,related> judges
 * neighbours from outside, MOVES=<csv of from,to,weight> the move model, FROM=<folder of public releases> compares every figure
 * served with its source and fits the move model anew.
 */
const careers = createCareers()
const lines: Line[] = [
  ...measureEstimates(careers),
  ...measureNeighbours(careers),
  ...(process.env.RELATED ? measureRelated(careers, process.env.RELATED) : []),
  ...(process.env.MOVES ? measureMoves(careers, process.env.MOVES, process.env.FROM) : []),
  ...measureRecovery(careers),
  ...measureOwnPlaces(careers),
  ...measureScale(careers),
  ...measureTime(careers),
  ...measureStart(),
  ...(process.env.FROM ? measureFigures(careers, process.env.FROM) : []),
]
printLines(lines)
if (!process.env.RELATED) console.log('Not measured: neighbours against a table of related occupations (give RELATED=<csv>).')
if (!process.env.MOVES)
  console.log('Not measured: observed moves (give MOVES=<csv>, and FROM=<folder> to fit anew with origins held out).')
if (!process.env.FROM) console.log('Not measured: figures against their sources (give FROM=<folder>).')
