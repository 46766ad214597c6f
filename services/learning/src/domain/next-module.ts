type Open = { completedAt: Date | null; knownAt: Date | null }

/** The first module that is still to do: what the inventory already shows comes last. */
export function nextModule<M extends Open>(modules: readonly M[]): M | undefined {
  return modules.find(({ completedAt, knownAt }) => !completedAt && !knownAt) ?? modules.find(({ completedAt }) => !completedAt)
}
