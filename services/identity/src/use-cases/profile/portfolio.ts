import { MAX_PROJECTS, type Project, type ProjectChange, projectChange } from '@waymark/contracts/models/identity/portfolio'
import { transaction } from '@waymark/kit/db'
import { decode } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import { ProjectChanged } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../../context.ts'
import { lockAccount } from '../../data/locked-account.ts'
import { requireAccount } from '../../data/require-account.ts'
import type { PortfolioProject, Prisma } from '../../generated/client.ts'
import { announce } from '../announce.ts'

type Tx = Prisma.TransactionClient

export async function listProjects({ db }: { db: Context['db'] | Tx }, userId: string): Promise<Project[]> {
  const rows = await db.portfolioProject.findMany({ where: { userId }, orderBy: [{ position: 'asc' }, { id: 'desc' }] })
  return rows.map(presentProject)
}

export async function addProject(context: Context, userId: string, change: ProjectChange): Promise<Project> {
  await requireAccount(context, userId)
  const now = context.clock()
  return transaction(context.db, async (tx) => {
    // Two tabs that add or sort at once take turns.
    await lockAccount(tx, userId)
    const { _count, _min } = await tx.portfolioProject.aggregate({ where: { userId }, _count: true, _min: { position: true } })
    if (_count >= MAX_PROJECTS) throw new AppError('conflict', `A portfolio holds at most ${MAX_PROJECTS} projects.`)
    const position = (_min.position ?? 1) - 1
    const data = { id: uuidv7(), userId, position, ...change, createdAt: now, updatedAt: now }
    const added = presentProject(await tx.portfolioProject.create({ data }))
    await announceSkills(tx, { userId, id: added.id, skills: added.skills })
    return added
  })
}

export async function changeProject(
  context: Context,
  owner: { userId: string; id: string },
  change: ProjectChange,
): Promise<Project> {
  const { userId, id } = owner
  const data = { ...change, updatedAt: context.clock() }
  return transaction(context.db, async (tx) => {
    const [row] = await tx.portfolioProject.updateManyAndReturn({ where: { id, userId }, data })
    if (!row) throw unknownProject()
    const changed = presentProject(row)
    await announceSkills(tx, { userId, id, skills: changed.skills })
    return changed
  })
}

export async function deleteProject({ db }: Context, { userId, id }: { userId: string; id: string }): Promise<void> {
  await transaction(db, async (tx) => {
    const { count } = await tx.portfolioProject.deleteMany({ where: { id, userId } })
    if (count === 0) throw unknownProject()
    await announceSkills(tx, { userId, id, skills: [] })
  })
}

/** The given ones first, in this order; the others after them in the order they had. */
export async function orderProjects({ db }: Context, userId: string, ids: readonly string[]): Promise<Project[]> {
  return transaction(db, async (tx) => {
    // Two tabs that add or sort at once take turns.
    await lockAccount(tx, userId)
    const held = await listProjects({ db: tx }, userId)
    const known = new Set(held.map(({ id }) => id))
    if (ids.some((id) => !known.has(id))) throw unknownProject()
    const wanted = new Set(ids)
    const order = [...wanted, ...held.map(({ id }) => id).filter((id) => !wanted.has(id))]
    for (const [position, id] of order.entries()) await tx.portfolioProject.update({ where: { id }, data: { position } })
    return listProjects({ db: tx }, userId)
  })
}

/** Tells which skills a project shows, with the change itself: the inventory hears of every save, and in their order. */
async function announceSkills(tx: Tx, project: { userId: string; id: string; skills: Project['skills'] }): Promise<void> {
  const { userId, id: projectId, skills } = project
  const data = ProjectChanged.toJSON({ userId, projectId, skillIds: skills.map(({ id }) => id) })
  await announce(tx, { type: 'ProjectChanged', userId, data })
}

function presentProject(row: PortfolioProject): Project {
  return { ...decode(projectChange, row), id: row.id, updatedAt: row.updatedAt.toISOString() }
}

function unknownProject(): AppError {
  return new AppError('not_found', 'There is no such project.')
}
