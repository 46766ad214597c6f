import './learning.css'
import type { User } from '@waymark/contracts/models/identity/user'
import { useSearchParams } from 'react-router-dom'
import { Lazy } from '../../ui/lazy-with-preload.tsx'
import { antdPart } from '../../ui/theme/antd-part.tsx'
import { PathList } from './PathList.tsx'

const PathDetail = antdPart(async () => (await import('./PathDetail.tsx')).PathDetail)

/** The list of paths, or the one that the address names. */
export function LearningPage(_: { user: User }) {
  const [search, setSearch] = useSearchParams()
  const pathId = search.get('path')
  return (
    <main className="page learning" id="main" tabIndex={-1}>
      {pathId ? (
        <Lazy key={pathId} part={PathDetail} props={{ pathId }} />
      ) : (
        <PathList asked={search.get('create')} onAnswered={() => setSearch({}, { replace: true })} />
      )}
    </main>
  )
}
