import { AppError } from '@waymark/kit/errors'
import type { Context } from '../../context.ts'

/** A browser has to start and print: longer than any other call, shorter than the gateway waits. */
const PRINT_MS = 20_000

/** The document as a file, printed by the report service. */
export async function printDocument(
  { upstreams: { report } }: Context,
  { kind, data, createdAt, signal }: { kind: 'resume' | 'career_summary'; data: unknown; createdAt: string; signal: AbortSignal },
): Promise<Buffer> {
  if (!report) throw new AppError('unavailable', 'The PDF cannot be made right now. Please try again in a moment.')
  const dataJson = JSON.stringify(data)
  const { pdf } = await report.renderDocument({ kind, dataJson, createdAt }, { deadlineMs: PRINT_MS, signal })
  return Buffer.from(pdf)
}
