import { render, screen } from '@testing-library/react'
import { difficultyLevels, gameCategories } from '@waymark/contracts/models/assessment/options'
import type { GameOverview } from '@waymark/contracts/models/game'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { GameSetup } from '../../../src/features/game/GameSetup.tsx'

const overview: GameOverview = {
  categories: gameCategories.map((category) => ({ category, skill: category, level: 0, reliability: 0, answered: 0 })),
  openGame: null,
  recentGames: [],
}

test('six categories to choose two to four of, and the rules: ten questions, 30 seconds each', () => {
  render(
    <GameSetup
      overview={overview}
      extraTime={false}
      chosen={[]}
      onChoose={() => {}}
      starting={false}
      onStart={() => {}}
      onContinue={() => {}}
      onSeeResult={() => {}}
    />,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByRole('heading', { name: 'Choose 2 to 4 categories' })).toBeTruthy()
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.querySelector('.gcat-name')?.textContent)
  expect(names).toEqual(['Technical', 'Communication', 'Leadership', 'Problem-solving', 'Creativity', 'Analytics'])
  expect(screen.getByText('Select at least 2 categories.')).toBeTruthy()
  const page = document.body.textContent ?? ''
  expect(page).toMatch(/(10|Ten) questions/)
  expect(page).toMatch(/30 s/)
  expect(difficultyLevels).toEqual(['beginner', 'intermediate', 'advanced'])
})
