import type { GameResult } from '@waymark/contracts/models/game'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { useGetGameResultQuery } from '../../api/game.ts'
import { linkTo } from '../../routes.ts'
import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx'
import { AddedToInventory } from './AddedToInventory.tsx'
import { AskedQuestions } from './AskedQuestions.tsx'
import { categoryWords, listed, questionCount } from './category-words.ts'
import { LevelsSoFar } from './LevelsSoFar.tsx'

type Props = { gameId: string; answers: readonly number[]; onPlayAgain: () => void }

/** What came out of a game, as the server recorded it. */
export function GameResults({ gameId, answers, onPlayAgain }: Props) {
  const { data, error, refetch } = useGetGameResultQuery({ gameId, answers })
  return (
    <>
      <div className="page-head">
        <div>
          <h1 className="t-1">Results</h1>
          <p>{data ? aboutOf(data) : 'Adding up your ten questions.'}</p>
        </div>
        <button type="button" className="btn btn-p" onClick={onPlayAgain}>
          Play Again
        </button>
      </div>
      {data && <Result result={data} />}
      {!data && error && <ErrorState what="your result" error={error} onRetry={refetch} />}
      {!data && !error && (
        <div className="panel pad">
          <Skeleton widths={[-30, 90, 80, 85, 60]} label="Loading your result" />
        </div>
      )}
    </>
  )
}

function Result({ result }: { result: GameResult }) {
  const { score, totalQuestions, skillBreakdown, recommendations } = result
  const percent = Math.round((100 * score) / totalQuestions)
  return (
    <>
      <section className="panel game-result" aria-label="Score">
        <div className="game-score num">
          <p className="game-score-n">
            {score}
            <small> of {totalQuestions}</small>
          </p>
          <p className="game-score-tag">
            <span className={`tag ${badgeOf(percent)}`}>{percent} percent</span>
          </p>
          <p className="muted">{trustOf(result)}</p>
        </div>
        <div className="game-parts">
          <h2 className="t-4">Breakdown by skill</h2>
          <ul>
            {skillBreakdown.map((row) => (
              <BreakdownRow key={row.skill} row={row} />
            ))}
          </ul>
          <p className="cap">The line marks 70 percent, where an area counts as strong.</p>
        </div>
      </section>
      <div className="game-more">
        <section>
          <h2 className="t-3">Recommendations</h2>
          <ol>
            {recommendations.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          <p className="game-on">
            <Link to={linkTo('learning')}>Make a learning path</Link> from what you missed.
          </p>
        </section>
        <div>
          <AddedToInventory result={result} />
          <LevelsSoFar result={result} />
        </div>
      </div>
      {result.gameId && <AskedQuestions gameId={result.gameId} categories={result.categories ?? []} />}
    </>
  )
}

function BreakdownRow({ row }: { row: GameResult['skillBreakdown'][number] }) {
  const { skill, correct, total, level } = row
  const strong = level === 'strong'
  return (
    <li>
      <b className="strong">{skill}</b>
      <span
        className={strong ? 'game-track' : 'game-track weak'}
        style={{ '--v': Math.round((100 * correct) / Math.max(1, total)) } as CSSProperties}
        aria-hidden="true"
      >
        <i />
      </span>
      <span className="num">
        {correct} of {total}
      </span>
      <span className={strong ? 'tag tag-spruce' : 'tag'}>{level}</span>
    </li>
  )
}

/** The badge changes its colour at 80 and at 60 percent. */
export function badgeOf(percent: number): 'game-high' | 'tag-spruce' | 'game-low' {
  if (percent >= 80) return 'game-high'
  return percent >= 60 ? 'tag-spruce' : 'game-low'
}

function aboutOf({ categories = [], totalQuestions, practice }: GameResult): string {
  const count = totalQuestions === questionCount ? 'Ten' : String(totalQuestions)
  const names = listed(categories.map((category) => categoryWords[category].name.toLowerCase()))
  return `${count} questions from ${names}.${practice ? ' A game for practice.' : ''}`
}

/** By simulation three games of two categories are where a level can be relied upon. */
const reliable = 0.78

function trustOf({ levels = [], practice }: GameResult): string {
  if (practice) return 'A game for practice changes no level and makes no evidence.'
  if (levels.length > 0 && levels.every(({ reliability }) => reliability >= reliable)) {
    return 'Ten questions give a rough picture. With your games before, it is a reliable one.'
  }
  return 'Ten questions give a rough picture. After three games it is a reliable one.'
}
