export type Sample = { name: string; labels: Record<string, string>; value: number }

/** The text format of Prometheus, as far as numbers go. */
export const readSamples = (text: string): Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text])),
    value: Number(value),
  }))

const withLabels = (samples: Sample[], name: string, labels: Record<string, string> = {}): Sample[] =>
  samples.filter((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))

export const sum = (samples: Sample[], name: string, labels?: Record<string, string>): number =>
  withLabels(samples, name, labels).reduce((all, { value }) => all + value, 0)

/** Undefined where nobody says. Several say the same of a queue that they share. */
export const most = (samples: Sample[], name: string, labels?: Record<string, string>): number | undefined => {
  const values = withLabels(samples, name, labels).map(({ value }) => value)
  return values.length > 0 ? Math.max(...values) : undefined
}

/** The sums by the values of one label, the largest first, without those that are nothing. */
export const sumBy = (samples: Sample[], name: string, label: string): [string, number][] =>
  [...Map.groupBy(withLabels(samples, name), ({ labels }) => labels[label] ?? '')]
    .map(([value, all]): [string, number] => [value, sum(all, name)])
    .filter(([, total]) => total > 0)
    .toSorted(([, one], [, other]) => other - one)

/**
 * The value below which a share of what a histogram counted lies: as histogram_quantile of Prometheus, even within a bucket, and the
 * last bound where it lies beyond. Undefined where nothing was counted.
 */
export const quantile = (samples: Sample[], name: string, asked: { share: number; labels?: Record<string, string> }) => {
  const buckets = [...Map.groupBy(withLabels(samples, `${name}_bucket`, asked.labels), ({ labels }) => bound(labels.le))]
    .map(([le, all]) => ({ le, total: sum(all, `${name}_bucket`) }))
    .toSorted((one, other) => one.le - other.le)
  const wanted = (buckets.at(-1)?.total ?? 0) * asked.share
  if (wanted === 0) return undefined
  const at = buckets.findIndex(({ total }) => total >= wanted)
  const [lower, upper] = [buckets[at - 1] ?? { le: 0, total: 0 }, buckets[at] ?? lowest]
  if (upper.le === Number.POSITIVE_INFINITY) return lower.le
  return lower.le + ((upper.le - lower.le) * (wanted - lower.total)) / (upper.total - lower.total)
}

const lowest = { le: 0, total: 0 }
const bound = (le = ''): number => (le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le))
