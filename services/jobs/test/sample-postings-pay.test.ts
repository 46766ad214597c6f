import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadKnowledgeBase } from '../../skills/src/data/knowledge-base/load.ts'
import { createCatalogue } from '../../skills/src/domain/catalogue/catalogue.ts'
import { createSkillNames } from '../../skills/src/domain/catalogue/skill-names.ts'
import type { SamplePosting } from '../samples/compose-posting.ts'

const postings: readonly SamplePosting[] = JSON.parse(readFileSync(new URL('../samples/postings.json', import.meta.url), 'utf8'))
const base = loadKnowledgeBase()
const occupations = new Map(base.occupations.map((occupation) => [occupation.code, occupation]))

test('every sample posting belongs to an occupation of the skills data', () => {
  for (const { id, occupationCode } of postings) assert.ok(occupations.has(occupationCode), `${id}: ${occupationCode}`)
})

test('every sample posting pays between the 25th and the 75th percentile of its occupation', () => {
  const figures = new Map(readWages())
  for (const { id, occupationCode, salaryMin, salaryMax } of postings) {
    const range = figures.get(occupationCode)
    assert.ok(range, `${occupationCode} has no wages`)
    assert.ok(salaryMin >= range.p25 && salaryMax <= range.p75, `${id}: ${salaryMin}-${salaryMax} in ${range.p25}-${range.p75}`)
  }
})

test('the composer works with the same percentiles as the skills data', () => {
  const figures = new Map(readWages())
  const [, ...rows] = readFileSync(new URL('../samples/sources/pay.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  for (const row of rows) {
    const [code = '', , p25, p75] = row.split('\t')
    assert.deepEqual({ p25: Number(p25), p75: Number(p75) }, figures.get(code), code)
  }
})

test('every skill that a sample posting asks for is one of the catalogue, by its own name', () => {
  const catalogue = createCatalogue(base)
  const byName = new Map(catalogue.map((skill) => [skill.name, skill.id]))
  const names = createSkillNames(base, catalogue)
  for (const skill of new Set(postings.flatMap(({ mustHave, niceToHave }) => [...mustHave, ...niceToHave]))) {
    assert.ok(byName.has(skill), `${skill} is not in the catalogue`)
    assert.equal(names.resolve(skill)?.slug, byName.get(skill), skill)
  }
})

/** Percentiles straight from the table, so that a fault in its reader is not repeated here. */
function readWages(): [string, { p25: number; p75: number }][] {
  const [header = '', ...rows] = readFileSync(new URL('../../skills/data/occupations.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const columns = header.split('\t')
  const code = columns.indexOf('code')
  const wages = columns.indexOf('wages_2024')
  return rows.map((row) => {
    const cells = row.split('\t')
    const [, p25, , p75] = (cells[wages] ?? '').split(' ').map((figure) => Number.parseInt(figure, 10))
    return [cells[code] ?? '', { p25: p25 ?? 0, p75: p75 ?? 0 }]
  })
}
