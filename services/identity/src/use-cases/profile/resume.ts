import { type Resume, type ResumeDocument, resumeDocument } from '@waymark/contracts/models/resume/resume'
import { transaction } from '@waymark/kit/db'
import { decode } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../../context.ts'
import { lockAccount } from '../../data/locked-account.ts'
import { gatherFacts } from './gather-facts.ts'
import { additionsTo, knownResume } from './known-resume.ts'

export type Asker = { userId: string; signal: AbortSignal }

/** The saved résumé, or one filled in from what we know (version 0) until it is saved once. */
export async function loadResume(context: Context, asker: Asker): Promise<Resume> {
  const [facts, row] = await Promise.all([
    gatherFacts(context, asker),
    context.db.resume.findUnique({ where: { userId: asker.userId } }),
  ])
  const known = knownResume(facts)
  if (!row) return { version: 0, updatedAt: undefined, document: known, additions: [], away: facts.away }
  const document = decode(resumeDocument, row.document)
  return {
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    document,
    additions: additionsTo(document, known),
    away: facts.away,
  }
}

/** `conflict` when somebody (the person in another tab) saved in between: nothing is lost on either side. */
export async function saveResume(
  context: Context,
  userId: string,
  { version, document }: { version: number; document: ResumeDocument },
): Promise<{ version: number; updatedAt: string }> {
  const next = { version: version + 1, document, updatedAt: context.clock() }
  const saved = await transaction(context.db, async (tx) => {
    await lockAccount(tx, userId)
    return version === 0
      ? tx.resume.createMany({ data: [{ userId, ...next }], skipDuplicates: true })
      : tx.resume.updateMany({ where: { userId, version }, data: next })
  })
  if (saved.count === 0) {
    throw new AppError(
      'conflict',
      'This résumé was changed somewhere else since you opened it. Load that version, or save yours over it.',
    )
  }
  return { version: next.version, updatedAt: next.updatedAt.toISOString() }
}

export async function resetResume(context: Context, asker: Asker): Promise<Resume> {
  await context.db.resume.deleteMany({ where: { userId: asker.userId } })
  return loadResume(context, asker)
}
