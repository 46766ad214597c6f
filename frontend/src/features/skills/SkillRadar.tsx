import type { CategoryLevel } from './level-figures.ts'
import { levels, levelWord } from './skill-words.ts'

const SIZE = { width: 440, height: 316 }
const CENTRE = { x: 220, y: 160 }
const RADIUS = 116

/** Mean levels on one axis a category, 1 near the middle to 5 at the rim. The same figures stand as a list beside it. */
export function SkillRadar({ entries }: { entries: readonly CategoryLevel[] }) {
  const angleOf = (at: number) => (2 * Math.PI * at) / entries.length - Math.PI / 2
  const pointAt = (at: number, level: number) => ({
    x: CENTRE.x + Math.cos(angleOf(at)) * RADIUS * (level / 5),
    y: CENTRE.y + Math.sin(angleOf(at)) * RADIUS * (level / 5),
  })
  const path = (levelOf: (at: number) => number) =>
    entries.map((_, at) => `${round(pointAt(at, levelOf(at)).x)},${round(pointAt(at, levelOf(at)).y)}`).join(' ')
  const summary = entries.map(({ category, mean }) => `${category} ${mean.toFixed(1)}, ${levelWord(mean)}`).join('; ')
  return (
    <svg
      className="radar"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`Mean level of 5 by category: ${summary}.`}
    >
      {levels.map((level) => (
        <polygon key={level} className="ring" points={path(() => level)} />
      ))}
      {entries.map(({ category }, at) => {
        const rim = pointAt(at, 5)
        return <line key={category} className="ring" x1={CENTRE.x} y1={CENTRE.y} x2={round(rim.x)} y2={round(rim.y)} />
      })}
      <polygon className="reach" points={path((at) => entries[at]?.mean ?? 0)} />
      {entries.map(({ category, mean }, at) => {
        const dot = pointAt(at, mean)
        return <circle key={category} className="dot" cx={round(dot.x)} cy={round(dot.y)} r="4.5" />
      })}
      {entries.map(({ category }, at) => {
        const { x, y } = pointAt(at, 5.6)
        const side = Math.abs(x - CENTRE.x) < 12 ? 'middle' : x > CENTRE.x ? 'start' : 'end'
        return (
          <text key={category} x={round(x)} y={round(y + 4)} textAnchor={side}>
            {wrap(category).map((line, row) => (
              <tspan key={line} x={round(x)} dy={row === 0 ? 0 : 14}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </svg>
  )
}

/** Two lines at most: the names of categories are two or three words. */
function wrap(name: string): string[] {
  if (name.length <= 15 || !name.includes(' ')) return [name]
  const middle = name.length / 2
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index)
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best))
  return [name.slice(0, at), name.slice(at + 1)]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
