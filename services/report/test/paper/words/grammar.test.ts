import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { REPORT_TYPES } from '../../../src/document/model/report-type.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { drawnPerson } from '../support/drawn-people.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { printedTexts } from '../support/printed-texts.ts'
import { BREAKS, ownWordsApart } from './grammar-breaks.ts'

/** Sentences into which something was put: figures, titles, tasks and quotes of people drawn by chance, whole reports of every type. */
const PEOPLE_A_TYPE = Number(process.env.DRAWN ?? 50)
const SEED = process.env.SEED ?? 'grammar'
const texts = new Map<string, string>()

before(async () => {
  const careers = createCareers()
  const skills = engineInProcess(careers)
  for (const type of REPORT_TYPES)
    for (let index = 0; index < PEOPLE_A_TYPE; index++) {
      const contents = composeReport(await personaInput(drawnPerson(careers, type, `${SEED} ${index}`), type, skills))
      for (const { page, kind, text } of printedTexts(contents)) {
        const shown = `${kind === 'quote' || kind === 'chart' ? kind : 'text'} ${text}`
        if (!texts.has(shown)) texts.set(shown, `${type} ${index}, ${page}`)
      }
    }
})

test('each pattern catches the break that it was made from', () => {
  for (const { what, pattern, caught } of BREAKS) assert.match(ownWordsApart(caught), pattern, what)
})

for (const { what, pattern, inCharts } of BREAKS)
  test(`no sentence breaks: ${what}`, () => {
    const found = [...texts].flatMap(([shown, where]) => {
      const [, kind, text] = /^(\w+) ([\s\S]*)$/.exec(shown)!
      if (kind === 'quote' || (kind === 'chart' && !inCharts)) return []
      const hit = pattern.exec(ownWordsApart(text!))
      return hit ? [`${where}: … ${ownWordsApart(text!).slice(Math.max(0, hit.index - 60), hit.index + 60)} …`] : []
    })
    assert.deepEqual(found, [])
  })
