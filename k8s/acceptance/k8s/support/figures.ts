/** One decimal: what a person reads. */
export const secondsSince = (began: number): number => Math.round((performance.now() - began) / 100) / 10
