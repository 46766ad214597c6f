import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { skillsApi, useListUserSkillsQuery } from '../../../src/api/skills.ts'
import { createStore } from '../../../src/app/store.ts'
import { MySkills } from '../../../src/features/skills/mine/MySkills.tsx'
import { readAddress } from '../../../src/features/skills/skills-address.ts'
import { ToastProvider } from '../../../src/ui/toast/ToastProvider.tsx'

const skill = { id: 'react', name: 'React', category: 'Frontend Frameworks', demandScore: 53, aliases: [], description: 'React.' }
const held = (proficiencyLevel: number): UserSkill => ({
  id: 'one',
  skillId: 'react',
  skill,
  proficiencyLevel,
  selfAssessed: true,
  verified: false,
  evidence: [],
})

/** What the server was sent, and answers that come when the test says so. */
let sent: { line: string; body: unknown; answer: (body: unknown) => Promise<void> }[] = []
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = (content: unknown) =>
      act(async () => {
        resolve(Response.json(content))
        await new Promise((soon) => setTimeout(soon, 20))
      })
    sent.push({ line: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : undefined, answer })
    return promise
  })
})
afterEach(() => vi.unstubAllGlobals())

const call = async (line: string) => {
  await waitFor(() => expect(sent.map((one) => one.line)).toContain(line))
  const [found] = sent.splice(
    sent.findIndex((one) => one.line === line),
    1,
  )
  if (!found) throw new Error(`${line} was not sent`)
  return found
}

function Inventory() {
  const { data } = useListUserSkillsQuery()
  return (
    <MySkills held={data ?? []} catalogue={[skill]} address={readAddress(new URLSearchParams())} onAddress={() => undefined} />
  )
}

async function shown() {
  const store = createStore()
  render(
    <Provider store={store}>
      <ToastProvider>
        <Inventory />
      </ToastProvider>
    </Provider>,
  )
  await (await call('GET /api/user/skills')).answer([held(5)])
  const slowList = async () => {
    void store.dispatch(skillsApi.endpoints.listUserSkills.initiate(undefined, { forceRefetch: true }))
    return call('GET /api/user/skills')
  }
  return { slowList }
}
const level = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a list asked for before a change of level does not bring the old level back', async () => {
  const { slowList } = await shown()
  const list = await slowList()
  fireEvent.click(level('4 Advanced'))
  const write = await call('PUT /api/user/skills/react')
  await list.answer([held(5)])
  await write.answer(held(4))
  expect(level('4 Advanced').checked).toBe(true)
})

test('undo brings back the level that was asked for last, though the list showed the one before it', async () => {
  const { slowList } = await shown()
  const list = await slowList()
  fireEvent.click(level('4 Advanced'))
  const write = await call('PUT /api/user/skills/react')
  await list.answer([held(5)])
  fireEvent.click(screen.getByRole('button', { name: 'Remove React' }))
  await write.answer(held(4))
  await (await call('DELETE /api/user/skills/react')).answer({ skillId: 'react' })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect((await call('POST /api/user/skills')).body).toEqual({ skillId: 'react', proficiencyLevel: 4 })
})
