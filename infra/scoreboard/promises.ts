/** What is promised, where that is written, and which run measures it. A run gives the figure; the target stands here alone. */
export type Promised = {
  area: 'pipeline' | 'pdf' | 'gateway' | 'platform' | 'load' | 'engine' | 'product' | 'site' | 'first run'
  promise: string
  target: { atMost: number } | { atLeast: number }
  unit: string
  /** The command that measures it. */
  by: string
}

export const promises = {} as const satisfies Record<string, Promised>

export type PromiseId = keyof typeof promises
