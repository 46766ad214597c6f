import type { GameResult } from '@waymark/contracts/models/game'
import { LevelBars } from '../../entities/person/LevelBars.tsx'
import { categoryWords, levelWords } from './category-words.ts'

/** What all games so far say of the categories of this one. */
export function LevelsSoFar({ result }: { result: GameResult }) {
  const played = (result.levels ?? []).filter(({ level }) => level > 0)
  if (played.length === 0) return null
  return (
    <section className="game-levels">
      <h2 className="t-3">Your levels so far</h2>
      <ol>
        {played.map(({ category, level, answered, reliability }) => (
          <li key={category} className="game-level">
            <span>
              {categoryWords[category].name}
              <span className="cap">
                {levelWords[level]}, from {answered} {answered === 1 ? 'answer' : 'answers'}
                {reliability >= 0.8 ? '' : ', still settling'}
              </span>
            </span>
            <LevelBars level={level} />
          </li>
        ))}
      </ol>
    </section>
  )
}
