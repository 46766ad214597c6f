import type { OccupationFigures } from '../../../api/occupations.ts'
import { upperFirst } from '../../../entities/occupation/figures.ts'

type Activity = OccupationFigures['activities'][number]

const shown = 4
const piles = [
  { title: 'Likely aided', verdicts: ['aided', 'leaning_aided'] },
  { title: 'Mixed', verdicts: ['mixed'] },
  { title: 'Stays with people', verdicts: ['human'] },
] as const

/** The occupation's own activities in three piles, the weightiest first. */
export function Activities({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return null
  return (
    <>
      <div className="piles3">
        {piles.map(({ title, verdicts }) => (
          <Pile
            key={title}
            title={title}
            activities={activities
              .filter(({ verdict }) => verdicts.some((one) => one === verdict))
              .sort((a, b) => b.share - a.share)}
          />
        ))}
      </div>
      <p className="cap">
        {activities.length} kinds of activity from the occupation’s own tasks; the percent is their share of the work. Sorted by
        three readings: people, a model, and what assistants are seen used for (Eloundou and others, 2023; Tomlinson and others,
        2025). “Aided” means faster with a tool, not done without a person.
      </p>
    </>
  )
}

function Pile({ title, activities }: { title: string; activities: readonly Activity[] }) {
  return (
    <div>
      <h3 className="t-5">
        <b className="n num">{activities.length}</b>
        {title}
      </h3>
      <Rows activities={activities.slice(0, shown)} />
      {activities.length > shown && (
        <details>
          <summary>{activities.length - shown} more</summary>
          <Rows activities={activities.slice(shown)} />
        </details>
      )}
    </div>
  )
}

function Rows({ activities }: { activities: readonly Activity[] }) {
  return (
    <ul>
      {activities.map(({ id, label, share }) => (
        <li key={id}>
          {upperFirst(label)} <small className="num">{Math.max(1, Math.round(100 * share))}%</small>
        </li>
      ))}
    </ul>
  )
}
