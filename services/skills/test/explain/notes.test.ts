import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { OccupationNote } from '@waymark/contracts/models/skills/occupation-note'
import { gradeOf } from '@waymark/testing/reading-grade'
import { loadKnowledgeBase } from '../../src/data/knowledge-base/load.ts'
import { loadNotes } from '../../src/data/knowledge-base/load-notes.ts'

const { indexOf, notes: loaded } = loadKnowledgeBase()
const notes = [...loaded.values()]
const HIGHEST_GRADE = 9

describe('the notes on occupations', () => {
  it('are all of the shape that the loader asks for, each of an occupation that we have', () => {
    assert.ok(notes.length > 0)
    assert.deepEqual(
      notes.map(({ code }) => code).filter((code) => !indexOf.has(code)),
      [],
    )
  })

  it(`read at grade ${HIGHEST_GRADE} or below`, () => {
    const grades = notes.map((note) => [note.code, gradeOf(textsOf(note).map(ended).join(' '))] as const)
    assert.deepEqual(
      grades.filter(([, grade]) => grade > HIGHEST_GRADE),
      [],
    )
  })

  it('share no sentence: what holds for every occupation says nothing about one', () => {
    const owners = new Map<string, string[]>()
    for (const note of notes)
      for (const sentence of sentencesOf(note)) owners.set(sentence, [...(owners.get(sentence) ?? []), note.code])
    assert.deepEqual(
      [...owners].filter(([, codes]) => codes.length > 1),
      [],
    )
  })

  it('name six different titles each', () => {
    const repeated = notes.filter(({ titles }) => new Set(titles.map(({ title }) => title.toLowerCase())).size < 6)
    assert.deepEqual(
      repeated.map(({ code }) => code),
      [],
    )
  })
})

describe('a note that is wrong stops the start', () => {
  const good = notes[0]!
  const startsWith = (file: string, note: unknown) => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-notes-'))
    try {
      writeFileSync(join(folder, file), typeof note === 'string' ? note : JSON.stringify(note))
      return loadNotes(indexOf, folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('but a right one is taken', () => assert.deepEqual(startsWith(`${good.code}.json`, good).get(good.code), good))

  for (const [what, change, said] of [
    ['four tasks', { tasks: good.tasks.slice(1) }, /tasks: Please give exactly 5/],
    ['two kinds of employers', { employers: good.employers.slice(1) }, /employers: Please give exactly 3/],
    ['seven titles', { titles: [...good.titles, good.titles[0]] }, /titles: Please give 6 or fewer/],
    ['two questions', { questions: good.questions.slice(1) }, /questions: Please give exactly 3/],
    ['a fact without a source', { twoHours: { text: good.twoHours.text } }, /twoHours\.source: Please choose one of: H, O/],
    ['a source that is not ours', { twoHours: { ...good.twoHours, source: 'X' } }, /twoHours\.source: Please choose/],
    ['a task that is too long', { tasks: good.tasks.map((task) => ({ ...task, text: 'x'.repeat(91) })) }, /tasks\.0\.text: .*90/],
    ['no sound date', { read: 'May' }, /read: /],
    ['a code without occupation', { code: '99-9999.00' }, /not in the table of occupations/],
    ['titles in another order', { titles: counted(good, [1, 2]) }, /titles\.1: Please sort by filings/],
    [
      'filings that nobody counted',
      { titles: good.titles.map((title) => ({ ...title, source: 'L', filings: undefined })) },
      /filings/,
    ],
  ] as const)
    it(`for ${what}, naming file and field`, () => {
      const file = `${'code' in change ? change.code : good.code}.json`
      assert.throws(
        () => startsWith(file, { ...good, ...change }),
        (error: Error) => error.message.includes(file) && said.test(error.message) && /restore the files/.test(error.message),
      )
    })

  it('for a file under another name', () => assert.throws(() => startsWith('other.json', good), /other\.json: code: is/))
  it('for a damaged file', () => assert.throws(() => startsWith('broken.json', '{'), /broken\.json: is not JSON/))
})

function textsOf(note: OccupationNote): string[] {
  const { tasks, hard, shifts, body, employers, questions, twoHours, twoWeeks, certificates } = note
  const facts = [tasks, hard, shifts, body, employers, twoHours, twoWeeks, certificates].flat()
  return [...facts.map(({ text }) => text), ...questions.flatMap(({ question, answer }) => [question, answer])]
}

/** Sentences of five words or more: "What do you do?" may end any question. */
function sentencesOf(note: OccupationNote): Set<string> {
  const sentences = textsOf(note).flatMap((text) => text.toLowerCase().match(/[^.!?]+/g) ?? [])
  return new Set(sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence.split(/\s+/).length >= 5))
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The note's titles with these counts for the first ones. */
function counted({ titles }: OccupationNote, filings: readonly number[]) {
  return titles.map(({ title }, at) => (filings[at] ? { title, source: 'L', filings: filings[at] } : { title, source: 'O' }))
}
