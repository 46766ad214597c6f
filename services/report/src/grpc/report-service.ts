import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import type { GrpcServer } from '@waymark/service/grpc/server'
import type { ApiContext } from '../context.ts'
import { correctionNotes } from '../data/corrections.ts'
import { presentReport } from '../data/report-summary.ts'
import { madeStatuses } from '../domain/report-state.ts'
import { marksOf } from '../use-cases/mark-report.ts'
import { renderDocument } from '../use-cases/printing/render-document.ts'

/** What identity reads: figures for the dashboard and usage, the person's rows for the account export, and documents it has printed. */
export function addGrpc(
  grpc: GrpcServer,
  { prisma, documents, clock }: Pick<ApiContext, 'prisma' | 'documents' | 'clock'>,
): void {
  grpc.add(ReportServiceService, {
    async summary({ userId }) {
      // A guest's rows have no user: nobody is asked for by an empty name.
      if (userId === '') return { reports: 0, finished: 0, modelTokens: 0 }
      const [all, finished] = await Promise.all([
        prisma.report.aggregate({ where: { userId }, _count: true, _sum: { modelTokens: true } }),
        prisma.report.count({ where: { userId, paidAt: { not: null }, status: { in: [...madeStatuses] } } }),
      ])
      return { reports: all._count, finished, modelTokens: all._sum.modelTokens ?? 0 }
    },

    async export({ userId }) {
      if (userId === '') return { json: JSON.stringify({ reports: [] }) }
      const rows = await prisma.report.findMany({
        where: { userId },
        // The engine's tables of occupations are left out: they are figures about jobs, the same for everyone.
        omit: { material: true },
        include: {
          sections: {
            select: { sectionId: true, note: true, aiGenerated: true, createdAt: true },
            orderBy: { createdAt: 'asc' },
          },
          links: { select: { createdAt: true, expiresAt: true, revokedAt: true } },
          summaryLinks: { select: { createdAt: true, expiresAt: true, revokedAt: true } },
          mails: { select: { kind: true, recipient: true, state: true, createdAt: true, sentAt: true } },
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      })
      const ids = rows.map(({ id }) => id)
      const corrections = await correctionNotes(prisma, ids)
      const marks = new Map(await Promise.all(ids.map(async (id) => [id, await marksOf(prisma, id)] as const)))
      const reports = rows.map((row) => ({
        ...presentReport(row),
        assessmentId: row.assessmentId,
        personName: row.personName,
        engineVersion: row.engineVersion,
        aiText: row.aiText,
        aiGenerated: row.aiGenerated,
        modelTokens: row.modelTokens,
        paymentId: row.paymentId,
        paidAt: row.paidAt,
        corrects: corrections.get(row.id),
        marks: marks.get(row.id),
        // The words themselves are in the file.
        file: `/api/reports/${row.id}/pdf`,
        madeFrom: row.input,
        sections: row.sections,
        links: row.links,
        summaryLinks: row.summaryLinks,
        mails: row.mails,
      }))
      return { json: JSON.stringify({ reports }) }
    },

    async renderDocument({ kind, dataJson, createdAt }, { signal }) {
      const at = Date.parse(createdAt)
      const { pdf, pages } = await renderDocument(
        { kind, dataJson, createdAt: Number.isNaN(at) ? clock() : new Date(at) },
        documents,
        signal,
      )
      return { pdf: Buffer.from(pdf), pages }
    },
  })
}
