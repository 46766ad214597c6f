import './dashboard.css'
import type { User } from '@waymark/contracts/models/identity/user'
import { useGetDashboardQuery } from '../../api/dashboard.ts'
import { useListRecommendationsQuery } from '../../api/recommendations.ts'
import { useListReportsQuery } from '../../api/reports/reports.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { CompleteProfile } from './CompleteProfile.tsx'
import { Activity, QuickActions, Upgrade } from './DashboardSide.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { GettingStarted } from './GettingStarted.tsx'
import { LatestReports } from './LatestReports.tsx'
import { PartialDataNotice } from './PartialDataNotice.tsx'
import { Stats } from './Stats.tsx'
import { TopRecommendations } from './TopRecommendations.tsx'
import { YourSkills } from './YourSkills.tsx'

export function DashboardPage({ user }: { user: User }) {
  const dashboard = useGetDashboardQuery()
  const recommendations = useListRecommendationsQuery()
  const reports = useListReportsQuery({ page: 1, limit: 3 })

  const retry = () => {
    void dashboard.refetch()
    if (recommendations.isError) void recommendations.refetch()
    if (reports.isError) void reports.refetch()
  }
  return (
    <main className="page dash" id="main" tabIndex={-1} aria-busy={dashboard.isFetching}>
      <div className="page-head">
        <h1 className="t-1">Welcome back, {user.firstName || 'Professional'}</h1>
      </div>
      <QueryView query={dashboard} what="your dashboard" waiting={<DashboardSkeleton />} onRetry={retry}>
        {(data) => (
          <>
            <CompleteProfile dashboard={data} />
            <Stats dashboard={data} />
            <div className="cols">
              <div>
                {data.metrics.completedAssessments === 0 && <GettingStarted />}
                <PartialDataNotice dashboard={data} busy={dashboard.isFetching} onRetry={retry} />
                <TopRecommendations dashboard={data} read={recommendations} />
                <YourSkills dashboard={data} />
                <LatestReports read={reports} person={user.id} />
              </div>
              <div>
                <QuickActions />
                <Activity items={data.recentActivity} />
                <Upgrade />
              </div>
            </div>
          </>
        )}
      </QueryView>
    </main>
  )
}
