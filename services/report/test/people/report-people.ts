import { readFileSync } from 'node:fs'
import type { ReportType } from '../../src/document/model/report-type.ts'
import { personas } from '../personas/all.ts'
import type { Persona } from '../personas/persona.ts'
import type { InventedPerson } from './person-profile.ts'
import { personaOfPerson } from './persona-of-person.ts'

const invented = process.env.PEOPLE ? (JSON.parse(readFileSync(process.env.PEOPLE, 'utf8')) as InventedPerson[]) : []

/** Whose reports are read: our own personas, and with PEOPLE=<people.json> everybody of that file too. */
export function reportPeople(type: ReportType): Persona[] {
  return [...invented.map((person) => personaOfPerson(person, type)), ...personas]
}

/** People who answered as somebody usually does, of the file where one is named: readers to compare with one another. */
export function usualPeople(type: ReportType): Persona[] {
  if (invented.length > 0) return invented.map((person) => personaOfPerson(person, type))
  return personas.filter(({ length }) => length === 'normal')
}
