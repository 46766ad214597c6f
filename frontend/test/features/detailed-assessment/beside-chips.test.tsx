import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { Provider } from 'react-redux'
import { beforeEach, expect, test } from 'vitest'
import { createStore } from '../../../src/app/store.ts'
import { BesideChips } from '../../../src/features/detailed-assessment/chapters/BesideChips.tsx'
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

function Shown({ questions }: { questions: string[] }) {
  const [removedGoals, setRemoved] = useState(removed)
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <Form onSubmit={() => undefined} initialValues={answered}>
        {() => (
          <BesideChips
            questions={questions}
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
  render(<Shown questions={['satisfaction', 'fear']} />)
  await settled()
  expect(sent[0]?.body).toMatchObject({ text: 'A nurse, day shifts', beside: ['My knees are shot.'] })
  expect(screen.getByText('knees are shot')).toBeTruthy()
  for (const words of ['nurse', 'day shifts', 'owls']) expect(screen.queryByText(words)).toBeNull()
})

test('a limit is removed by its words and put back; what was removed of the goals stays removed', async () => {
  render(<Shown questions={['fear']} />)
  await settled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove knees are shot' }))
  expect(removed).toEqual(['day shifts', 'knees are shot'])
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(removed).toEqual(['day shifts'])
})

test('of other questions nothing is asked', async () => {
  render(<Shown questions={['proud', 'satisfaction']} />)
  await settled()
  expect(lines()).toEqual([])
})
