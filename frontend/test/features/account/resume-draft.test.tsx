import { act, renderHook, waitFor } from '@testing-library/react'
import { type Resume, resumeSections } from '@waymark/contracts/models/resume/resume'
import { emptyResume } from '@waymark/contracts/models/resume/resume-sections'
import { beforeEach, describe, expect, test } from 'vitest'
import { readEdits } from '../../../src/features/account/resume/kept-edits.ts'
import { useResumeDraft } from '../../../src/features/account/resume/use-resume-draft.ts'
import { frame } from '../../support/render-app.tsx'
import { lost, problem, serve } from '../../support/server.ts'

const at = '2025-01-01T00:00:00.000Z'
const blank = emptyResume(resumeSections)
const named = (name: string) => ({ ...blank, basics: { ...blank.basics, name } })
/** What the server holds. */
let server = { version: 1, document: named('Ines') }
let isDown = false
const saves: { version: number; name: string }[] = []
const loaded = (): Resume => ({ ...server, updatedAt: at, additions: [], away: [] })

beforeEach(() => {
  server = { version: 1, document: named('Ines') }
  isDown = false
  saves.length = 0
  serve({
    'GET /api/account/resume': () => (isDown ? lost() : loaded()),
    'PUT /api/account/resume': ({ body: { version, document } }) => {
      if (isDown) return lost()
      saves.push({ version, name: document.basics.name })
      if (version !== server.version) return problem(409, 'Another page has saved.')
      server = { version: version + 1, document }
      return { version: server.version, updatedAt: at }
    },
  })
})

function open() {
  return renderHook(() => useResumeDraft(loaded(), 'ines'), { wrapper: frame() })
}
const rename = (draft: ReturnType<typeof open>, name: string) => act(() => draft.result.current.change(() => named(name)))
const stateOf = (draft: ReturnType<typeof open>) => draft.result.current.state.kind

describe('the résumé', () => {
  test('is saved a moment after the last change, one version after the other', async () => {
    const draft = open()
    rename(draft, 'Ines F')
    rename(draft, 'Ines Ferreira')
    await waitFor(() => expect(stateOf(draft)).toBe('saved'))
    rename(draft, 'Inês Ferreira')
    await waitFor(() =>
      expect(saves).toEqual([
        { version: 1, name: 'Ines Ferreira' },
        { version: 2, name: 'Inês Ferreira' },
      ]),
    )
  })

  test('that is left before it was saved is saved', async () => {
    const draft = open()
    rename(draft, 'Ines F')
    draft.unmount()
    await waitFor(() => expect(server.document.basics.name).toBe('Ines F'))
    await waitFor(() => expect(readEdits('ines')).toBeUndefined())
  })

  test('that could not be saved waits for the person to come back, and is saved then', async () => {
    isDown = true
    const draft = open()
    rename(draft, 'Ines F')
    await waitFor(() => expect(stateOf(draft)).toBe('failed'))
    rename(draft, 'Ines Ferreira')
    draft.unmount()
    // What is sent on leaving is lost as well.
    await new Promise((resolve) => setTimeout(resolve))
    expect(server.document.basics.name).toBe('Ines')
    isDown = false
    const again = open()
    expect(again.result.current.document.basics.name).toBe('Ines Ferreira')
    await waitFor(() => expect(server.document.basics.name).toBe('Ines Ferreira'))
    await waitFor(() => expect(readEdits('ines')).toBeUndefined())
  })

  test('an unsettled conflict is still there after going somewhere else, with both texts', async () => {
    const draft = open()
    server = { version: 2, document: named('From the phone') }
    rename(draft, 'From the laptop')
    await waitFor(() => expect(stateOf(draft)).toBe('conflict'))
    draft.unmount()
    const again = open()
    await waitFor(() => expect(stateOf(again)).toBe('conflict'))
    expect(again.result.current.document.basics.name).toBe('From the laptop')
    await act(() => again.result.current.settle('mine'))
    expect(server.document.basics.name).toBe('From the laptop')
    expect(readEdits('ines')).toBeUndefined()
  })

  test('taking the other text forgets one’s own', async () => {
    const draft = open()
    server = { version: 2, document: named('From the phone') }
    rename(draft, 'From the laptop')
    await waitFor(() => expect(stateOf(draft)).toBe('conflict'))
    await act(() => draft.result.current.settle('theirs'))
    draft.unmount()
    expect(open().result.current.document.basics.name).toBe('From the phone')
    expect(readEdits('ines')).toBeUndefined()
  })
})
