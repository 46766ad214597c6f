import { setTimeout as delay } from 'node:timers/promises'
import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai'
import type { Circuit } from './circuit.ts'
import type { Usage } from './model-usage.ts'
import type { Prompt } from './prompt.ts'

export type Completion = { text: string; tokens: number }
export type Model = {
  name: string
  /** Rejects when no usable answer came within the tries; an abort rejects at once. */
  complete(prompt: Prompt, signal: AbortSignal): Promise<Completion>
}

const TRY_MS = 45_000
const TRIES = 3
const LONGEST_WAIT_MS = 120_000
/** An answer longer than this is no rewriting of a few paragraphs. */
const MOST_CHARACTERS = 60_000

/** Any server that speaks chat completions. The SDK's own retries are off: retrying is done here, in one layer. */
export function createModel(options: {
  apiKey: string
  baseUrl?: string | undefined
  model: string
  circuit: Circuit
  random?: () => number
  /** First wait between tries; doubles. */
  pauseMs?: number
  /** How long one try may take. */
  tryMs?: number
  /** Told of each answer what it took. */
  usage?: (usage: Usage) => void
}): Model {
  const { model, circuit, random = Math.random, pauseMs = 1_000, tryMs = TRY_MS } = options
  const client = new OpenAI({
    apiKey: options.apiKey,
    ...(options.baseUrl && { baseURL: options.baseUrl }),
    timeout: tryMs,
    maxRetries: 0,
  })
  // Found out at the first refusal; compatible servers differ.
  let format: 'schema' | 'plain' = 'schema'

  async function once(prompt: Prompt, signal: AbortSignal, format: 'schema' | 'plain'): Promise<Completion> {
    const response = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
        ],
        ...(format === 'schema' && {
          response_format: { type: 'json_schema' as const, json_schema: { name: 'texts', strict: true, schema: prompt.schema } },
        }),
      },
      { signal },
    )
    options.usage?.(response.usage)
    const choice = response.choices?.[0]
    const text = choice?.message?.content
    if (!choice || choice.finish_reason === 'length' || choice.message?.refusal || typeof text !== 'string' || text === '')
      throw new Unusable()
    if (text.length > MOST_CHARACTERS) throw new Unusable()
    return {
      text,
      tokens: response.usage?.total_tokens ?? Math.ceil((prompt.system.length + prompt.user.length + text.length) / 3),
    }
  }

  return {
    name: model,
    async complete(prompt, signal) {
      for (let attempt = 1; ; attempt++) {
        circuit.assertClosed()
        const asked = format
        try {
          const completion = await once(prompt, signal, asked)
          circuit.succeeded()
          return completion
        } catch (error) {
          signal.throwIfAborted()
          // Sections ask side by side: one that asked before another found this out is asked again too.
          if (isFormatRefusal(error) && asked === 'schema') {
            format = 'plain'
            // Who refuses a form has answered: a call that tries alone may ask again.
            circuit.succeeded()
            continue
          }
          circuit.failed(error instanceof APIConnectionTimeoutError)
          if (attempt >= TRIES || !isRetryable(error)) throw error
          await delay(waitMs(error, pauseMs * 2 ** (attempt - 1), random()), undefined, { signal })
        }
      }
    },
  }
}

/** An answer that came and is worth nothing: cut, refused, empty. Another try may do better. */
class Unusable extends Error {
  constructor() {
    super('the model gave no usable answer')
  }
}

function isFormatRefusal(error: unknown): boolean {
  return (
    error instanceof APIError &&
    (error.status === 400 || error.status === 422) &&
    /response_format|json_schema/i.test(error.message)
  )
}

function isRetryable(error: unknown): boolean {
  if (error instanceof Unusable) return true
  if (error instanceof APIError)
    return (
      error.status === undefined || error.status === 408 || error.status === 409 || error.status === 429 || error.status >= 500
    )
  // A body that is cut or is no JSON at all.
  return error instanceof SyntaxError || error instanceof TypeError
}

function waitMs(error: unknown, pauseMs: number, random: number): number {
  const header = error instanceof APIError ? Number(error.headers?.get('retry-after')) : Number.NaN
  if (Number.isFinite(header) && header > 0) return Math.min(header * 1000, LONGEST_WAIT_MS)
  return pauseMs * (0.75 + random / 2)
}
