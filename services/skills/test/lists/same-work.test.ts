import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { gradeOf } from '@waymark/testing/reading-grade'
import { loadSameWork } from '../../src/data/knowledge-base/load-same-work.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine } = shippedCareers()
const { sameWork, occupations, indexOf } = engine.base
const HIGHEST_GRADE = 9

describe('posts and settings of the present work', () => {
  it('are written for the 60 occupations with the most jobs', () => {
    const most = occupations
      .filter(({ code, wages }) => code.endsWith('.00') && wages !== undefined)
      .sort((a, b) => b.wages!.employment - a.wages!.employment)
      .slice(0, 60)
      .map(({ code }) => code)
    assert.deepEqual([...sameWork.keys()].sort(), most.sort())
  })

  it('share no sentence, and no name within an occupation', () => {
    const all = [...sameWork.values()].flatMap(({ rungs, settings }) => [
      ...rungs.flatMap(({ differs, opens }) => [differs, opens]),
      ...settings.map(({ differs }) => differs),
    ])
    const sentences = all.flatMap((text) => text.toLowerCase().match(/[^.!?]+/g) ?? [])
    assert.ok(sentences.length > 400)
    assert.deepEqual(
      sentences.filter((sentence, at) => sentences.indexOf(sentence) < at),
      [],
    )
    for (const [code, { rungs, settings }] of sameWork) {
      const names = [...rungs, ...settings].map(({ name }) => name)
      assert.equal(new Set(names).size, names.length, code)
    }
  })

  it(`read at grade ${HIGHEST_GRADE} or below, in whole sentences`, () => {
    const texts = [...sameWork].map(([code, { rungs, settings }]) => {
      const told = [...rungs.flatMap(({ differs, opens }) => [differs, opens]), ...settings.map(({ differs }) => differs)]
      for (const text of told) assert.match(text, /^[A-Z].*\.$/, code)
      return [code, gradeOf(told.join(' '))] as const
    })
    assert.deepEqual(
      texts.filter(([, grade]) => grade > HIGHEST_GRADE),
      [],
    )
  })
})

describe('the ranking of somebody', () => {
  const rankingOf = (current: string) =>
    presentRanking(
      engine,
      rank(engine, profileOf({ interests: [3, 3, 3, 4, 3, 3], current, role: 'This work', reach: { yearsExperience: 6 } }), {
        purpose: 'basic',
        limit: 10,
        draws: 12,
      }),
    )

  it('names posts and settings of the present occupation', () => {
    const { sameWork: told } = rankingOf('29-1141.00')
    assert.deepEqual(told, sameWork.get('29-1141.00'))
    assert.deepEqual(
      told?.rungs.map(({ name }) => name),
      ['Charge nurse', 'Nurse case manager', 'Staff educator in nursing', 'Nurse manager'],
    )
    assert.equal(told?.settings.length, 4)
  })

  it('names none where we wrote nothing, or where there is no present occupation', () => {
    assert.equal(rankingOf('13-2051.00').sameWork, undefined)
    assert.equal(rankingOf('').sameWork, undefined)
  })
})

describe('a file of posts and settings that is wrong stops the start', () => {
  const code = '29-1141.00'
  const rung = [code, 'rung', 'Charge nurse', 'You run the shift and its beds.', 'Skill on the unit and trust.']
  const setting = [code, 'setting', 'School or clinic', 'Weekday hours and lighter work.', '']
  const good = [rung, rung, setting, setting, setting]
  const load = (rows: readonly (readonly string[])[] | string) => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-settings-'))
    const lines = typeof rows === 'string' ? rows : [['code', 'kind', 'name', 'differs', 'opens'], ...rows]
    try {
      const text = typeof lines === 'string' ? lines : lines.map((row) => `${row.join('\t')}\n`).join('')
      writeFileSync(join(folder, 'settings.tsv'), text)
      return loadSameWork(indexOf, folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  const changed = (row: string[], at: number, cell: string) => [row.with(at, cell), ...good]

  it('but a right one is taken, rungs and settings apart', () => {
    const { rungs, settings } = load(good).get(code)!
    assert.deepEqual(rungs[0], { name: rung[2], differs: rung[3], opens: rung[4] })
    assert.deepEqual([rungs.length, settings.length], [2, 3])
    assert.deepEqual(settings[0], { name: setting[2], differs: setting[3] })
    assert.equal(load([...good, rung, rung, setting]).get(code)!.rungs.length, 4)
  })

  for (const [what, rows, said] of [
    ['an unknown code', changed(rung, 0, '99-9999.00'), /line 2: code: "99-9999\.00" is not in the table/],
    ['another kind', changed(rung, 1, 'step'), /line 2: kind: is "step"\. Write rung or setting/],
    ['a name that is too short', changed(rung, 2, 'xxx'), /line 2: name: has 3 characters\. Write 4 to 48/],
    ['a name that is too long', changed(setting, 2, 'x'.repeat(49)), /line 2: name: has 49 characters/],
    ['a short sentence', changed(setting, 3, 'x'.repeat(14)), /line 2: differs: has 14 characters\. Write 15 to 130/],
    ['a long sentence', changed(rung, 4, 'x'.repeat(131)), /line 2: opens: has 131 characters/],
    ['a rung that nothing opens', changed(rung, 4, ''), /line 2: opens: has 0 characters/],
    ['a setting that something opens', changed(setting, 4, 'A license of some kind.'), /opens: stands for rungs alone/],
    ['one rung', good.slice(1), /29-1141\.00: rung: has 1\. Give two to four/],
    ['five rungs', [...good, rung, rung, rung], /29-1141\.00: rung: has 5/],
    ['two settings', good.slice(0, 4), /29-1141\.00: setting: has 2\. Give three or four/],
    ['five settings', [...good, setting, setting], /29-1141\.00: setting: has 5/],
    ['a missing column', 'code\tkind\n', /no column "name"/],
  ] as const)
    it(`for ${what}, naming file, field and cure`, () =>
      assert.throws(
        () => load(rows),
        (error: Error) =>
          error.message.includes('settings.tsv') && said.test(error.message) && /[Rr]estore (it|the file)/.test(error.message),
      ))

  it('takes lengths at their bounds', () => {
    const longest = [code, 'rung', 'x'.repeat(48), 'x'.repeat(130), 'x'.repeat(130)]
    const shortest = [code, 'rung', 'xxxx', 'x'.repeat(15), 'x'.repeat(15)]
    assert.equal(load([longest, shortest, setting, setting, setting]).get(code)!.rungs.length, 2)
  })
})
