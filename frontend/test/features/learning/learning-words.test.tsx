import { act, fireEvent, screen, within } from '@testing-library/react'
import type { LearningPath } from '@waymark/contracts/models/learning'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LearningPage } from '../../../src/features/learning/LearningPage.tsx'
import { preloadChoice } from '../../../src/ui/Choice.tsx'
import { optionsOf } from '../../support/options-of.ts'
import { renderApp, user } from '../../support/render-app.tsx'
import { failing, serve, writes } from '../../support/server.ts'

// What is listed is asked of the list itself, which comes when it is reached for.
beforeAll(async () => {
  await preloadChoice()
})
const path = (id: string, progressPercentage: string): LearningPath => ({
  id,
  title: `Path ${id}`,
  description: 'Evenings.',
  targetSkills: ['SQL'],
  estimatedDuration: 24,
  difficultyLevel: 'beginner',
  iconType: 'code',
  color: 'blue',
  status: progressPercentage === '100' ? 'completed' : 'active',
  progressPercentage,
  modules: [],
})
let paths: LearningPath[] = []
let writeAnswer: () => unknown

beforeEach(() => {
  paths = [path('a', '30'), path('b', '100')]
  writeAnswer = async () => Response.json(paths[0], { status: 201 })
  serve({ 'GET /api/*': () => paths, '/api/learning-paths': () => writeAnswer(), '/api/learning-paths/*': () => writeAnswer() })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  renderApp(<LearningPage user={user} />)
  await screen.findAllByRole('article')
}
const press = (name: string | RegExp, place: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(place).getByRole('button', { name })))
const dialog = () => screen.findByRole('dialog', { name: 'Create Learning Path' })

describe('the learning paths', () => {
  test('a header, the figures, and a card a path', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Learning Paths' })).toBeTruthy()
    expect([...document.querySelectorAll('.sum dt')].map((term) => term.textContent)).toEqual([
      'learning paths',
      'modules completed',
      'left to learn',
    ])
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getByText('30%')).toBeTruthy()
  })

  test('Continue Learning sends ten percent more; at 100 it reads Review and sends the same', async () => {
    await open()
    const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement]
    expect(within(first).getByText('Continue Learning')).toBeTruthy()
    expect(within(second).getByText('Review')).toBeTruthy()
    await press(/^Continue Learning/, first)
    expect(writes().at(-1)).toEqual({ line: 'PUT /api/learning-paths/a/progress', body: { progress: 40 } })
    expect(await screen.findByText('Learning path progress has been updated!')).toBeTruthy()
  })

  test.each(['100', '104'])('Review at %s percent still sends the same update', async (percent) => {
    paths = [path('b', percent)]
    await open()
    await press(/^Review/)
    expect(writes().at(-1)).toEqual({ line: 'PUT /api/learning-paths/b/progress', body: { progress: 100 } })
  })

  test.each([
    ['Failed to update progress. Please try again.', () => press(/^Continue Learning/)],
    ['Failed to initialize learning paths. Please try again.', () => press('Look for new gaps')],
  ])('a failure says: %s', async (sentence, act_) => {
    paths = [path('a', '30')]
    writeAnswer = () => failing(500)
    await open()
    await act_()
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('paths that were made are said, and so is being signed out', async () => {
    paths = [path('a', '30')]
    await open()
    writeAnswer = async () => Response.json(paths)
    await press('Look for new gaps')
    expect(await screen.findByText('Learning paths initialized successfully!')).toBeTruthy()
    const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Sign in.', requestId: 'r' }
    writeAnswer = async () => Response.json(problem, { status: 401 })
    await press(/^Continue Learning/)
    expect((await screen.findByRole('alert')).textContent).toBe('UnauthorizedYou are logged out. Logging in again...')
  })
})

test('someone who is signed out is sent to sign in 500 ms after it was said, and back here', async () => {
  paths = [path('a', '30')]
  await open()
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, search: '?path=a', pathname: '/learning' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    writeAnswer = async () => Response.json({ type: 'about:blank', title: 'Unauthorized', status: 401 }, { status: 401 })
    await press(/^Continue Learning/)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('alert').textContent).toBe('UnauthorizedYou are logged out. Logging in again...')
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(assign).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(assign.mock.calls).toEqual([['/api/login?return_to=%2Flearning%3Fpath%3Da']])
  } finally {
    vi.useRealTimers()
  }
})

describe('the dialog of a new path', () => {
  test('three difficulties, four icons, four colours; beginner, code and blue are set', async () => {
    await open()
    await press('Create Path')
    const box = await dialog()
    const radios = (name: string) =>
      within(within(box).getByRole('group', { name }))
        .getAllByRole('radio')
        .map((radio) => [(radio as HTMLInputElement).value, (radio as HTMLInputElement).checked])
    expect(radios('Icon')).toEqual([
      ['code', true],
      ['database', false],
      ['palette', false],
      ['book', false],
    ])
    expect(radios('Color')).toEqual([
      ['blue', true],
      ['emerald', false],
      ['purple', false],
      ['amber', false],
    ])
    expect(box.querySelector('.ant-select')?.textContent).toContain('beginner')
    expect(await optionsOf('Difficulty')).toEqual(['beginner', 'intermediate', 'advanced'])
  })

  test('Create Path is closed while the title is blank and while it is sent; skills are split, no duration is null', async () => {
    await open()
    await press('Create Path')
    const box = await dialog()
    const create = within(box).getByRole('button', { name: 'Create Path' }) as HTMLButtonElement
    expect(create.disabled).toBe(true)
    const title = within(box).getByLabelText('Title')
    fireEvent.change(title, { target: { value: '   ' } })
    expect(create.disabled).toBe(true)
    fireEvent.change(title, { target: { value: 'SQL' } })
    expect(create.disabled).toBe(false)
    fireEvent.change(within(box).getByLabelText(/^Target skills/), { target: { value: ' SQL, , Excel ,' } })
    let answer: (response: Response) => void = () => {}
    writeAnswer = () => new Promise((resolve) => (answer = resolve))
    await act(async () => fireEvent.click(create))
    expect(create.disabled).toBe(true)
    expect(writes()).toEqual([
      {
        line: 'POST /api/learning-paths',
        body: {
          title: 'SQL',
          description: '',
          targetSkills: ['SQL', 'Excel'],
          estimatedDuration: null,
          difficultyLevel: 'beginner',
          iconType: 'code',
          color: 'blue',
        },
      },
    ])
    await act(async () => answer(new Response('', { status: 500 })))
    expect(await screen.findByText('Failed to create learning path. Please try again.')).toBeTruthy()
    await vi.waitFor(() => expect(create.disabled).toBe(false))
    writeAnswer = async () => Response.json(path('c', '0'), { status: 201 })
    await act(async () => fireEvent.click(create))
    expect(await screen.findByText('Learning path created successfully!')).toBeTruthy()
  })
})
