import type { Findings } from '../../domain/findings.ts'
import { Prisma } from '../../generated/client.ts'
import { SCHEMA_VERSION } from '../stored-pages.ts'
import { type Claim, ClaimLost } from './claim-report.ts'

type Raw = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>

/** What is gathered for a report, as JSON text, with the version of the engine that it comes from. */
export async function storeMaterial(db: Raw, claim: Claim, { json, engineVersion }: { json: string; engineVersion: string }) {
  await updateClaimed(db, claim, Prisma.sql`material = ${json}::jsonb, engine_version = ${engineVersion}`)
}

export async function noteRendering(db: Raw, claim: Claim): Promise<void> {
  await updateClaimed(db, claim, Prisma.sql`status = 'rendering'`)
}

export type MadeReport = Findings & { pages: number; digest: string; bytes: number; ms: number }

/** The PDF is stored: the report is made, and its claim ends. */
export async function noteMade(db: Raw, claim: Claim, made: MadeReport): Promise<void> {
  const { pages, digest, bytes, ms, directions, confidence } = made
  await updateClaimed(
    db,
    claim,
    Prisma.sql`status = 'ready', pages = ${pages}::int, pdf_digest = ${digest}, pdf_bytes = ${bytes}::int, make_ms = ${ms}::int,
      directions = ${directions}::text[], confidence = ${confidence}, schema_version = ${SCHEMA_VERSION}::int,
      ready_at = now(), claimed_until = null, failure_code = null`,
  )
}

type StoredSection = { sectionId: string; json: string; note: string; aiGenerated: boolean }

/** A section that is written. One that is there already stays as it is. */
export async function addSection(db: Raw, claim: Claim, { sectionId, json, note, aiGenerated }: StoredSection): Promise<void> {
  await advanceTogether(db, claim, {
    set: Prisma.sql`ai_generated = ai_generated or ${aiGenerated}::boolean`,
    change: Prisma.sql`
      insert into report_section (report_id, section_id, content, note, ai_generated)
      select id, ${sectionId}, ${json}::jsonb, ${note}, ${aiGenerated}::boolean from held on conflict do nothing`,
  })
}

/** In place of a section that could not be printed: what is printed instead, which no model worded. */
export async function replaceSection(
  db: Raw,
  claim: Claim,
  { sectionId, json, leftOut }: { sectionId: string; json: string; leftOut: boolean },
): Promise<void> {
  await advanceTogether(db, claim, {
    set: Prisma.sql`ai_generated = exists (select 1 from report_section other
      where other.report_id = report.id and other.ai_generated and other.section_id <> ${sectionId})`,
    change: Prisma.sql`
      update report_section set content = ${json}::jsonb, ai_generated = false,
        note = case when ${leftOut}::boolean then '' else note end
      from held where report_section.report_id = held.id and report_section.section_id = ${sectionId}`,
  })
}

/** Changes the claimed row, only while the claim holds (not after it was given back); progress counts as a sign of life and clears the attempts. */
async function updateClaimed(db: Raw, claim: Claim, set: Prisma.Sql): Promise<void> {
  const changed = await db.$executeRaw(advanced(claim, set))
  if (changed !== 1) throw new ClaimLost(claim)
}

/**
 * As `updateClaimed`, and a row of another table in the same statement, which takes one trip where a transaction takes four. The claimed
 * row comes first: it locks the report, so an older claim waits there and then finds its fence outdated. `change` selects from `held`.
 */
async function advanceTogether(db: Raw, claim: Claim, sql: { set: Prisma.Sql; change: Prisma.Sql }): Promise<void> {
  const rows = await db.$queryRaw<unknown[]>`
    with held as (${advanced(claim, sql.set)} returning id), changed as (${sql.change}) select id::text from held`
  if (rows.length !== 1) throw new ClaimLost(claim)
}

function advanced({ reportId, fence }: Claim, set: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`update report set ${set}, attempts = 0, deferrals = 0, revision = revision + 1, updated_at = now()
    where ${isHeld(reportId, fence)} and claimed_until is not null`
}

/** Comes back after so many milliseconds; the attempt does not count, the deferral does. */
export async function deferClaimed(db: Raw, { reportId, fence }: Claim, waitMs: number): Promise<void> {
  await db.$executeRaw`
    update report set claimed_until = null, attempts = greatest(attempts - 1, 0), deferrals = deferrals + 1,
      due_at = now() + make_interval(secs => ${waitMs / 1000}::float8), updated_at = now()
    where ${isHeld(reportId, fence)}`
}

/** Comes back after so many milliseconds; the attempt counts. */
export async function retryClaimed(db: Raw, { reportId, fence }: Claim, waitMs: number): Promise<void> {
  await db.$executeRaw`
    update report set claimed_until = null, due_at = now() + make_interval(secs => ${waitMs / 1000}::float8), updated_at = now()
    where ${isHeld(reportId, fence)}`
}

/** Free for another worker at once; the attempt does not count. */
export async function releaseClaimed(db: Raw, { reportId, fence }: Claim): Promise<void> {
  await db.$executeRaw`
    update report set claimed_until = null, attempts = greatest(attempts - 1, 0), due_at = now(), updated_at = now()
    where ${isHeld(reportId, fence)}`
}

export type FailedReport = { id: string; userId: string | null; guestEmail: string | null; attempts: number; traceparent: string }

/** The report has failed; undefined when the claim was lost, and then nothing changed. */
export async function failClaimed(db: Raw, { reportId, fence }: Claim, failureCode: string): Promise<FailedReport | undefined> {
  const [failed] = await db.$queryRaw<FailedReport[]>`
    update report set status = 'failed', failure_code = ${failureCode}, claimed_until = null, revision = revision + 1, updated_at = now()
    where ${isHeld(reportId, fence)}
    returning id, user_id as "userId", guest_email as "guestEmail", attempts, traceparent`
  return failed
}

function isHeld(reportId: string, fence: bigint): Prisma.Sql {
  return Prisma.sql`id = ${reportId}::uuid and fence = ${fence} and status in ('composing', 'rendering')`
}
