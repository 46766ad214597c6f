import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { ApiError } from '../../src/api/api-error.ts'
import { CodecForm } from '../../src/ui/form/CodecForm.tsx'
import { TextField } from '../../src/ui/form/TextField.tsx'
import { QueryView } from '../../src/ui/QueryView.tsx'
import { fill, userEvent } from '../support/user-event.ts'

type Values = { name?: string; place?: string }
const refusal = (errors: ApiError['errors']): ApiError => ({ status: 400, message: '400: {}', detail: 'Refused.', errors })

function form(more: Partial<Parameters<typeof CodecForm<Values>>[0]> = {}) {
  const onSent = vi.fn()
  const validate = ({ name, place }: Values) => ({
    ...(!place && { place: 'A place is missing' }),
    ...(!name && { name: 'A name is missing' }),
  })
  const draw = (initial?: Values) => (
    <CodecForm<Values>
      label="Person"
      initial={initial}
      validate={validate}
      send={async () => undefined}
      onSent={onSent}
      {...more}
    >
      {() => (
        <>
          <TextField name="name" label="Name" />
          <TextField name="place" label="Place" />
          <button type="submit">Save</button>
        </>
      )}
    </CodecForm>
  )
  render(draw(more.initial))
  const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
  return {
    onSent,
    field,
    type: (label: string, value: string) => fill(field(label), value),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
  }
}

describe('a form', () => {
  test('that is wrong is not sent, and the focus goes to the first wrong field on the page', async () => {
    const send = vi.fn(async () => undefined)
    const { save, field, type, onSent } = form({ send })
    await save()
    expect(document.activeElement).toBe(field('Name'))
    await type('Name', 'Ines')
    await save()
    expect(document.activeElement).toBe(field('Place'))
    expect([send.mock.calls, onSent.mock.calls]).toEqual([[], []])
  })

  test('says what the server refuses at its field, under the name that the form has for it', async () => {
    const send = async () => refusal([{ path: 'town', message: 'is not on any map' }])
    const { save, field, onSent } = form({ send, names: { town: 'place' }, initial: { name: 'Ines', place: 'Nowhere' } })
    await save()
    expect(field('Place').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('is not on any map')).toBeTruthy()
    expect(onSent).not.toHaveBeenCalled()
  })

  test('with one field for it says there what the server says of none', async () => {
    const { save } = form({ send: async () => refusal([]), saidAt: 'name', initial: { name: 'Ines', place: 'Porto' } })
    await save()
    expect(screen.getByText('Refused.')).toBeTruthy()
  })

  test('that was sent says so once, and knows which fields were changed', async () => {
    const send = vi.fn(async () => undefined)
    const { save, type, onSent } = form({ send, initial: { name: 'Ines', place: 'Porto' } })
    await type('Place', 'Faro')
    await save()
    expect(send.mock.calls).toEqual([[{ name: 'Ines', place: 'Faro' }, { place: true }]])
    expect(onSent).toHaveBeenCalledTimes(1)
  })
})

describe('what a call reads', () => {
  const view = (query: Parameters<typeof QueryView<string>>[0]['query']) =>
    render(
      <QueryView query={query} what="your list" waiting={<p>Waiting</p>}>
        {(data) => <p>{data}</p>}
      </QueryView>,
    )

  test('has its place, then the way to try again, and what was read stays when reading it again fails', async () => {
    const refetch = vi.fn()
    const { unmount } = view({ refetch })
    expect(screen.getByText('Waiting')).toBeTruthy()
    unmount()
    const failed = view({ error: refusal([]), refetch })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('heading', { name: 'We could not load your list' })).toBeTruthy()
    expect(refetch).toHaveBeenCalledTimes(1)
    failed.unmount()
    view({ data: 'Read before', error: refusal([]), refetch })
    expect(screen.getByText('Read before')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
