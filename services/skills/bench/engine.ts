import { createCareers } from '../src/data/careers.ts'
import { measureEstimates } from './engine/estimates.ts'
import { measureFigures } from './engine/figures.ts'
import { measureMemory } from './engine/memory.ts'
import { measureMoves } from './engine/moves.ts'
import { measureNeighbours, measureRelated } from './engine/neighbours.ts'
import { measureOwnPlaces, measureScale } from './engine/places.ts'
import { measureRecovery } from './engine/recovery.ts'
import { type Line, printLines } from './engine/report.ts'
import { measureFairness, measureStability } from './engine/stability.ts'
import { measureStart, measureTime } from './engine/timing.ts'
import { measureTitles } from './engine/titles.ts'

/**
 * What the occupation engine promises, measured: `make bench WHAT=engine`. Options: RELATED=<csv of code,related> judges
 * neighbours from outside, MOVES=<csv of from,to,weight> the move model, TITLES=<csv of filed titles> the titles, FROM=<folder of
 * public releases> compares every figure served with its source, fits the move model anew and holds titles out. Fails when a
 * promise is missed.
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
  ...measureStability(careers),
  ...measureFairness(careers),
  ...(process.env.TITLES ? measureTitles(careers, process.env.TITLES, process.env.FROM) : []),
  ...measureTime(careers),
  ...measureMemory(),
  ...measureStart(),
  ...(process.env.FROM ? measureFigures(careers, process.env.FROM) : []),
]
printLines(lines)
if (!process.env.RELATED) console.log('Not measured: neighbours against a table of related occupations (give RELATED=<csv>).')
if (!process.env.MOVES)
  console.log('Not measured: observed moves (give MOVES=<csv>, and FROM=<folder> to fit anew with origins held out).')
if (!process.env.TITLES)
  console.log('Not measured: titles as filed (give TITLES=<csv>, and FROM=<folder> to hold fifths of them out).')
if (!process.env.FROM) console.log('Not measured: figures against their sources (give FROM=<folder>).')
const missed = lines.filter(({ kept }) => kept === false)
if (missed.length > 0) console.log(`\nMissed: ${missed.map(({ what }) => what).join('; ')}.`)
process.exitCode = missed.length > 0 ? 1 : 0
