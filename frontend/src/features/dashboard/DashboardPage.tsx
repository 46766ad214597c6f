import '../../styles/dashboard.css'
import type { User } from '@waymark/contracts/models/user'
import { Skeleton } from 'antd'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { useGetDashboardQuery } from '../../api/dashboard.ts'
import { useListRecommendationsQuery } from '../../api/recommendations.ts'
import { useListReportsQuery } from '../../api/reports.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { averageLevel, levelsOf } from './average-level.ts'
import { Activity, QuickActions, Upgrade } from './DashboardSide.tsx'
import { GettingStarted } from './GettingStarted.tsx'
import { LatestReports } from './LatestReports.tsx'
import { TopRecommendations } from './TopRecommendations.tsx'

const profileGoal = 80

export function DashboardPage({ user }: { user: User }) {
  usePageTitle('Dashboard')
  const { data, isLoading } = useGetDashboardQuery()
  const { data: recommendations } = useListRecommendationsQuery()
  const { data: reports } = useListReportsQuery({ page: 1, limit: 3 })
  const assessments = data?.metrics.completedAssessments

  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <h1 className="t-1">Welcome back, {user.firstName || 'Professional'}</h1>
      </div>
      {data && data.profileCompleteness < profileGoal && <CompleteProfile percent={data.profileCompleteness} />}
      <dl className="panel stats">
        <Stat term="Assessments" value={assessments} loading={isLoading} />
        <Stat term="Skills Tracked" value={data?.skillsCount} loading={isLoading} />
        <Stat term="Recommendations" value={recommendations?.length} loading={isLoading} />
        <Stat term="Avg Skill Level" value={data && `${averageLevel(levelsOf(data.topSkills))}%`} loading={isLoading} />
      </dl>
      <div className="cols">
        <div>
          {assessments === 0 && <GettingStarted />}
          {recommendations && recommendations.length > 0 && <TopRecommendations all={recommendations} />}
          <LatestReports reports={reports?.reports ?? []} />
        </div>
        <div>
          <QuickActions />
          <Activity items={data?.recentActivity ?? []} />
          <Upgrade />
        </div>
      </div>
    </main>
  )
}

function Stat({ term, value, loading }: { term: string; value: number | string | undefined; loading: boolean }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{loading ? <Skeleton.Input active size="small" /> : (value ?? '–')}</dd>
    </div>
  )
}

function CompleteProfile({ percent }: { percent: number }) {
  return (
    <section className="panel profile" aria-label="Profile">
      <div>
        <h2 className="t-4">Complete Your Profile</h2>
        <p>{percent}% done. The more we know, the narrower the range of every match.</p>
      </div>
      <Link className="btn" to="/account/profile">
        Complete profile
      </Link>
      <span className="bar" style={{ '--v': percent } as CSSProperties}>
        <i />
      </span>
    </section>
  )
}
