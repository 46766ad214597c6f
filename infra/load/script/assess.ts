import { sleep } from 'k6'
import { lookUp } from './browse.ts'
import { nextPerson, ownAccount } from './people.ts'
import type { SetUp } from './setup.ts'
import { getJson, getPage, read, send } from './site.ts'

type Recommendation = { id: string; careerTitle: string; occupationCode: string }

/** The basic assessment from the first step to the recommendations that follow from it. */
export function assess({ accounts }: SetUp): void {
  const { cookie } = ownAccount(accounts)
  const { title, basic } = nextPerson()
  getPage('/assessment', 'assessment page', '/assets/', cookie)
  // A look-up while the person types: after three letters, in the middle, at the end.
  for (const letters of [3, Math.ceil(title.length / 2), title.length]) {
    lookUp(title.slice(0, letters))
    sleep(0.2)
  }
  const name = 'basic assessment'
  const body = { assessmentType: 'basic_career', responses: basic }
  const saved = read<{ id: string }>(send('POST', '/api/assessments', { name, cookie, body, status: 201 }), name, {
    'has an id': ({ id }) => id.length === 36,
  })
  if (!saved) return
  getJson<{ id: string }[]>(
    '/api/assessments',
    'own assessments',
    { 'holds the new one': (all) => all.some(({ id }) => id === saved.id) },
    cookie,
  )
  getJson<Recommendation[]>(
    '/api/recommendations',
    'recommendations',
    { 'titles and codes': (all) => all.length >= 10 && all.every((one) => one.careerTitle !== '' && one.occupationCode !== '') },
    cookie,
  )
}
