import type { Moment } from './simulate.ts'

/** A line for every `every` seconds: what waits, what the formula asks for and what runs. */
export function chartText(moments: readonly Moment[], every = 10): string {
  const rows = moments.filter(({ second }, index) => second % every === 0 || index === moments.length - 1)
  const most = Math.max(1, ...rows.map(({ open }) => open))
  const head = '  s  accepted  open  backlog s  wanted  replicas  ready  leaving'
  const lines = rows.map((one) => {
    const cells: [number | string, number][] = [
      [one.second, 3],
      [one.accepted, 9],
      [one.open, 5],
      [one.backlog?.toFixed(1) ?? '-', 10],
      [one.wanted, 7],
      [one.replicas, 9],
      [one.ready, 6],
      [one.leaving, 8],
    ]
    const bar = '█'.repeat(Math.round((one.open / most) * 40))
    return `${cells.map(([value, width]) => String(value).padStart(width)).join(' ')}  ${bar}`
  })
  return [head, ...lines].join('\n')
}

const WIDTH = 900
const HEIGHT = 200
const LEFT = 60

/** Two panels over one time axis: seconds of backlog, and workers. */
export function chartSvg(moments: readonly Moment[], limits: { backlogSeconds: number }): string {
  const last = Math.max(1, moments.at(-1)?.second ?? 1)
  const x = (second: number) => LEFT + (second / last) * (WIDTH - LEFT - 20)
  const backlogs = moments.map((one) => [one.second, one.backlog ?? 0] as const)
  const top = Math.max(limits.backlogSeconds, ...backlogs.map(([, value]) => value))
  const workers = Math.max(1, ...moments.map(({ wanted, replicas }) => Math.max(wanted, replicas)))
  const ticks = Array.from({ length: Math.floor(last / 60) + 1 }, (_, minute) => minute * 60)
  const panel = (
    title: string,
    down: number,
    max: number,
    series: { points: (readonly [number, number])[]; colour: string; dash?: string }[],
  ) => {
    const y = (value: number) => down + HEIGHT - (value / max) * (HEIGHT - 30)
    const lines = series.map(({ points, colour, dash }) => {
      const path = points.map(([second, value]) => `${x(second).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
      return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
    })
    const marks = ticks.map((at) => `<text x="${x(at)}" y="${down + HEIGHT + 16}" text-anchor="middle">${at} s</text>`)
    return `<text x="${LEFT}" y="${down + 14}" font-weight="bold">${title}</text><text x="${LEFT - 8}" y="${y(max) + 4}" text-anchor="end">${Math.round(max)}</text><text x="${LEFT - 8}" y="${y(0) + 4}" text-anchor="end">0</text><line x1="${LEFT}" x2="${WIDTH - 20}" y1="${y(0)}" y2="${y(0)}" stroke="#888"/>${marks.join('')}${lines.join('')}`
  }
  const limit = [
    [0, limits.backlogSeconds],
    [last, limits.backlogSeconds],
  ] as const
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${2 * HEIGHT + 90}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${panel(
    `Seconds of backlog; the dashed line is the promise (${limits.backlogSeconds})`,
    0,
    top,
    [
      { points: backlogs, colour: '#1b5e5a' },
      { points: [...limit], colour: '#b3261e', dash: '6 4' },
    ],
  )}${panel('Workers: asked for (dashed) and running', HEIGHT + 40, workers, [
    { points: moments.map((one) => [one.second, one.wanted] as const), colour: '#8a6d00', dash: '6 4' },
    { points: moments.map((one) => [one.second, one.replicas] as const), colour: '#1b5e5a' },
  ])}</svg>\n`
}
