import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@waymark/kit/log'
import type { SectionContent } from '../sections/section.ts'
import type { Budget } from './budget.ts'
import { faultsOf } from './gate.ts'
import { gateRules } from './gate-rules.ts'
import type { Model } from './model.ts'
import { ownWordsOf } from './own-words.ts'
import { PROMPT_VERSION, type Prompt, repairPrompt, sectionPrompt } from './prompt.ts'
import { readTexts } from './read-texts.ts'
import { slotsOf, withSlots } from './slots.ts'
import type { Writer } from './writer.ts'

/** What a report may spend on waiting for a model; after that its sections keep the data-driven text. */
const REPORT_MS = 120_000

/**
 * Lets a model rewrite the named texts of a section. Each text passes the gate on its own; what fails is asked for once more,
 * and then the data-driven text stands. No failure of a model ever fails a section.
 */
export function createModelWriter(options: { model: Model; budget: Budget; log: Log }): Writer {
  const { model, budget, log } = options
  const spent = new Map<string, number>()

  return {
    parallel: 3,
    async write(section, { input, aiText, signal }) {
      if (!aiText || section.leftOut) return { content: section, aiGenerated: false }
      const texts = slotsOf(section)
      const left = REPORT_MS - (spent.get(input.reportId) ?? 0)
      if (Object.keys(texts).length === 0 || left <= 0) return { content: section, aiGenerated: false }
      const started = performance.now()
      const limit = new AbortController()
      const run = AbortSignal.any([signal, limit.signal])
      const late = delay(left, undefined, { signal: run, ref: false }).then(() =>
        limit.abort(new Error('the report has waited long enough')),
      )
      late.catch(() => undefined)
      try {
        const good = await rewrite(section, {
          texts,
          prompt: sectionPrompt(texts, ownWordsOf(section.sectionId, input)),
          rules: gateRules(section, input),
          reportId: input.reportId,
          signal: run,
        })
        return { content: withSlots(section, good), aiGenerated: Object.keys(good).length > 0 }
      } catch (err) {
        signal.throwIfAborted()
        log.warn({ err: messageOf(err), reportId: input.reportId, section: section.sectionId }, 'the data-driven text stands')
        return { content: section, aiGenerated: false }
      } finally {
        limit.abort()
        remember(spent, input.reportId, performance.now() - started)
      }
    },
  }

  async function rewrite(section: SectionContent, work: Work): Promise<Record<string, string>> {
    const first = await ask(section, work.prompt, work)
    const judged = judge(first, work)
    if (Object.keys(judged.faults).length === 0) return judged.good
    const second = await ask(section, repairPrompt(work.prompt, judged.faults), work).catch(() => ({}))
    return { ...judged.good, ...judge(second, { ...work, texts: only(work.texts, Object.keys(judged.faults)) }).good }
  }

  async function ask(section: SectionContent, prompt: Prompt, work: Work): Promise<Record<string, string>> {
    const reserved = Math.ceil((prompt.system.length + prompt.user.length * 2) / 3)
    const day = await budget.reserve(work.reportId, reserved)
    if (day === undefined) throw new Error('the budget for the model is used up')
    let used = reserved
    try {
      const completion = await model.complete(prompt, work.signal)
      used = completion.tokens
      const digest = createHash('sha256').update(prompt.user).digest('hex').slice(0, 16)
      log.info(
        { reportId: work.reportId, section: section.sectionId, prompt: PROMPT_VERSION, model: model.name, digest, tokens: used },
        'model answered',
      )
      return readTexts(completion.text, Object.keys(work.texts))
    } finally {
      await budget.settle(work.reportId, day, used - reserved).catch(() => undefined)
    }
  }
}

function judge(answer: Readonly<Record<string, string>>, work: Pick<Work, 'texts' | 'rules'>) {
  const good: Record<string, string> = {}
  const faults: Record<string, string[]> = {}
  for (const [slot, original] of Object.entries(work.texts)) {
    const text = answer[slot]
    const found = text === undefined ? ['it is missing'] : faultsOf(text, { ...work.rules, original })
    if (text !== undefined && found.length === 0) good[slot] = text
    else faults[slot] = found
  }
  return { good, faults }
}

function only(texts: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? '']))
}

/** Reports that are long done need no memory; a few hundred entries are kept. */
function remember(spent: Map<string, number>, reportId: string, ms: number): void {
  spent.set(reportId, (spent.get(reportId) ?? 0) + ms)
  const oldest = spent.size > 500 ? spent.keys().next().value : undefined
  if (oldest !== undefined) spent.delete(oldest)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

type Work = {
  texts: Record<string, string>
  prompt: Prompt
  rules: ReturnType<typeof gateRules>
  reportId: string
  signal: AbortSignal
}
