import { type ViewedSection, viewReport } from '../document/view/view-report.ts'
import type { Prisma, PrismaClient, Report } from '../generated/client.ts'
import { readStoredContents } from './stored-contents.ts'

/** Of what is stored of a report that is made now: since 2 its pages are stored with it. */
export const SCHEMA_VERSION = 2

type Stored = Pick<Report, 'id' | 'schemaVersion'>
type Db = Pick<PrismaClient, 'report' | 'reportPage'>

/** The pages as they are read online, set in the moment in which they were printed. */
export async function addPages(
  tx: Pick<Prisma.TransactionClient, 'reportPage'>,
  reportId: string,
  pages: readonly ViewedSection[],
): Promise<void> {
  await tx.reportPage.createMany({
    data: pages.map(({ id, page, ...rest }) => ({ reportId, pageId: id, number: page, ...rest })),
  })
}

/** In printing order. */
export async function findPages(prisma: Db, { id, schemaVersion }: Stored): Promise<ViewedSection[]> {
  if (schemaVersion < SCHEMA_VERSION) return setAnew(prisma, id)
  const rows = await prisma.reportPage.findMany({ where: { reportId: id }, omit: { reportId: true }, orderBy: { number: 'asc' } })
  return rows.map(({ pageId, number, ...rest }) => ({ id: pageId, page: number, ...rest }))
}

/** What can be ticked and written on, page by page. */
export async function findPlaces(
  prisma: Db,
  { id, schemaVersion }: Stored,
): Promise<Pick<ViewedSection, 'id' | 'boxes' | 'notes'>[]> {
  if (schemaVersion < SCHEMA_VERSION) return setAnew(prisma, id)
  const rows = await prisma.reportPage.findMany({ where: { reportId: id }, select: { pageId: true, boxes: true, notes: true } })
  return rows.map(({ pageId, boxes, notes }) => ({ id: pageId, boxes, notes }))
}

/** Of reports that were made before pages were stored there are the sections. */
async function setAnew(prisma: Db, id: string): Promise<ViewedSection[]> {
  const report = await prisma.report.findUniqueOrThrow({ where: { id }, include: { sections: true } })
  return viewReport(readStoredContents(report)).sections
}
