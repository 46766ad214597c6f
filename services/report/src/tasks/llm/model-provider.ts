import type { Config } from '../../config.ts'

type ModelConfig = Pick<Config, 'OPENAI_MODEL' | 'OPENAI_BASE_URL' | 'MODEL_PROVIDER'>

/** Whom answers would go to, as people are told before they agree; undefined where no model is connected. */
export function modelProvider({ OPENAI_MODEL, OPENAI_BASE_URL, MODEL_PROVIDER }: ModelConfig): string | undefined {
  if (!OPENAI_MODEL) return undefined
  return MODEL_PROVIDER ?? (OPENAI_BASE_URL ? new URL(OPENAI_BASE_URL).hostname : 'OpenAI')
}
