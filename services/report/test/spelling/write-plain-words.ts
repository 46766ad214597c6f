import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { isUsEnglish } from './us-english.ts'
import { visibleTexts } from './visible-texts.ts'

/**
 * Writes the words that a language model may use in a report (services/report/src/tasks/llm/gate/plain-words.txt): those that our own texts use
 * in lower case and a US dictionary knows so: no names, no terms of trades. Run it when texts bring many new words: node services/report/test/spelling/write-plain-words.ts
 */
const speller = nspell(dictionary as Parameters<typeof nspell>[0])
const LOWER = /(?<![\p{L}\p{N}_.'’/-])\p{Ll}+(?:['’]\p{Ll}+)?(?![\p{L}\p{N}_])/gu
const words = new Set(visibleTexts().flatMap(({ text }) => (text.match(LOWER) ?? []).map((word) => word.replace('’', "'"))))
const plain = [...words]
  .filter((word) => (word.length > 1 || word === 'a') && speller.correct(word) && isUsEnglish(word))
  .toSorted()
writeFileSync(join(repoRoot, 'services/report/src/tasks/llm/gate/plain-words.txt'), `${plain.join('\n')}\n`)
console.log(`${plain.length} words`)
