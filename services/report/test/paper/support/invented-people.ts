import { readFileSync } from 'node:fs'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { personas } from '../../personas/all.ts'
import type { Persona } from '../../personas/persona.ts'

/** Everybody whose report a test reads: our personas, and with PEOPLE=<people.json> the invented people of that file too. */
export function inventedPeople(type: ReportType): Persona[] {
  const file = process.env.PEOPLE
  const others = file ? (JSON.parse(readFileSync(file, 'utf8')) as InventedPerson[]) : []
  return [...personas, ...others.map((person) => personaOfPerson(person, type))]
}
