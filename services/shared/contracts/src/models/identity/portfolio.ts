import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { partDate } from '../../codec/part-date.ts'
import { instant, listOf, text, uuid } from '../../codec/primitives.ts'
import { webAddress } from '../../codec/web-link.ts'

export const MAX_PROJECTS = 100

const link = object({ label: text({ max: 100 }), url: webAddress })
/** A skill of the catalogue: its slug, and its name as it was shown when it was picked. */
const projectSkill = object({
  id: text({ min: 1, max: 100, message: 'A skill is required' }),
  name: text({ min: 1, max: 200, message: 'A skill is required' }),
})

const fields = {
  title: text({ min: 1, max: 200, message: 'Title is required' }),
  role: text({ max: 200 }),
  startDate: partDate,
  /** Empty while it goes on. */
  endDate: partDate,
  description: text({ max: 4000 }),
  links: listOf(link, { max: 10 }),
  skills: listOf(projectSkill, { max: 30 }),
}

export const projectChange = object(fields)
export type ProjectChange = t.TypeOf<typeof projectChange>

export const project = object({ id: uuid, ...fields, updatedAt: instant })
export type Project = t.TypeOf<typeof project>

/** In the person's own order. Private: nobody else can read it. */
export const projectList = object({ projects: t.array(project) })
export const projectOrder = object({ ids: listOf(uuid, { max: MAX_PROJECTS }) })
