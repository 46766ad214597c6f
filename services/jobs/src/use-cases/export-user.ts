import type { Context } from '../context.ts'
import type { Prisma } from '../generated/client.ts'

const POSTING = { title: true, company: true, location: true, url: true } as const satisfies Prisma.PostingSelect

/** Everything this service holds about a person, for them to take away. */
export async function exportUser({ db }: Pick<Context, 'db'>, userId: string) {
  const [applications, saved, corrections, pasted] = await Promise.all([
    db.application.findMany({
      where: { userId },
      omit: { userId: true },
      include: { history: { select: { status: true, changedAt: true }, orderBy: { changedAt: 'asc' } } },
      orderBy: { createdAt: 'asc' },
    }),
    db.savedPosting.findMany({
      where: { userId },
      select: { postingId: true, savedAt: true, posting: { select: POSTING } },
      orderBy: { savedAt: 'asc' },
    }),
    db.dispute.findMany({
      where: { userId },
      omit: { userId: true },
      include: { posting: { select: POSTING } },
      orderBy: { createdAt: 'asc' },
    }),
    db.posting.findMany({
      where: { ownerUserId: userId },
      select: {
        ...{ ...POSTING, id: true, salaryMin: true, salaryMax: true, employmentType: true, experienceLevel: true },
        ...{ occupationCode: true, occupationTitle: true, createdAt: true },
        text: { select: { description: true, requirements: true, skills: true } },
      },
      orderBy: { createdAt: 'asc' },
    }),
  ])
  return { applications, saved, corrections, pasted }
}
