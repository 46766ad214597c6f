import type { Dashboard } from '../../api/dashboard.ts'

/** The four figures. One whose service is away is a dash, never a zero. */
export function Stats({ dashboard }: { dashboard: Dashboard }) {
  const { metrics, skillsCount, lastAssessmentAt } = dashboard
  const { verifiedSkills, recommendations, averageSkillLevel } = metrics
  const taken = lastAssessmentAt && new Date(lastAssessmentAt).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
  return (
    <dl className="panel stats">
      <Stat term="Assessments" value={metrics.completedAssessments} note={taken ? `last on ${taken}` : 'none taken yet'} />
      <Stat term="Skills Tracked" value={skillsCount} note={`${verifiedSkills ?? 0} verified`} />
      <Stat
        term="Recommendations"
        value={recommendations}
        note={recommendations ? 'each with its range' : 'they come with an assessment'}
      />
      <Stat
        term="Avg Skill Level"
        value={typeof averageSkillLevel === 'number' ? `${averageSkillLevel}%` : averageSkillLevel}
        note="mean of levels 1 to 5"
      />
    </dl>
  )
}

function Stat({ term, value, note }: { term: string; value: number | string | null | undefined; note: string }) {
  const known = value !== null && value !== undefined
  return (
    <div>
      <dt>{term}</dt>
      <dd className={known ? undefined : 'unknown'}>
        {known ? value : '–'}
        <small>{known ? note : 'not available just now'}</small>
      </dd>
    </div>
  )
}
