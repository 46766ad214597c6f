import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aiView, handedOver } from '../../../src/document/facts/ai-view.ts'
import { WEEK_HOURS, weekOf } from '../../../src/document/facts/week.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { REPORT_TYPES } from '../../../src/document/model/report-type.ts'
import type { Block } from '../../../src/document/sections/blocks.ts'
import { peopleOfTest } from '../support/people-of-test.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

const skills = engineInProcess()
const AI_SECTIONS = ['lenses', 'tasks', 'ai-trade', 'ai-skills']

/** What these pages printed and must never print again. */
const NEVER: readonly RegExp[] = [
  /which is rare/,
  /for once they agree/,
  /low on all/,
  /no hurry/i,
  /calm part/,
  /hard to automate/,
  /Let the software have/,
  /practice for the three directions/,
  /\b(\d+)–\1 h/,
  /\b(\d+) (?:and|to) \1\b/,
  /\b1 hour(?: \w+)? are\b/,
  /\b0 hours?\b|\b0–0\b|\b0 h\b/,
  /hours? (?:are mixed|stay with people)/,
  /Models think well/,
  /…/,
]

for (const type of REPORT_TYPES)
  test(`${type}: the pages on AI are about the present job, and its hours add up`, async () => {
    for (const persona of peopleOfTest(type)) {
      const input = await personaInput(persona, type, skills)
      const sections = AI_SECTIONS.filter((id) => type === 'ai_transition' || id === 'lenses' || id === 'tasks').map((id) =>
        sectionOf(input, id),
      )
      const who = `${type} of ${persona.key}`
      const pages = sections.flatMap((section) => section.pages)
      if (aiView(input) !== 'full')
        assert.deepEqual(
          pages.map(({ id }) => id),
          ['lenses'],
          who,
        )
      for (const text of sections.flatMap(textsOf)) for (const never of NEVER) assert.doesNotMatch(text, never, `${who}: ${text}`)
      const blocks = pages.flatMap((page) => page.blocks.flatMap(flat))
      if (input.present) checkWeek(input, blocks, who)
      checkLegends(blocks, who)
    }
  })

function checkWeek(input: ReportInput, blocks: readonly Block[], who: string): void {
  const week = weekOf(input.present!)
  const all = week.aided + week.leaning + week.mixed + week.human
  assert.equal(all, week.tasks.length > 0 ? WEEK_HOURS : 0, who)
  const alt = blocks.flatMap((block) => (block.kind === 'figure' && /task by task/.test(block.title) ? block.drawing.alt : []))
  for (const words of alt) {
    const heads = [...words.matchAll(/(Likely aided|Mixed|Human), (\d+) hours?: ([^.]*(?:\.\d[^.]*)*)\./g)]
    assert.equal(
      heads.reduce((sum, [, , hours]) => sum + Number(hours), 0),
      WEEK_HOURS,
      `${who}: ${words}`,
    )
    for (const [, name, hours, rows] of heads) {
      const shown = rows!.split('; ').map((row) => Number(/, (\d+) hours?/.exec(row)?.[1] ?? 0))
      assert.equal(
        shown.reduce((sum, value) => sum + value, 0),
        Number(hours),
        `${who}: ${name}`,
      )
    }
    const sums = new Map(heads.map(([, name, hours]) => [name, Number(hours)]))
    assert.equal(sums.get('Mixed') ?? 0, week.mixed, who)
    assert.equal(sums.get('Human') ?? 0, week.human, who)
  }
  const named = (verdicts: readonly string[]) =>
    week.tasks.filter(({ verdict }) => verdicts.includes(verdict)).map(({ label }) => label.toLowerCase())
  const more = behind(blocks, 'Take more of these').toLowerCase()
  const human = named(['human'])
  for (const label of named(['mixed', 'aided', 'leaning']))
    if (!human.some((other) => other.includes(label))) assert.ok(!more.includes(label), `${who}: more of ${label}`)
  const given = new Set(handedOver(input, week).map(({ label }) => label))
  const away = behind(blocks, 'Trade these away').split(' Keep ')[0]!
  for (const { label } of week.tasks)
    if (!given.has(label) && ![...given].some((other) => other.includes(label)))
      assert.ok(!away.includes(label), `${who}: gives ${label} away`)
}

/** A symbol in the note of a figure stands in its drawing: by the words that describe the drawing. */
function checkLegends(blocks: readonly Block[], who: string): void {
  for (const block of blocks) {
    if (block.kind !== 'figure' || !block.note) continue
    const { alt } = block.drawing
    if (block.note.includes('{sym:candidate}')) assert.match(alt, /a measure \d/, who)
    if (block.note.includes('{sym:you}')) assert.match(alt, /your job \d/, who)
    for (const [symbol, name] of [
      ['people', 'people'],
      ['model', 'model'],
      ['observed', 'in use'],
    ] as const)
      if (block.note.includes(`{sym:${symbol}}`)) assert.match(alt, new RegExp(`${name} [01]\\.`), who)
    assert.ok(!(block.note.includes('{sym:target}') && block.note.includes('{sym:candidate}')), who)
  }
}

/** The text below a heading. */
function behind(blocks: readonly Block[], words: string): string {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === words)
  const next = blocks[at + 1]
  return at >= 0 && next?.kind === 'text' ? next.text : ''
}

function flat(block: Block): Block[] {
  if (block.kind === 'columns') return block.columns.flat().flatMap(flat)
  if (block.kind === 'box') return block.blocks.flatMap(flat)
  return [block]
}
