import { act, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { Provider } from 'react-redux'
import { beforeEach, expect, test } from 'vitest'
import { createStore } from '../../../src/app/store.ts'
import { BesideChips } from '../../../src/features/detailed-assessment/chapters/BesideChips.tsx'
import { QuestionScreen } from '../../../src/features/detailed-assessment/chapters/QuestionScreen.tsx'
import { lines, sent, serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

let removed: string[] | undefined
beforeEach(() => {
  removed = ['day shifts']
  serve({
    'POST /api/goals/read': () => ({
      goals: [{ phrase: 'nurse', inside: false, occupations: [] }],
      wishes: [
        { id: 'no_nights', label: 'No nights', phrase: 'day shifts' },
        { id: 'less_load', label: 'Less physical load', phrase: 'knees are shot', beside: true },
      ],
      left: [],
      unresolved: ['owls'],
    }),
  })
})

const answered = { answers: { q_fear: 'My knees are shot.' } }

function Shown({ id }: { id: string }) {
  const [removedGoals, setRemoved] = useState(removed)
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <Form onSubmit={() => undefined} initialValues={answered}>
        {() => (
          <BesideChips
            id={id}
            profile={{ careerGoals: 'A nurse, day shifts', removedGoals }}
            onRemoved={(keys) => {
              removed = keys
              setRemoved(keys)
            }}
          />
        )}
      </Form>
    </Provider>
  )
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 1000)))

test('an answer beside the goals shows the limits that were read in it, and nothing of the goals', async () => {
  render(<Shown id="fear" />)
  await settled()
  expect(sent[0]?.body).toMatchObject({ text: 'A nurse, day shifts', beside: ['My knees are shot.'] })
  expect(screen.getByText('knees are shot')).toBeTruthy()
  for (const words of ['nurse', 'day shifts', 'owls']) expect(screen.queryByText(words)).toBeNull()
})

test('a limit is removed by its words and put back; what was removed of the goals stays removed', async () => {
  render(<Shown id="fear" />)
  await settled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove knees are shot' }))
  expect(removed).toEqual(['day shifts', 'knees are shot'])
  expect(document.activeElement?.textContent).toBe('What we read in it')
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(removed).toEqual(['day shifts'])
})

test('of other questions nothing is asked', async () => {
  render(<Shown id="proud" />)
  await settled()
  expect(lines()).toEqual([])
})

test('what was read stands in the section of the question that it was read in', async () => {
  const parts = ['fear', 'proud'].map((id) => ({ question: { id, type: 'text' as const, question: `Say ${id}` } }))
  render(
    <Form onSubmit={() => undefined} initialValues={answered}>
      {() => <QuestionScreen name="Your way there" parts={parts} below={(id) => <p>read in {id}</p>} />}
    </Form>,
  )
  for (const id of ['fear', 'proud'])
    expect(within(screen.getByRole('region', { name: `Say ${id}` })).getByText(`read in ${id}`)).toBeTruthy()
})
