import { render, screen, within } from '@testing-library/react'
import { questionTypes } from '@waymark/contracts/models/assessment/question'
import { Form, FormSpy } from 'react-final-form'
import { expect, test } from 'vitest'
import { type AnswersForm, fromFields } from '../../src/entities/question/answer-fields.ts'
import type { Answers } from '../../src/entities/question/answer-values.ts'
import { QuestionBlock } from '../../src/entities/question/QuestionBlock.tsx'
import { wireAnswers } from '../../src/entities/question/wire-answers.ts'
import { stubQuestions } from '../support/questions.ts'
import { fill, userEvent } from '../support/user-event.ts'

let answers: Answers = {}

function ask(type: string) {
  const question = stubQuestions.find((candidate) => candidate.type === type)
  if (!question) throw new Error(`No stub question of kind ${type}`)
  render(
    <Form<AnswersForm> onSubmit={() => {}} initialValues={{ answers: {} }}>
      {() => (
        <>
          <QuestionBlock question={question} />
          <FormSpy<AnswersForm>
            subscription={{ values: true }}
            onChange={({ values }) => {
              answers = fromFields([question], values?.answers)
            }}
          />
        </>
      )}
    </Form>,
  )
  return { question, wire: () => wireAnswers([question], answers, 'goals') }
}

test('a stub question exists for every kind', () => {
  for (const type of questionTypes) expect(stubQuestions.some((question) => question.type === type)).toBe(true)
})

test('scale: ten points, none chosen until one is', async () => {
  const { wire } = ask('scale')
  expect(screen.getAllByRole('radio')).toHaveLength(10)
  expect(wire().personalityScores).toEqual({})
  await userEvent.click(screen.getByRole('radio', { name: '4' }))
  expect(wire().personalityScores).toEqual({ satisfaction: 4 })
})

test('scale_group: a named scale an item', async () => {
  const { wire } = ask('scale_group')
  const scale = screen.getByRole('radiogroup', { name: 'Looking for causes' })
  await userEvent.click(within(scale).getByRole('radio', { name: '8' }))
  expect(screen.getByText('Finding out why something fails')).toBeTruthy()
  expect(wire().personalityScores).toEqual({ interests_1: 8 })
})

test('ranking: a number an option, emptied again is no rank', async () => {
  const { wire } = ask('ranking')
  const box = screen.getByLabelText(/Rank of\s*Autonomy/)
  await fill(box, '2')
  expect(wire().workValues).toEqual({ values: { autonomy: 2 } })
  await fill(box, '')
  expect(wire().workValues).toEqual({})
})

test('categorized_multi_select: boxes under their headings', async () => {
  const { wire } = ask('categorized_multi_select')
  const group = screen.getByRole('group', { name: 'Knowledge' })
  await userEvent.click(within(group).getByRole('checkbox', { name: 'Skills out of date' }))
  expect(wire().workValues).toEqual({ obstacles: ['Skills out of date'] })
})

test('multi_select: the rest closes once the limit is reached', async () => {
  const { wire } = ask('multi_select')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Noise' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Overtime' }))
  expect((screen.getByRole('checkbox', { name: 'Meetings' }) as HTMLInputElement).disabled).toBe(true)
  expect(wire().workValues).toEqual({ drain: ['Noise', 'Overtime'] })
})

test('single_select: radios with descriptions', async () => {
  const { wire } = ask('single_select')
  await userEvent.click(screen.getByRole('radio', { name: /Longer/ }))
  expect(screen.getByText('A new qualification')).toBeTruthy()
  expect(wire().workValues).toEqual({ pace: 'long' })
})

test('skills_rating: six boxes with a scale each', async () => {
  const { wire } = ask('skills_rating')
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((box) => `Skill ${box}`),
  )
  const scales = screen.getAllByRole('radiogroup')
  expect(scales.map((scale) => scale.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((box) => `Rating of skill ${box}`),
  )
  for (const scale of scales)
    expect(
      within(scale)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  await fill(screen.getByLabelText('Skill 2'), 'SQL')
  await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Rating of skill 2' })).getByRole('radio', { name: '9' }))
  expect(wire().skillsTechnical).toEqual(['SQL'])
  expect(wire().personalityScores).toEqual({ skill_1_rating: 9 })
})

test('timeline: a box a timeframe', async () => {
  const { question, wire } = ask('timeline')
  const boxes = screen.getAllByRole('textbox').map((box) => (box as HTMLTextAreaElement).labels?.[0]?.textContent)
  expect(boxes).toEqual(question.timelines)
  expect(boxes.length).toBeGreaterThanOrEqual(3)
  await fill(screen.getByLabelText('In 2 years'), 'Own shop')
  expect(wire().careerGoals).toBe('goals\nIn 2 years: Own shop')
})

test('text: a box of its own', async () => {
  const text = ask('text')
  await fill(screen.getByRole('textbox'), 'A bridge')
  expect(text.wire().motivations).toEqual({ proud: 'A bridge' })
})

test('an unknown kind falls back to a text box', async () => {
  const { wire } = ask('hologram')
  await fill(screen.getByRole('textbox'), 'Words')
  expect(wire().challenges).toEqual({ odd: 'Words' })
})
