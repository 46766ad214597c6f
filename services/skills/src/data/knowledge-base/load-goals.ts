import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DegreeField, readDegreeFields } from '../../domain/goals/degree-field.ts'
import { type GoalPhrases, readGoalPhrases } from '../../domain/goals/goal-phrases.ts'
import {
  type GoalMeaning,
  type GoalWords,
  type LeftWords,
  type PhraseWords,
  readFieldWords,
  readGoalMeanings,
  readGoalWords,
  readLeftWords,
  readPhraseWords,
  readWishWords,
  type WishWords,
} from '../../domain/goals/goal-table.ts'
import { readShortForms, type ShortForms } from '../../domain/goals/words/short-forms.ts'
import { SHIPPED } from '../shipped.ts'
import { readTsv } from './read-tsv.ts'

/** The wordings of goals and wishes, and the words that are no titles. Throws, naming the file, when one is missing or damaged. */
export function loadGoalWords(folder: string = SHIPPED.text): Loaded {
  const rows = (file: string, columns: readonly string[]): string[][] => {
    try {
      return readTsv(readFileSync(join(folder, file), 'utf8'), columns)
    } catch (error) {
      throw new Error(`${join(folder, file)}: ${error instanceof Error ? error.message : error}. Restore it from the repository.`)
    }
  }
  return {
    words: readGoalWords(rows('goal-words.tsv', ['pattern', 'occupations'])),
    phrases: readGoalPhrases(rows('goal-phrases.tsv', ['code', 'phrases'])),
    fields: readFieldWords(rows('field-words.tsv', ['field', 'occupations'])),
    meanings: readGoalMeanings(rows('goal-meanings.tsv', ['rule', 'groups', 'occupations'])),
    wishes: readWishWords(
      rows('wishes.tsv', ['id', 'label', 'reads', 'pattern', 'except']),
      rows('places.tsv', ['place']).map(([place]) => place!),
      rows('countries.tsv', ['country']).map(([country]) => country!),
    ),
    leftWords: readLeftWords(rows('left-words.tsv', ['label', 'groups', 'pattern'])),
    degreeFields: readDegreeFields(rows('degree-fields.tsv', ['words', 'field'])),
    shortForms: readShortForms(rows('short-forms.tsv', ['short', 'long'])),
    phraseWords: readPhraseWords(rows('phrase-words.tsv', ['kind', 'word'])),
  }
}

type Loaded = {
  words: GoalWords[]
  phrases: GoalPhrases
  fields: GoalWords[]
  meanings: GoalMeaning[]
  wishes: WishWords[]
  leftWords: LeftWords[]
  degreeFields: DegreeField[]
  shortForms: ShortForms
  phraseWords: PhraseWords
}
