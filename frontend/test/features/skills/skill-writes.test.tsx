import { act, screen, waitFor } from '@testing-library/react'
import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import { beforeEach, expect, test } from 'vitest'
import { skillsApi, useListUserSkillsQuery } from '../../../src/api/skills.ts'
import { createStore } from '../../../src/app/store.ts'
import { MySkills } from '../../../src/features/skills/mine/MySkills.tsx'
import { readAddress } from '../../../src/features/skills/skills-address.ts'
import { renderApp } from '../../support/render-app.tsx'
import { hold } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

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

/** What the server was asked, and answers when the test says so. */
let waiting: ReturnType<typeof hold>
beforeEach(() => {
  waiting = hold('/api/*')
})

const call = async (line: string) => {
  await waitFor(() => expect(waiting.map(({ call }) => call.line)).toContain(line))
  const [found] = waiting.splice(
    waiting.findIndex(({ call }) => call.line === line),
    1,
  )
  if (!found) throw new Error(`${line} was not sent`)
  const answer = (content: unknown) =>
    act(async () => {
      found.reply(content)
      await new Promise((soon) => setTimeout(soon, 20))
    })
  return { body: found.call.body, answer }
}

function Inventory() {
  const { data } = useListUserSkillsQuery()
  return (
    <MySkills held={data ?? []} catalogue={[skill]} address={readAddress(new URLSearchParams())} onAddress={() => undefined} />
  )
}

async function shown() {
  const store = createStore()
  renderApp(<Inventory />, { store })
  await (await call('GET /api/user/skills')).answer([held(5)])
  await screen.findByRole('radio', { name: '4 Advanced' })
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
  await userEvent.click(level('4 Advanced'))
  const write = await call('PUT /api/user/skills/react')
  await list.answer([held(5)])
  await write.answer(held(4))
  expect(level('4 Advanced').checked).toBe(true)
})

test('undo brings back the level that was asked for last, though the list showed the one before it', async () => {
  const { slowList } = await shown()
  const list = await slowList()
  await userEvent.click(level('4 Advanced'))
  const write = await call('PUT /api/user/skills/react')
  await list.answer([held(5)])
  await userEvent.click(screen.getByRole('button', { name: 'Remove React' }))
  await write.answer(held(4))
  await (await call('DELETE /api/user/skills/react')).answer({ skillId: 'react' })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect((await call('POST /api/user/skills')).body).toEqual({ skillId: 'react', proficiencyLevel: 4 })
})
