import './note.css'
import './occupation.css'
import type { User } from '@waymark/contracts/models/identity/user'
import { useParams } from 'react-router-dom'
import { isApiError } from '../../api/api-error.ts'
import { useOwnState } from '../../api/assessments.ts'
import { type OccupationFigures, useGetOccupationQuery } from '../../api/occupations.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { FourFigures } from './FourFigures.tsx'
import { OccupationHead } from './OccupationHead.tsx'
import { OccupationSkeleton } from './OccupationSkeleton.tsx'
import { Rail } from './Rail.tsx'
import { AiSection } from './sections/AiSection.tsx'
import { DaySection } from './sections/DaySection.tsx'
import { HiringSection } from './sections/HiringSection.tsx'
import { NearOccupations } from './sections/NearOccupations.tsx'
import { OutlookSection } from './sections/OutlookSection.tsx'
import { PaySection } from './sections/PaySection.tsx'
import { SourcesSection } from './sections/SourcesSection.tsx'
import { ToolsSection } from './sections/ToolsSection.tsx'
import { WorkSection } from './sections/WorkSection.tsx'
import { SteppingStones } from './ways-in/SteppingStones.tsx'
import { WaysIn } from './ways-in/WaysIn.tsx'

/** Everything known about one occupation, with its sources. An unknown code is the 404 screen. */
export function OccupationPage(_: { user: User }) {
  const { code = '' } = useParams()
  const { state, known } = useOwnState()
  const { currentData: data, error, refetch } = useGetOccupationQuery({ code, state }, { skip: !known })
  usePageTitle(data?.title ?? (error ? 'Not found' : 'Occupation'))

  if (data) return <Occupation key={data.code} data={data} />
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <NotFound />
  return (
    <main className="page" id="main" tabIndex={-1}>
      {error ? <ErrorState what="this occupation" error={error} onRetry={refetch} /> : <OccupationSkeleton />}
    </main>
  )
}

function Occupation({ data }: { data: OccupationFigures }) {
  return (
    <main className="occ" id="main" tabIndex={-1}>
      <OccupationHead data={data} />
      <FourFigures data={data} />
      <div className="occ-wrap occ-body">
        <Rail hiring={data.note !== undefined} />
        <div className="occ-chapters">
          <WorkSection data={data} />
          <DaySection note={data.note} />
          <PaySection data={data} />
          <OutlookSection data={data} />
          <AiSection data={data} />
          <ToolsSection data={data} />
          <WaysIn data={data} />
          {data.note && <HiringSection note={data.note} />}
          <SteppingStones data={data} />
          <NearOccupations data={data} />
          <SourcesSection data={data} />
        </div>
      </div>
    </main>
  )
}
