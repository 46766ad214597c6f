import { isTransient } from '@waymark/kit/errors'
import { storable } from '@waymark/kit/storable'
import type { WorkerContext } from '../../context.ts'
import { expectFile, pdfKey, removeDueFiles, removeFilesOf } from '../../data/artifacts/file-removal.ts'
import { type Claim, ClaimLost, claimReport, whileClaimed } from '../../data/claims/claim-report.ts'
import { addSection, noteRendering, storeMaterial } from '../../data/claims/claimed-report.ts'
import { correctionNotes } from '../../data/corrections.ts'
import { type EngineSnapshot, snapshotFromJson, snapshotToJson } from '../../data/engine-snapshot.ts'
import { readTold } from '../../data/stored-input.ts'
import type { ReportInput } from '../../document/model/report-input.ts'
import { PrintBroken } from '../../document/print/browser.ts'
import { checkComplete, composeOrLeaveOut } from '../../document/sections/opening/left-out.ts'
import { ORDER } from '../../document/sections/order.ts'
import type { Section, SectionContent } from '../../document/sections/section.ts'
import { viewReport } from '../../document/view/view-report.ts'
import { MAX_ATTEMPTS } from '../../domain/backoff.ts'
import { findingsOf } from '../../domain/findings.ts'
import type { FailureCode } from '../../domain/report-state.ts'
import type { Report } from '../../generated/client.ts'
import { finishReport } from '../../use-cases/finish-report.ts'
import type { WriterRun } from '../llm/writer.ts'
import { fetchEngineSnapshot } from './fetch-engine-snapshot.ts'
import { printReport, tellLeftOut } from './print-report.ts'
import { sectionNote } from './section-note.ts'
import { deferReport, failReport, releaseReport, retryPrint } from './unfinished-report.ts'

/**
 * Makes one report from wherever an earlier worker left it. Each step stores its result under the claim's fence, and is
 * skipped when the result is there; so a worker may die between any two lines.
 */
export async function makeReport(context: WorkerContext, reportId: string, stopping?: AbortSignal): Promise<void> {
  const claim = await claimReport(context.prisma, reportId)
  if (!claim) return
  if (claim.attempts > MAX_ATTEMPTS)
    return failReport(context, claim, {
      code: 'attempts',
      error: new Error(`the worker died ${MAX_ATTEMPTS} times at this report`),
    })
  const step: { now: FailureCode } = { now: 'compose' }
  try {
    await whileClaimed(context.prisma, claim, (lost) => {
      const signal = stopping ? AbortSignal.any([lost, stopping]) : lost
      return makeClaimed(context, claim, { signal, lost, step })
    })
  } catch (error) {
    if (error instanceof ClaimLost) {
      context.log.warn({ reportId }, 'report claim lost')
      return removeOrphan(context, reportId)
    }
    if (stopping?.aborted) return releaseReport(context, claim)
    if (isTransient(error) || isUnavailable(error)) return deferReport(context, claim, error)
    if (error instanceof PrintBroken && claim.attempts < MAX_ATTEMPTS) return retryPrint(context, claim, error)
    await failReport(context, claim, { code: step.now, error })
  }
}

/** The report may have been deleted while it was printed: then its file must not stay. */
async function removeOrphan(context: WorkerContext, reportId: string): Promise<void> {
  if ((await context.prisma.report.count({ where: { id: reportId } })) > 0) return
  await removeFilesOf(context.prisma, [reportId])
  await removeDueFiles(context).catch((err: unknown) => context.log.warn({ err, reportId }, 'file erasure failed, will retry'))
}

async function makeClaimed(
  context: WorkerContext,
  claim: Claim,
  run: { signal: AbortSignal; lost: AbortSignal; step: { now: FailureCode } },
): Promise<void> {
  const { prisma, artifacts, log } = context
  const report = await prisma.report.findUniqueOrThrow({ where: { id: claim.reportId } })
  const started = performance.now()
  const input = await inputOf(context, claim, report)
  const sections = await composeAll(context, claim, { input, aiText: report.aiText, signal: run.signal })
  checkComplete(sections)
  run.signal.throwIfAborted()

  // Taken up again here it is no progress: a paper that ends its printer each time must come to an end itself.
  if (report.status !== 'rendering') await noteRendering(prisma, claim)
  run.step.now = 'render'
  const rendered = await printReport(context, claim, { input, sections, lost: run.lost })
  // A stop does not throw away what is printed.
  run.lost.throwIfAborted()
  const online = viewReport(rendered.contents).sections
  await expectFile(prisma, report.id)
  const stored = await artifacts.put({ key: pdfKey(report.id), contentType: 'application/pdf', bytes: rendered.pdf })
  const ms = Math.round(performance.now() - started)
  await finishReport(context, claim, {
    report,
    ...findingsOf(input.ranking),
    pages: rendered.pages,
    digest: stored.digest,
    bytes: stored.size,
    ms,
    online,
  })
  context.metrics.made.observe(ms / 1000)
  log.info({ reportId: report.id, pages: rendered.pages, bytes: stored.size, ms }, 'report made')
}

async function inputOf(context: WorkerContext, claim: Claim, report: Report): Promise<ReportInput> {
  const told = readTold(report)
  const material = report.material ? snapshotFromJson(report.material) : await gatherAndStore(context, claim, told)
  const corrects = (await correctionNotes(context.prisma, [report.id])).get(report.id)
  return { ...told, ...material, ...(corrects ? { corrects: corrects.question } : {}) }
}

async function gatherAndStore(
  context: WorkerContext,
  claim: Claim,
  asked: Pick<ReportInput, 'profile' | 'reportType'>,
): Promise<EngineSnapshot> {
  const material = await fetchEngineSnapshot(context.clients, asked.profile, asked.reportType)
  const json = JSON.stringify(snapshotToJson(material))
  await storeMaterial(context.prisma, claim, { json, engineVersion: material.ranking.engineVersion })
  // Read back, so that a first run and a resumed one compose from the very same values.
  return snapshotFromJson(JSON.parse(json))
}

async function composeAll(context: WorkerContext, claim: Claim, { input, aiText, signal }: WriterRun): Promise<SectionContent[]> {
  const order = ORDER[input.reportType]
  const stored = await context.prisma.reportSection.findMany({ where: { reportId: claim.reportId } })
  const done = new Map(stored.map((row) => [row.sectionId, row.content as unknown as SectionContent]))
  const contents: SectionContent[] = []
  // A model answers slowly, so some sections are written side by side; the order of the report stays that of its list.
  const waiting = order.map((section, index) => ({ section, index }))
  // One that fails ends the others, and all have ended before anybody decides what becomes of the report.
  const failed = new AbortController()
  const together = AbortSignal.any([signal, failed.signal])
  const writeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      together.throwIfAborted()
      const { section, index } = next
      contents[index] =
        done.get(section.id) ?? (await composeAndStore(context, claim, { section, input, aiText, signal: together }))
    }
  }
  const writers = Array.from({ length: context.writer.parallel }, () =>
    writeNext().catch((error: unknown) => failed.abort(error)),
  )
  await Promise.all(writers)
  failed.signal.throwIfAborted()
  return contents
}

async function composeAndStore(
  context: WorkerContext,
  claim: Claim,
  { section, input, aiText, signal }: WriterRun & { section: Section },
): Promise<SectionContent> {
  const composed = composeOrLeaveOut(section, input)
  if (composed.fault !== undefined) tellLeftOut(context, claim, section.id, composed.fault)
  const { content, aiGenerated } = await context.writer.write(composed.content, { input, aiText, signal })
  const json = JSON.stringify(storable(content))
  const note = composed.content.leftOut ? '' : sectionNote(section.id, input)
  await addSection(context.prisma, claim, { sectionId: section.id, json, note, aiGenerated })
  return JSON.parse(json) as SectionContent
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'unavailable'
}
