import assert from 'node:assert/strict'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import type { ReportType } from '../../../src/document/model/report-type.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { engineInProcess, personaInput } from './persona-input.ts'
import { printedTexts } from './printed-texts.ts'

/** Invented people by name, each with the type of their report. */
export type ReadPeople = Readonly<Record<string, readonly [ReportType, InventedPerson]>>

/** What reports are made of by the name of their reader, and what they say: "driver" the whole, "driver told" one page. */
type Read = {
  readonly inputs: ReadonlyMap<string, ReportInput>
  readonly pages: ReadonlyMap<string, string>
  /** The words of a page or a report; throws when there are hardly any. */
  readonly said: (name: string) => string
}
export const UNREAD: Read = { inputs: new Map(), pages: new Map(), said: String }

export async function readPeople(people: ReadPeople): Promise<Read> {
  const inputs = new Map<string, ReportInput>()
  const pages = new Map<string, string>()
  const skills = engineInProcess()
  for (const [name, [type, one]] of Object.entries(people)) {
    const input = prepareInput(await personaInput(personaOfPerson(one, type), type, skills))
    inputs.set(name, input)
    const texts = printedTexts(composeReport(input))
    for (const { page, text } of texts) pages.set(`${name} ${page}`, `${pages.get(`${name} ${page}`) ?? ''}\n${text}`)
    pages.set(name, texts.map(({ text }) => text).join('\n'))
  }
  const said = (name: string): string => {
    const words = pages.get(name)
    assert.ok(words && words.length > 100, name)
    return words
  }
  return { inputs, pages, said }
}
