import type { ArticleEntry } from '@waymark/contracts/models/articles'
import type { ReactNode } from 'react'

/** The picture of a card: a small drawing of what the article is about. Figures are the article's own. */
export function CardChart({ name }: { name: ArticleEntry['image'] }) {
  return charts[name]
}

const charts: Readonly<Record<ArticleEntry['image'], ReactNode>> = {
  trail: (
    <Chart label="A trail with four marks: today, first test, first offer, new work">
      <path
        d="M22 108C56 108 54 60 92 60S128 92 160 88s34-50 82-54"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <Mark x={18} y={96} />
      <Mark x={87} y={48} />
      <Mark x={156} y={76} hollow />
      <rect x="236" y="22" width="9" height="24" rx="1" fill="var(--blaze)" stroke="var(--blaze-edge)" strokeWidth="1.25" />
      <Label x={16} y={138} text="today" />
      <Label x={66} y={36} text="first test" />
      <Label x={136} y={120} text="first offer" />
      <Label x={228} y={34} text="new work" anchor="end" />
    </Chart>
  ),
  week: (
    <Chart label="An example week: 38 percent likely aided, 35 mixed, 27 human" caption="One week, an example">
      <Bar y={28} label="Aided" from={64} width={156} shown="38%" tone="var(--data-2)" />
      <Bar y={66} label="Mixed" from={64} width={144} shown="35%" tone="var(--data-1)" />
      <Bar y={104} label="Human" from={64} width={111} shown="27%" tone="var(--data-5)" />
    </Chart>
  ),
  months: (
    <Chart label="Eighteen months in three parts: explore, retrain, cross over">
      {Array.from({ length: 18 }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eighteen months never change places
        <Month key={month} month={month} />
      ))}
      <Label x={10} y={42} text="1" />
      <Label x={79} y={42} text="6" />
      <Label x={156} y={42} text="12" />
      <Label x={236} y={42} text="18" />
      <Label x={10} y={106} text="explore" />
      <Label x={92} y={106} text="retrain" />
      <Label x={174} y={106} text="cross over" />
    </Chart>
  ),
  growth: (
    <Chart
      label="Growth 2024 to 2034: nurse practitioners 40.1, data science 33.5, information security 28.5 percent"
      caption="Jobs by 2034. BLS, 2024–34"
    >
      <Bar y={28} label="Nurse pract." from={94} width={110} shown="+40.1%" tone="var(--data-1)" />
      <Bar y={66} label="Data science" from={94} width={92} shown="+33.5%" tone="var(--data-rest)" />
      <Bar y={104} label="IT security" from={94} width={78} shown="+28.5%" tone="var(--data-rest)" />
    </Chart>
  ),
  levels: (
    <Chart label="Three skills with levels: SQL advanced, presenting intermediate, negotiating beginner">
      <Level y={25} label="SQL" level={4} word="Advanced" />
      <Level y={63} label="Presenting" level={3} word="Intermed." />
      <Level y={101} label="Negotiating" level={1} word="Beginner" />
    </Chart>
  ),
  outlook: (
    <Chart
      label="Growth 2024 to 2034: nurses 4.9, all jobs 3.1, bookkeeping clerks minus 5.8 percent"
      caption="Jobs by 2034. BLS, 2024–34"
    >
      <line x1="176" x2="176" y1="18" y2="128" stroke="var(--ink)" strokeWidth="1.25" />
      <Bar y={28} label="Nurses" from={176} width={37} shown="+4.9%" tone="var(--data-1)" />
      <Bar y={66} label="All jobs" from={176} width={23} shown="+3.1%" tone="var(--data-rest)" />
      <Bar y={104} label="Bookkeeping" from={132} width={44} shown="−5.8%" tone="var(--data-4)" />
    </Chart>
  ),
  questions: (
    <Chart label="Four numbered steps, the first one done">
      {['Where I stand', 'What I want', 'What is open', 'First test'].map((text, index) => (
        <g key={text}>
          <text className="serif" x="10" y={36 + index * 30} fontSize="17" fill="var(--ink-3)">
            {index + 1}
          </text>
          <text x="34" y={36 + index * 30} fontSize="14" fontWeight="500" fill="var(--ink)">
            {text}
          </text>
          {index < 3 && <line x1="10" x2="254" y1={45 + index * 30} y2={45 + index * 30} stroke="var(--line)" />}
          <Mark x={244} y={21 + index * 30} height={18} hollow={index > 0} />
        </g>
      ))}
    </Chart>
  ),
  measures: (
    <Chart label="Three measures for registered nurses, ranks 59, 41 and 39 of 100" caption="Registered nurses, rank of 100">
      <Dot y={40} label="Exposure" rank={59} />
      <Dot y={76} label="Observed" rank={41} />
      <Dot y={112} label="Learning" rank={39} />
    </Chart>
  ),
}

function Chart({ label, caption, children }: { label: string; caption?: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 264 156" role="img" aria-label={label}>
      {children}
      {caption && (
        <text x="10" y="147" fontSize="12" fill="var(--ink-3)">
          {caption}
        </text>
      )}
    </svg>
  )
}

function Label({ x, y, text, anchor }: { x: number; y: number; text: string; anchor?: 'end' }) {
  return (
    <text x={x} y={y} fontSize="13" fill="var(--ink-2)" textAnchor={anchor}>
      {text}
    </text>
  )
}

function Mark({ x, y, height = 24, hollow = false }: { x: number; y: number; height?: number; hollow?: boolean }) {
  const paint = hollow ? { fill: 'var(--surface)', stroke: 'var(--line-strong)', strokeWidth: 1.5 } : { fill: 'var(--spruce)' }
  return <rect x={x} y={y} width="9" height={height} rx="1" {...paint} />
}

type BarProps = { y: number; label: string; from: number; width: number; shown: string; tone: string }

function Bar({ y, label, from, width, shown, tone }: BarProps) {
  return (
    <>
      <Label x={10} y={y + 13} text={label} />
      <rect x={from} y={y} width={width} height="18" rx="1" fill={tone} />
      <text x={from + width + 7} y={y + 13} fontSize="13" fontWeight="600" fill="var(--ink-2)">
        {shown}
      </text>
    </>
  )
}

function Level({ y, label, level, word }: { y: number; label: string; level: number; word: string }) {
  return (
    <>
      <Label x={10} y={y + 17} text={label} />
      {[0, 1, 2, 3, 4].map((step) => (
        <Mark key={step} x={92 + step * 18} y={y} hollow={step >= level} />
      ))}
      <Label x={194} y={y + 17} text={word} />
    </>
  )
}

function Month({ month }: { month: number }) {
  const paint =
    month < 12
      ? { fill: month < 7 ? 'var(--spruce)' : 'var(--band-60)' }
      : { fill: 'none', stroke: 'var(--line-strong)', strokeWidth: 1.25 }
  return <rect x={10 + month * 13.7} y="54" width="9.5" height="28" rx="1" {...paint} />
}

function Dot({ y, label, rank }: { y: number; label: string; rank: number }) {
  return (
    <>
      <Label x={10} y={y + 4} text={label} />
      <line x1="92" x2="252" y1={y} y2={y} stroke="var(--line)" strokeWidth="4" />
      <circle cx={92 + rank * 1.6} cy={y} r="6" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2.5" />
    </>
  )
}
