import './resume.css'
import type { User } from '@waymark/contracts/models/identity/user'
import type { Resume } from '@waymark/contracts/models/resume/resume'
import { useState } from 'react'
import { useGetResumeQuery } from '../../../api/account/resume.ts'
import { ErrorState, Skeleton } from '../../../ui/EmptyState.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { ResumeBuilder } from './ResumeBuilder.tsx'

export function ResumePage({ user }: { user: User }) {
  const { data, error, refetch, isFetching } = useGetResumeQuery(undefined, { refetchOnMountOrArgChange: true })
  // What was read before is an older version: the page begins with what the server holds now, and owns the text from then on.
  const [first, setFirst] = useState<Resume>()
  if (!first && data && !isFetching) setFirst(data)
  if (first) return <ResumeBuilder loaded={first} person={user.id} additions={data?.additions ?? []} />
  return (
    <AccountFrame page="resume" wide>
      {error && !isFetching ? (
        <ErrorState what="your résumé" error={error} onRetry={refetch} />
      ) : (
        <Skeleton widths={[-30, 100, 100, 100, 80, 100, 100]} label="Your résumé is being read" />
      )}
    </AccountFrame>
  )
}
