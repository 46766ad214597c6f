import { listWords } from '../../explain/money-words.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Wish } from '../goals.ts'

/** "What does a person like me do if not that?": the list by name, in its order, and how to try it. */
export function firstIdeas({ base }: Engine, { ranked, person }: Ranking, { id, label = '', phrase }: Wish): WishAnswer {
  const own = person.present?.index
  const titles = ranked.filter((index) => index !== own).map((index) => base.occupations[index]!.title)
  const from = person.present ? 'From the work you do' : 'From what you answered'
  const ideas =
    titles.length > 0
      ? `${from} we would look first at ${listWords(titles.slice(0, MOST))}.`
      : 'We found no other work that we would advise as things stand: see below what is not offered, and what would open it.'
  const next =
    titles.length > 1 ? ' Talk to one person in each before you choose' : ' Talk to one person who does it before you choose'
  const tryIt = titles.length > 0 ? `${next}, and ask what a bad week looks like.` : ''
  return { id, label, phrase, answer: 'unknown', why: `${ideas}${tryIt}`, source: '' }
}

/** Titles that one sentence holds. */
const MOST = 4
