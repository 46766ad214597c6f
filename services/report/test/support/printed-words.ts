import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Script } from '../fixtures/scripts.ts'

/** The words of a file as another program than its maker reads them. */
export function wordsOf(pdf: Uint8Array): string {
  return read(pdf, ['-layout'])
}

/** A printed word with its left edge and its line's height on the page, in points. */
export type PlacedWord = { text: string; left: number; top: number; page: number }

export function placedWordsOf(pdf: Uint8Array): PlacedWord[] {
  let page = 0
  return [...read(pdf, ['-bbox']).matchAll(/<page |<word xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>(.*?)<\/word>/g)].flatMap(
    ([, left, top, text = '']) => {
      if (left === undefined) page++
      return left === undefined ? [] : [{ text: bare(text), left: Number(left), top: Number(top), page }]
    },
  )
}

/** Where a script's words are missing, torn or in the wrong order; empty when they are printed as they were written. */
export function faultsOf(pdf: Uint8Array, { words, rightToLeft }: Script): string[] {
  const printed = bare(wordsOf(pdf))
  const faults: string[] = []
  if (/\uFFFD|\u25A1/.test(printed)) faults.push('a character that no typeface draws')
  if (!rightToLeft) {
    const times = tight(printed).split(tight(bare(words))).length - 1
    if (times < LEAST) faults.push(`“${words}” stands there ${times} times`)
    return faults
  }
  const tokens = new Map<string, number>()
  for (const token of placedWordsOf(pdf).flatMap(({ text }) => text.split(BETWEEN)))
    tokens.set(sorted(token), (tokens.get(sorted(token)) ?? 0) + 1)
  for (const word of bare(words).split(BETWEEN))
    if ((tokens.get(sorted(word)) ?? 0) < LEAST) faults.push(`“${word}” stands there ${tokens.get(sorted(word)) ?? 0} times`)
  return [...faults, ...wrongWay(pdf, rightToLeft)]
}

/** Also where a Persian word has a gap that joins no letters, which some programs read as the end of the word. */
const BETWEEN = /[\s\u200c.,:;“”\d]+/

/** Name, goals and two answers at least. */
const LEAST = 4

function wrongWay(pdf: Uint8Array, [first, second]: readonly [string, string]): string[] {
  const pairs = pairsOf(placedWordsOf(pdf), first, second)
  if (pairs.length < LEAST) return [`“${first} ${second}” stand side by side ${pairs.length} times`]
  return pairs.every(([one, other]) => other.left < one.left) ? [] : [`“${second}” stands to the right of “${first}”`]
}

/**
 * The two words where they stand together in a line. Two columns may hold the same words in one line: the nearer ones belong together,
 * each to the other; a word that ends its line has the second one in the next, and none beside it.
 */
export function pairsOf(placed: readonly PlacedWord[], first: string, second: string): [PlacedWord, PlacedWord][] {
  const nearest = (to: PlacedWord, word: string) =>
    placed
      .filter(({ text, page, top }) => page === to.page && Math.abs(top - to.top) < 2 && sorted(text) === sorted(word))
      .toSorted((a, b) => Math.abs(a.left - to.left) - Math.abs(b.left - to.left))[0]
  return placed.flatMap((one): [PlacedWord, PlacedWord][] => {
    if (sorted(one.text) !== sorted(first)) return []
    const other = nearest(one, second)
    return other && nearest(other, first) === one ? [[one, other]] : []
  })
}

/** The reading program tells directions by marks, and turns the letters that are drawn as one around. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
const tight = (text: string) => text.replace(/\s/g, '')
const sorted = (word: string) => [...word].sort().join('')

function read(pdf: Uint8Array, flags: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-words-'))
  try {
    writeFileSync(join(folder, 'report.pdf'), pdf)
    return execFileSync('pdftotext', [...flags, '-enc', 'UTF-8', join(folder, 'report.pdf'), '-'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
