import type { SkillGap, SkillGaps } from '@waymark/contracts/models/skills/skill'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { linkTo } from '../../../routes.ts'
import { useSkillWrites } from '../mine/use-skill-writes.ts'
import { coverageOf } from './coverage.ts'
import { GapRow } from './GapRow.tsx'

type Props = { gaps: SkillGaps; own: ReadonlySet<string> }

const FIRST = 8

/** Widest gaps first; what is not known and what is met are folded up with their counts. */
export function GapList({ gaps: { occupation, basis, assessmentAway, gaps }, own }: Props) {
  const { add } = useSkillWrites()
  const of = (state: SkillGap['state']) => gaps.filter((gap) => gap.state === state)
  const covered = coverageOf(gaps)
  const [short, unknown, met] = [of('short'), of('unknown'), of('met')]
  const rows = (list: readonly SkillGap[]) => (
    <ul>
      {list.map((gap) => (
        <GapRow key={`${gap.kind} ${gap.skillId}`} gap={gap} held={own.has(gap.skillId)} onAdd={() => add(gap.skillId, 0)} />
      ))}
    </ul>
  )
  return (
    <div className="panel gaps">
      <p className="gap-sum" role="status">
        <Link to={linkTo('occupation', { code: occupation.code })}>{occupation.title}</Link>:{' '}
        <b>{short.length === 1 ? '1 gap' : `${short.length} gaps`}</b>, {met.length} met
        {unknown.length > 0 && `, ${unknown.length} not known`}.
        {covered !== undefined && basis !== 'nothing' && (
          <span className="covered">
            <span className="meter" style={{ '--p': covered } as CSSProperties} aria-hidden="true" />
            <span>
              You have <b className="num">{covered}%</b> of what it asks for, weighted by importance.
            </span>
          </span>
        )}
      </p>
      {short.length > 0 && rows(short.slice(0, FIRST))}
      {short.length > FIRST && <Fold label={`${short.length - FIRST} smaller gaps`}>{rows(short.slice(FIRST))}</Fold>}
      {short.length === 0 && basis !== 'nothing' && (
        <p className="gap-none">You are not known to fall short of anything it asks.</p>
      )}
      {unknown.length > 0 && <Fold label={`Not known yet (${unknown.length})`}>{rows(unknown)}</Fold>}
      {met.length > 0 && <Fold label={`Met (${met.length})`}>{rows(met)}</Fold>}
      {short.length > 0 && (
        <p className="gap-next">
          <Link to={linkTo('learning')}>Learning Paths</Link> can start from your gaps.
        </p>
      )}
      <p className="cap gap-note">
        Levels 0 to 7 and importance 1 to 5 of the occupation: O*NET 29.3. Hours of practice are our own rough estimate.{' '}
        {basis === 'assessment' && 'Yours come from your newest assessment and your skills.'}
        {basis !== 'assessment' &&
          assessmentAway &&
          'Your assessment could not be read just now: yours come from your skills alone.'}
        {basis !== 'assessment' && !assessmentAway && (
          <>
            Yours come from your skills alone; <Link to={linkTo('assessment')}>the assessment</Link> adds what your work shows.
          </>
        )}
      </p>
    </div>
  )
}

function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
