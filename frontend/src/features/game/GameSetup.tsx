import type { GameCategory, GameOverview } from '@waymark/contracts/models/game'
import { Timer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { linkTo, routes } from '../../routes.ts'
import { CategoryPanel } from './CategoryPanel.tsx'
import { choiceHint, fewestCategories, mostCategories, questionCount } from './category-words.ts'
import { LatestGames } from './LatestGames.tsx'
import { clockOf } from './round-times.ts'

type Props = {
  overview: GameOverview
  extraTime: boolean
  chosen: readonly GameCategory[]
  onChoose: (chosen: GameCategory[]) => void
  starting: boolean
  onStart: () => void
  onContinue: () => void
  onSeeResult: (gameId: string) => void
}

/** The rules, six categories to choose from, and the way into a game. */
export function GameSetup({ overview, extraTime, chosen, onChoose, starting, onStart, onContinue, onSeeResult }: Props) {
  const ready = chosen.length >= fewestCategories
  const full = chosen.length === mostCategories
  const toggle = (category: GameCategory) =>
    onChoose(chosen.includes(category) ? chosen.filter((one) => one !== category) : [...chosen, category])

  return (
    <div className="game-setup">
      <h1 className="t-1">Skills Challenge</h1>
      <p className="muted game-lead">{routes.skillsGame.lead}</p>
      <Rules extraTime={extraTime} />
      {overview.openGame && <LeftGame open={overview.openGame} onContinue={onContinue} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (ready && !starting) onStart()
        }}
      >
        <h2 className="t-3" id="choose">
          Choose 2 to 4 categories
        </h2>
        <p className="muted game-few">Fewer categories measure each one better.</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
        <div className="gcat" role="group" aria-labelledby="choose">
          {overview.categories.map((standing) => (
            <CategoryPanel
              key={standing.category}
              standing={standing}
              chosen={chosen.includes(standing.category)}
              closed={full && !chosen.includes(standing.category)}
              onToggle={() => toggle(standing.category)}
            />
          ))}
        </div>
        <div className="game-go">
          <p className="game-need" role="status">
            <NeedBars chosen={chosen.length} />
            <span>{choiceHint(chosen.length)}</span>
          </p>
          <button type="submit" className={ready ? 'btn btn-lg btn-p' : 'btn btn-lg'} disabled={!ready || starting}>
            {starting ? 'Starting...' : 'Start Challenge'}
          </button>
        </div>
      </form>
      <p className="note game-time">
        <Timer className="i" aria-hidden="true" />
        {extraTime ? (
          <span>
            Extra time is on: twice the time for each question. Such a game is for practice and makes no evidence. Change it in
            the <Link to={linkTo('account', { page: 'settings' })}>settings</Link>.
          </span>
        ) : (
          <span>
            Need longer? Turn on <Link to={linkTo('account', { page: 'settings' })}>extra time</Link> in the settings. Such a game
            is for practice and makes no evidence.
          </span>
        )}
      </p>
      <LatestGames games={overview.recentGames} onSeeResult={onSeeResult} />
    </div>
  )
}

function Rules({ extraTime }: { extraTime: boolean }) {
  const rules = [
    [String(questionCount), 'questions'],
    [`${clockOf(extraTime)} s`, 'for each'],
    ['70%', 'makes a strong area'],
  ]
  return (
    <dl className="game-rules num">
      {rules.map(([figure, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One bar a choice: filled when made, the blaze where one is still needed. */
function NeedBars({ chosen }: { chosen: number }) {
  const bars = Array.from({ length: mostCategories }, (_, index) => {
    if (index < chosen) return 'on'
    return index === chosen && chosen < fewestCategories ? 'now' : undefined
  })
  return (
    <span className="game-bars" aria-hidden="true">
      {bars.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a bar is
        <i key={index} className={name} />
      ))}
    </span>
  )
}

function LeftGame({ open, onContinue }: { open: NonNullable<GameOverview['openGame']>; onContinue: () => void }) {
  return (
    <section className="panel game-left" aria-label="Your open game">
      <p>
        <b className="strong">A game is still open</b> at question {open.answered + 1} of {open.totalQuestions}.
        {open.secondsLeft === 0 && ' Its clock has run out; the others are still to come.'} Starting a new game ends it.
      </p>
      <button type="button" className="btn" onClick={onContinue}>
        Continue
      </button>
    </section>
  )
}
