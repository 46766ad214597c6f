import './game.css'
import type { GameCategory, GameOverview, GameQuestion } from '@waymark/contracts/models/game'
import type { User } from '@waymark/contracts/models/identity/user'
import { useEffect, useRef, useState } from 'react'
import { useGetSettingsQuery } from '../../api/account/settings.ts'
import { useGetGameOverviewQuery, useLazyListGameQuestionsQuery, useStartGameMutation } from '../../api/game.ts'
import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx'
import { useToast } from '../../ui/toast/ToastProvider.tsx'
import { GamePlay } from './GamePlay.tsx'
import { GameResults } from './GameResults.tsx'
import { GameSetup } from './GameSetup.tsx'
import type { OpenGame } from './use-round.ts'

type Stage =
  | { name: 'setup' }
  | { name: 'playing'; game: OpenGame; questions: readonly GameQuestion[] }
  | { name: 'results'; gameId: string; answers: readonly number[] }

/** The Skills Challenge: setup, playing, results. A game lives on the server, so a reload goes on where it was. */
export function GamePage(_: { user: User }) {
  const [stage, setStage] = useState<Stage>({ name: 'setup' })
  const [chosen, setChosen] = useState<GameCategory[]>([])
  const [starting, setStarting] = useState(false)
  const overview = useGetGameOverviewQuery()
  const extraTime = useGetSettingsQuery().data?.extraTime ?? false
  const [startGame] = useStartGameMutation()
  const [listQuestions] = useLazyListGameQuestionsQuery()
  const toast = useToast()
  const looking = useResume(overview.data, (open) => resume(open, { onlyRunning: true }))

  /** Goes on with a game; unless `onlyRunning`, also where the clock of the open question has run out. */
  async function resume(open: NonNullable<GameOverview['openGame']>, { onlyRunning }: { onlyRunning: boolean }): Promise<void> {
    const { gameId, extraTime: slow, categories } = open
    const { data: questions, error } = await listQuestions({ gameId, categories })
    const last = questions?.at(-1)
    if (questions && last && last.correctAnswer === null) {
      if (!onlyRunning || (last.secondsLeft ?? 0) > 0) setStage({ name: 'playing', game: { gameId, extraTime: slow }, questions })
      return
    }
    // Finished elsewhere, or not to be had: what we knew of it is old.
    if (error && !onlyRunning) sayFailed('Failed to open the game. Please try again.')
    void overview.refetch()
  }

  async function start(): Promise<void> {
    setStarting(true)
    const started = await startGame({ categories: chosen, extraTime })
    const gameId = started.data?.gameId
    const { data: questions } = gameId ? await listQuestions({ gameId, categories: chosen }) : { data: undefined }
    setStarting(false)
    if (!gameId || !questions?.length) return sayFailed('Failed to start the game. Please try again.')
    setStage({ name: 'playing', game: { gameId, extraTime }, questions })
  }

  function sayFailed(description: string): void {
    toast({ variant: 'destructive', title: 'Error', description })
  }

  function playAgain(): void {
    setChosen([])
    setStage({ name: 'setup' })
  }

  function lost(): void {
    toast({ variant: 'destructive', title: 'This game is over', description: 'It was left open, or goes on in another tab.' })
    playAgain()
    void overview.refetch()
  }

  return (
    <main className="page" id="main" tabIndex={-1}>
      {stage.name === 'playing' && (
        <GamePlay
          key={stage.game.gameId}
          game={stage.game}
          questions={stage.questions}
          onDone={(answers) => setStage({ name: 'results', gameId: stage.game.gameId, answers })}
          onLost={lost}
        />
      )}
      {stage.name === 'results' && <GameResults gameId={stage.gameId} answers={stage.answers} onPlayAgain={playAgain} />}
      {stage.name === 'setup' && overview.data && !looking && (
        <GameSetup
          overview={overview.data}
          extraTime={extraTime}
          chosen={chosen}
          onChoose={setChosen}
          starting={starting}
          onStart={start}
          onContinue={() => overview.data?.openGame && void resume(overview.data.openGame, { onlyRunning: false })}
          onSeeResult={(gameId) => setStage({ name: 'results', gameId, answers: [] })}
        />
      )}
      {stage.name === 'setup' && (looking || overview.isLoading) && <SetupSkeleton />}
      {stage.name === 'setup' && overview.error && !overview.data && (
        <div className="game-setup">
          <h1 className="t-1 game-alone">Skills Challenge</h1>
          <ErrorState what="your levels" error={overview.error} onRetry={overview.refetch} />
        </div>
      )}
    </main>
  )
}

/** Once, on arriving: a game that is still running goes on. True while that is being found out. */
function useResume(
  overview: GameOverview | undefined,
  resume: (open: NonNullable<GameOverview['openGame']>) => Promise<void>,
): boolean {
  const asked = useRef(false)
  const [looking, setLooking] = useState(true)
  useEffect(() => {
    if (!overview || asked.current) return
    asked.current = true
    if (!overview.openGame) return setLooking(false)
    void resume(overview.openGame).finally(() => setLooking(false))
  })
  return looking && overview !== undefined && overview.openGame !== null
}

function SetupSkeleton() {
  return (
    <div className="game-setup">
      <h1 className="t-1 game-alone">Skills Challenge</h1>
      <Skeleton widths={[80, 60]} label="Loading the Skills Challenge" />
      <div className="gcat gcat-wait" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <div key={place} className="panel" />
        ))}
      </div>
    </div>
  )
}
