import { readFileSync } from 'node:fs'
import type { ReportType } from '../../../src/document/model/report-type.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { personas } from '../../personas/all.ts'
import type { Persona } from '../../personas/persona.ts'

/** Those that a test goes through: the people of the file that PEOPLE names, or our own personas; each for the report of one type. */
export function peopleOfTest(type: ReportType): readonly Persona[] {
  if (!process.env.PEOPLE) return personas
  const people = JSON.parse(readFileSync(process.env.PEOPLE, 'utf8')) as InventedPerson[]
  return people.map((person) => personaOfPerson(person, type))
}
