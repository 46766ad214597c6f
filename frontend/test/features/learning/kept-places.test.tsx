import { act, render, screen, waitFor } from '@testing-library/react'
import type { LearningModuleDetail, LearningPathDetail } from '@waymark/contracts/models/learning'
import { Form } from 'react-final-form'
import { Provider } from 'react-redux'
import { describe, expect, test } from 'vitest'
import '../../../src/api/jobs/job-writes.ts'
import { jobsApi } from '../../../src/api/jobs/jobs.ts'
import { createStore } from '../../../src/app/store.ts'
import { JobTitle } from '../../../src/entities/occupation/JobTitle.tsx'
import { ModuleList } from '../../../src/features/learning/ModuleList.tsx'
import { ToastProvider } from '../../../src/ui/toast/ToastProvider.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { failing, hold, missing, never, serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

const module = (id: string, more: Partial<LearningModuleDetail> = {}): LearningModuleDetail => ({
  id,
  title: `Module ${id}`,
  description: 'Read it.',
  stage: 'learn',
  position: Number(id),
  completed: false,
  known: false,
  resources: [],
  ...more,
})

test('a module that is ticked keeps the focus while the next one opens', () => {
  serve({ '/api/*': never })
  const path = (done: boolean) => ({ id: 'p', modules: [module('1', { completed: done }), module('2')] }) as LearningPathDetail
  const list = (done: boolean) => (
    <Provider store={store}>
      <ToastProvider>
        <ModuleList path={path(done)} />
      </ToastProvider>
    </Provider>
  )
  const store = createStore()
  const { rerender, container } = render(list(false))
  const opened = () => [...container.querySelectorAll('details')].map(({ open }) => open)
  const tick = screen.getByRole('checkbox', { name: 'Completed: Module 1' })
  tick.focus()
  expect(opened()).toEqual([true, false])
  rerender(list(true))
  expect(opened()).toEqual([false, true])
  expect(document.activeElement).toBe(tick)
})

test('a write that fails takes back what it changed, and nothing of the posting that stands there now', async () => {
  const job = (id: string) => ({
    id,
    title: id,
    company: 'C',
    location: 'L',
    description: 'D',
    skillsRequired: [],
    employmentType: 'Full-time',
    experienceLevel: 'Mid',
    postedDate: new Date().toISOString(),
    source: 'Sample',
    requirements: [],
    sourceKind: 'sample',
    sample: true,
    saved: id === 'b',
  })
  let order = ['a', 'b']
  serve({ 'GET /api/jobs': () => ({ jobs: order.map(job), total: 2 }) })
  const waiting = hold('PUT /api/jobs/:id/saved')
  const store = createStore()
  const search = { page: '1', limit: '12' } as never
  const shown = () =>
    (jobsApi.endpoints.searchJobs.select(search)(store.getState() as never).data?.jobs ?? []).map(
      ({ id, saved }) => `${id} ${saved}`,
    )
  await store.dispatch(jobsApi.endpoints.searchJobs.initiate(search))
  const { saveJob } = jobsApi.endpoints as unknown as Record<string, { initiate: (input: object) => never }>
  const write = store.dispatch(saveJob!.initiate({ id: 'a', saved: true })) as unknown as Promise<unknown>
  await waitFor(() => expect(shown()).toEqual(['a true', 'b true']))
  order = ['b', 'a']
  await store.dispatch(jobsApi.endpoints.searchJobs.initiate(search, { forceRefetch: true }))
  expect(shown()).toEqual(['b true', 'a false'])
  waiting[0]?.reply(failing(500))
  await write
  expect(shown()).toEqual(['b true', 'a false'])
})

describe('the closest occupation', () => {
  test('stays on the screen, and chosen, while another title is being looked up', async () => {
    const found = (code: string, kind = 'occupation') => ({
      kind,
      matches: [{ code, title: `Title ${code}`, matchedTitle: `Title ${code}`, score: 1 }],
    })
    const other = Promise.withResolvers<object>()
    serve({
      'GET /api/occupations/29-1141.00': missing,
      'GET /api/occupations/resolve': ({ query }) => (query.get('title') === 'Nurse' ? found('29-1141.00') : other.promise),
    })
    let values: Record<string, unknown> = {}
    renderApp(
      <Form onSubmit={() => undefined} initialValues={{ currentRole: 'Nurse', currentOccupation: '29-1141.00' }}>
        {({ form, values: now }) => {
          values = now
          return (
            <>
              <button type="button" onClick={() => form.change('currentRole', 'Nurse at night')}>
                type
              </button>
              <JobTitle />
            </>
          )
        }}
      </Form>,
    )
    const choice = async () => (await screen.findByRole('radio', { name: /^Title 29-1141.00/ })) as HTMLInputElement
    expect((await choice()).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'type' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect((await choice()).checked).toBe(true)
    expect(values.currentOccupation).toBe('29-1141.00')
    await act(async () => other.resolve(found('29-1141.01', 'not_sure')))
    await waitFor(() => expect(values.currentOccupation).toBeUndefined())
  })
})
