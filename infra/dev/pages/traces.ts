import type { KeptSpan } from '@waymark/tracing/kept-spans'
import { pageHead, wide } from './page-parts.ts'

export type Trace = { id: string; root: KeptSpan | undefined; spans: KeptSpan[]; from: number; until: number }

/** Newest first; the spans of each by the time at which they began. */
export const groupTraces = (spans: KeptSpan[]): Trace[] =>
  [...Map.groupBy(spans, ({ traceId }) => traceId)]
    .map(([id, all]) => ({
      id,
      root: all.find(({ parentId }) => parentId === undefined),
      spans: all.toSorted((a, b) => a.start - b.start),
      from: Math.min(...all.map(({ start }) => start)),
      until: Math.max(...all.map(({ start, ms }) => start + ms)),
    }))
    .toSorted((a, b) => b.until - a.until)

/** One root, and the parent of every other span is there: nothing was lost on the way from process to process. */
export const isWhole = ({ spans }: Trace): boolean => orphansOf(spans).length === 0 && spans.filter(isRoot).length === 1

export const orphansOf = (spans: KeptSpan[]): KeptSpan[] => {
  const ids = new Set(spans.map(({ spanId }) => spanId))
  return spans.filter(({ parentId }) => parentId !== undefined && !ids.has(parentId))
}

/** What was done for a report, and the newest of everything else. */
export const traceTables = (spans: KeptSpan[]): string => {
  const traces = groupTraces(spans)
  const isReport = (trace: Trace) => trace.spans.some(({ name }) => name === 'report-make process')
  return [
    table('Reports, from the click to the mail', traces.filter(isReport).slice(0, 10)),
    table('Newest traces', traces.filter((trace) => !isReport(trace)).slice(0, 20)),
  ].join('\n')
}

const table = (title: string, traces: Trace[]): string =>
  traces.length === 0
    ? ''
    : `<h2>${title}</h2>${wide(`<tr><th>trace<th>began<th>took<th>spans<th>processes</tr>
${traces.map(traceRow).join('\n')}`)}`

const traceRow = (trace: Trace): string => {
  const { id, root, spans, from, until } = trace
  const bad = spans.some(({ failed }) => failed) ? ' class="bad"' : ''
  const cells = [
    new Date(from).toISOString().slice(11, 19),
    `${(until - from).toFixed(0)} ms`,
    `${spans.length}${isWhole(trace) ? '' : ', not whole'}`,
    [...new Set(spans.map(({ service }) => service))].join(', '),
  ]
  const name = escaped(root?.name ?? spans[0]?.name ?? '')
  return `<tr><td${bad}><a href="/traces/${id}">${name}</a></td>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
}

/** One trace as a waterfall; undefined when no process remembers it. */
export const tracePage = (spans: KeptSpan[], id: string): string | undefined => {
  const trace = groupTraces(spans).find((one) => one.id === id)
  if (!trace) return undefined
  const width = Math.max(1, trace.until - trace.from)
  const bar = ({ start, ms }: KeptSpan) =>
    `margin-left:${(((start - trace.from) / width) * 100).toFixed(1)}%;width:${((ms / width) * 100).toFixed(1)}%`
  const rows = inOrder(trace).map(
    ({ span, depth }) =>
      `<tr><td style="padding-left:${depth}rem"${span.failed ? ' class="bad"' : ''} title="${escaped(JSON.stringify(span.attributes))}">${escaped(span.name)}</td><td>${span.service}</td><td>${span.ms.toFixed(1)} ms</td><td class="line"><i style="${bar(span)}"></i></td></tr>`,
  )
  return `${pageHead(`Waymark: trace ${id}`)}
<style>body{max-width:none}td{white-space:pre}.line{width:50vw;min-width:10rem}i{display:block;height:.7rem;min-width:2px;background:#3367d6}</style>
<h1>Trace ${id}</h1><p>${(trace.until - trace.from).toFixed(0)} ms, ${trace.spans.length} spans${isWhole(trace) ? '' : ', not whole'}. <a href="/">Back</a></p>
${wide(rows.join('\n'))}</html>`
}

/** Each below its parent; what has lost its parent stands at the left. */
const inOrder = ({ spans }: Trace): { span: KeptSpan; depth: number }[] => {
  const children = Map.groupBy(spans, ({ parentId }) => parentId)
  const below = (span: KeptSpan, depth: number): { span: KeptSpan; depth: number }[] => [
    { span, depth },
    ...(children.get(span.spanId) ?? []).flatMap((child) => below(child, depth + 1)),
  ]
  return [...spans.filter(isRoot), ...orphansOf(spans)].flatMap((span) => below(span, 0))
}

const isRoot = ({ parentId }: KeptSpan): boolean => parentId === undefined

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
