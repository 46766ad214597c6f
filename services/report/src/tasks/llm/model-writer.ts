import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@waymark/kit/log'
import type { Budget } from '../../data/model-budget.ts'
import type { ReportInput } from '../../document/model/report-input.ts'
import type { SectionContent } from '../../document/sections/section.ts'
import { fittingTexts } from './fit-texts.ts'
import { faultsOf } from './gate/gate.ts'
import { gateRules, writtenBy } from './gate/gate-rules.ts'
import { type OwnWords, ownWordsOf } from './gate/own-words.ts'
import { sharedRun } from './gate/shared-run.ts'
import { masked, unmasked } from './masked.ts'
import type { Model } from './model.ts'
import { PROMPT_VERSION, type Prompt, repairPrompt, sectionPrompt } from './prompt.ts'
import { readTexts } from './read-texts.ts'
import { createReportClock, type ReportClock } from './report-clock.ts'
import { slotsOf, withSlots } from './slots.ts'
import type { Writer } from './writer.ts'

/** What a report may spend on waiting for a model; after that its sections keep the data-driven text. */
const REPORT_MS = 120_000

/**
 * Lets a model rewrite the texts of a section. Each text passes the gate on its own; what fails is asked for once more, and then the
 * data-driven text stands. No failure of a model ever fails a section.
 */
export function createModelWriter(options: {
  model: Model
  budget: Budget
  log: Log
  clock?: ReportClock
  /** How long a report may wait in all. */
  reportMs?: number
}): Writer {
  const { model, budget, log, clock = createReportClock(), reportMs = REPORT_MS } = options

  return {
    parallel: 3,
    async write(section, { input, aiText, signal }) {
      if (!aiText || section.leftOut) return { content: section, aiGenerated: false }
      const texts = textsToRewrite(section, input)
      const left = reportMs - clock.spentMs(input.reportId)
      if (Object.keys(texts).length === 0 || left <= 0) return { content: section, aiGenerated: false }
      const stop = clock.start(input.reportId)
      const limit = new AbortController()
      const run = AbortSignal.any([signal, limit.signal])
      const late = delay(left, undefined, { signal: run, ref: false }).then(() =>
        limit.abort(new Error('the report has waited long enough')),
      )
      late.catch(() => undefined)
      try {
        const good = await rewrite(section, {
          texts: mapTexts(texts, (text) => masked(text).text),
          words: ownWordsOf(section.sectionId, input),
          rules: gateRules(section, input),
          reportId: input.reportId,
          signal: run,
        })
        const whole = mapTexts(good, (text, slot) => unmasked(text, masked(texts[slot] ?? '').parts))
        const fitting = changedTexts(fittingTexts(whole, texts), texts)
        return { content: withSlots(section, fitting), aiGenerated: Object.keys(fitting).length > 0 }
      } catch (err) {
        signal.throwIfAborted()
        log.warn(
          { err: messageOf(err), reportId: input.reportId, section: section.sectionId },
          'model text rejected, data-driven text kept',
        )
        return { content: section, aiGenerated: false }
      } finally {
        limit.abort()
        stop()
      }
    },
  }

  async function rewrite(section: SectionContent, work: Work): Promise<Record<string, string>> {
    const first = await ask(section, sectionPrompt(work.texts, work.words), work)
    const judged = judge(first, work)
    const refused = { ...work, texts: only(work.texts, Object.keys(judged.faults)) }
    if (Object.keys(refused.texts).length === 0) return judged.good
    const prompt = repairPrompt(sectionPrompt(refused.texts, work.words), judged.faults)
    const second = await ask(section, prompt, refused).catch(() => ({}))
    const repaired = judge(second, refused)
    const faults = Object.values(repaired.faults).flat()
    if (faults.length > 0)
      log.debug(
        { reportId: work.reportId, section: section.sectionId, texts: Object.keys(repaired.faults), faults: faults.length },
        'texts refused',
      )
    return { ...judged.good, ...repaired.good }
  }

  async function ask(section: SectionContent, prompt: Prompt, work: Work): Promise<Record<string, string>> {
    const reserved = Math.ceil((prompt.system.length + prompt.user.length * 2) / 3)
    const day = await budget.reserve(work.reportId, reserved)
    if (day === undefined) throw new Error('the budget for the model is used up, or the consent taken back')
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

/** A text that holds a good piece of an answer is the person's: it is printed as they wrote it. */
const OWN_RUN = 5

function textsToRewrite(section: SectionContent, input: ReportInput): Record<string, string> {
  const written = writtenBy(input)
  return Object.fromEntries(
    Object.entries(slotsOf(section)).filter(([, text]) => !sharedRun(masked(text).text, written, { length: OWN_RUN })),
  )
}

function mapTexts(
  texts: Readonly<Record<string, string>>,
  change: (text: string, slot: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([slot, text]) => [slot, change(text, slot)]))
}

/** A text that came back as it was is ours. */
function changedTexts(
  texts: Readonly<Record<string, string>>,
  originals: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([slot, text]) => text !== originals[slot]))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

type Work = {
  texts: Record<string, string>
  words: OwnWords
  rules: ReturnType<typeof gateRules>
  reportId: string
  signal: AbortSignal
}
