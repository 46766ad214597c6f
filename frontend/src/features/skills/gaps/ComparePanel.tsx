import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import { useEffect, useRef } from 'react'
import { useListRecommendationsQuery } from '../../../api/recommendations.ts'
import { useGetSkillGapsQuery } from '../../../api/skills.ts'
import { ErrorState } from '../../../ui/EmptyState.tsx'
import { Lazy } from '../../../ui/lazy-with-preload.tsx'
import { antdPart } from '../../../ui/theme/antd-part.tsx'
import { GapList } from './GapList.tsx'

const TargetPicker = antdPart(async () => (await import('./TargetPicker.tsx')).TargetPicker)

type Props = { held: readonly UserSkill[]; target: string; onTarget: (code: string) => void }

const SUGGESTED = 3

/** What is missing for a target occupation, how much it matters, and which held skills speak for what is asked. */
export function ComparePanel({ held, target, onTarget }: Props) {
  const { currentData, error, isFetching, refetch } = useGetSkillGapsQuery(target, { skip: target === '' })
  const { data: recommendations } = useListRecommendationsQuery()
  const suggested = (recommendations ?? []).slice(0, SUGGESTED)
  const section = useRef<HTMLElement>(null)
  const arrivedWith = useRef(target)
  useEffect(() => {
    // A link that names a target means the comparison, which stands below the list.
    if (arrivedWith.current !== '') section.current?.scrollIntoView()
  }, [])
  return (
    <section className="grp compare" ref={section} id="compare" aria-labelledby="compare-title">
      <h2 className="t-3" id="compare-title">
        Compare with a target occupation
      </h2>
      <div className="panel pad">
        <Lazy
          part={TargetPicker}
          props={{ target, title: currentData?.occupation.title, onPick: onTarget }}
          fallback={<div className="field" aria-busy="true" />}
        />
        {suggested.length > 0 && (
          <p className="suggested">
            <span className="muted">From your recommendations:</span>
            {suggested.map(({ id, careerTitle, occupationCode }) =>
              occupationCode ? (
                <button
                  key={id}
                  type="button"
                  className="chip"
                  aria-pressed={occupationCode === target}
                  onClick={() => onTarget(occupationCode)}
                >
                  {careerTitle}
                </button>
              ) : null,
            )}
          </p>
        )}
        {target === '' && (
          <p className="muted">
            Pick an occupation to see which of its skills you hold, which are missing, and roughly how long they take.
          </p>
        )}
      </div>
      {target !== '' && error && !isFetching && <ErrorState what="the comparison" error={error} onRetry={refetch} />}
      {target !== '' && !error && !currentData && <GapSkeleton />}
      {target !== '' && !error && currentData && <GapList gaps={currentData} own={new Set(held.map(({ skillId }) => skillId))} />}
    </section>
  )
}

function GapSkeleton() {
  return (
    <div className="panel sk-bones" role="status" aria-label="Comparing" aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <div className="gap" key={row}>
          <i />
          <i className="w" />
          <i className="s" />
        </div>
      ))}
    </div>
  )
}
