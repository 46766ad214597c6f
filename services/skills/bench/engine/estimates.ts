import type { Careers } from '../../src/data/careers.ts'
import { type Line, promisedLine } from './report.ts'

/** How far estimated profiles lie from rated ones when each rated occupation is estimated from the others, by the importer. */
export function measureEstimates({ engine: { base } }: Careers): Line[] {
  const { skillLevel, knowledgeLevel } = base.estimationErrors
  const rated = base.occupations.filter(({ estimated }) => !estimated).length
  const note = `${rated} rated, ${base.occupations.length - rated} estimated`
  return [
    promisedLine(
      'engine-estimated-skills',
      `estimated skill levels (${note})`,
      `off by ${skillLevel.toFixed(3)}`,
      skillLevel,
      { atMost: 0.31, unit: 'levels' },
      note,
    ),
    promisedLine(
      'engine-estimated-knowledge',
      'estimated knowledge levels',
      `off by ${knowledgeLevel.toFixed(3)}`,
      knowledgeLevel,
      { atMost: 0.5, unit: 'levels' },
      note,
    ),
  ]
}
