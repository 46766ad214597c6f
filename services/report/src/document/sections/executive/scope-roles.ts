import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { directions, theDirections } from '../../facts/lead.ts'
import { capital, occupationOf } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { jobTokens } from '../parts.ts'

const level = (occupation: Occupation, id: string) => occupation.skills.find((skill) => skill.id === id)?.level

/** What the three directions of the list ask of somebody who leads, and what their rows pay. */
export function rolesTable(input: ReportInput, facts: FactTable): Block {
  return {
    kind: 'table',
    caption: `What ${theDirections(input)} ${directions(input).length > 1 ? 'ask' : 'asks'} of a leader`,
    note: 'Levels run from 0 to 7; 4 fits the head of a crew, 6 the head of a large staff.{^O} National figures; top pay is often not published.{^W}',
    columns: [
      { head: 'Direction', width: 30 },
      { head: 'Leading people{^O}', align: 'right', width: 13 },
      { head: 'Managing money{^O}', align: 'right', width: 14 },
      { head: 'Median{^W}', align: 'right', width: 14 },
      { head: 'Highest quarter from{^W}', align: 'right' },
      { head: 'Openings a year{^P}', align: 'right' },
    ],
    rows: directions(input).map((ranked, at) => {
      const occupation = occupationOf(ranked)
      const job = jobTokens(facts, occupation.code)
      const shown = (id: string, name: string) => {
        const value = level(occupation, id)
        return value === undefined
          ? 'not rated'
          : facts.put({ id: `scope.${name}.${occupation.code}`, value, unit: 'level', source: 'O' }).replace('}', '!}')
      }
      return {
        cells: [
          plain(capital(occupation.shortTitle)),
          shown('2.B.5.d', 'people'),
          shown('2.B.5.b', 'money'),
          job.bareOr('median', 'not published'),
          job.bareOr('p75', 'not published'),
          job.bareOr('openings', 'not published'),
        ],
        ...(at > 0 ? { drop: at } : {}),
      }
    }),
    style: 'dense',
  }
}
