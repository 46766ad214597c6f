import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { difficultyLevels, gameCategories } from '@waymark/contracts/models/assessment/options'
import { loadBank } from '../src/data/load-bank.ts'
import type { BankItem } from '../src/domain/bank-item.ts'

const bank = loadBank()
const groups = [
  ...gameCategories.map((category) => ({ name: category, items: bank.of(category) })),
  { name: 'all', items: bank.items },
]

describe('the item bank', () => {
  for (const { name, items } of groups.slice(0, -1)) {
    it(`has at least 60 questions in ${name}, at least 15 of each difficulty`, () => {
      assert.ok(items.length >= 60, `${items.length}`)
      for (const difficulty of difficultyLevels) {
        assert.ok(items.filter((item) => item.difficulty === difficulty).length >= 15, difficulty)
      }
    })
  }

  it('asks a question, offers four distinct options, and gives a reason', () => {
    for (const { id, question, options, explanation } of bank.items) {
      assert.match(question.trim(), /[?:.…]["')]?$/, id)
      assert.ok(question.length >= 20 && question.length <= 240, `${id}: a question of ${question.length} characters`)
      assert.equal(
        new Set(options.map((option) => option.toLowerCase().replace(/\s+/g, ' ').trim())).size,
        4,
        `${id}: options that read alike`,
      )
      for (const option of options) assert.ok(option.length <= 120, `${id}: an option of ${option.length} characters`)
      assert.ok(explanation.length >= 40 && explanation.length <= 300, `${id}: a reason of ${explanation.length} characters`)
      assert.notEqual(plain(explanation), plain(question), id)
    }
  })

  it('can be shuffled: nothing refers to the place of an option', () => {
    const places =
      /\b(all|none|both) of the (above|options)\b|\boptions? [A-D1-4]\b|\banswer [A-D]\b|\b(first|second|third|last) option\b/i
    for (const { id, options, explanation } of bank.items) assert.doesNotMatch([...options, explanation].join('\n'), places, id)
  })

  for (const { name, items } of groups) {
    it(`has its keys in every place about as often: ${name}`, () => {
      for (const place of [0, 1, 2, 3]) {
        const share = items.filter(({ correct }) => correct === place).length / items.length
        assert.ok(Math.abs(share - 0.25) <= 0.1, `place ${place}: ${share.toFixed(2)}`)
      }
    })

    it(`does not give the right option away by its length: ${name}`, () => {
      const lengths = items.map(({ options, correct }) => ({
        right: options[correct]?.length ?? 0,
        others: options.filter((_, place) => place !== correct).map((option) => option.length),
      }))
      const share = (test: (entry: (typeof lengths)[number]) => boolean) => lengths.filter(test).length / lengths.length
      const longest = share(({ right, others }) => right > Math.max(...others))
      const shortest = share(({ right, others }) => right < Math.min(...others))
      // By chance a quarter each; ties leave less.
      assert.ok(longest <= 0.35, `the longest in ${longest.toFixed(2)}`)
      assert.ok(shortest <= 0.35, `the shortest in ${shortest.toFixed(2)}`)
    })
  }

  it('holds no two questions that are nearly the same, in a category or between them', () => {
    const marks = bank.items.map((item) => ({ item, question: grams(item.question), whole: grams(wholeOf(item)) }))
    for (const [index, one] of marks.entries()) {
      for (const two of marks.slice(index + 1)) {
        const likeness = Math.max(overlap(one.question, two.question), overlap(one.whole, two.whole))
        assert.ok(likeness <= 0.45, `${one.item.id} and ${two.item.id}: ${likeness.toFixed(2)}`)
      }
    }
  })

  it('has slugs for ids, each once', () => {
    assert.equal(new Set(bank.items.map(({ id }) => id)).size, bank.items.length)
    for (const { id, category } of bank.items) assert.match(id, new RegExp(`^${category}-[a-z0-9]+(-[a-z0-9]+)*$`))
  })
})

describe('reading a bank', () => {
  it('names every fault of every file at once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bank-'))
    const good = bank.of('technical').slice(0, 1)
    const [item] = good
    writeFileSync(join(folder, 'technical.json'), JSON.stringify([item, item]))
    writeFileSync(
      join(folder, 'analytics.json'),
      JSON.stringify([{ ...item, category: 'analytics', correct: 4, explanation: ' ' }]),
    )
    writeFileSync(join(folder, 'creativity.json'), JSON.stringify([{ ...item, options: ['a', 'a', 'b', 'c'] }]))
    const fails = () => loadBank(pathToFileURL(`${folder}/`))
    assert.throws(fails, /communication\.json is missing[\s\S]*leadership\.json is missing/)
    assert.throws(fails, /creativity\.json 0\.options/)
    assert.throws(fails, /analytics\.json 0\.correct: must be a whole number from 0 to 3/)
    assert.throws(fails, /analytics\.json 0\.explanation: must be a text/)
    assert.throws(fails, /stands twice/)
  })
})

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$.+\-/<>=*]+/gu, ' ')
    .trim()
}

function wholeOf({ question, options }: BankItem): string {
  return `${question} ${options.join(' ')}`
}

/** Runs of five characters: robust against a changed word or ending. */
function grams(text: string): ReadonlySet<string> {
  const letters = plain(text)
  return new Set(Array.from({ length: Math.max(0, letters.length - 4) }, (_, at) => letters.slice(at, at + 5)))
}

/** Jaccard: shared runs among all. */
function overlap(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => two.has(run)).length
  return shared / (one.size + two.size - shared)
}
