import './learning.css'
import type { User } from '@waymark/contracts/models/user'
import { useSearchParams } from 'react-router-dom'
import { PathDetail } from './PathDetail.tsx'
import { PathList } from './PathList.tsx'

/** The list of paths, or the one that the address names. */
export function LearningPage(_: { user: User }) {
  const [search, setSearch] = useSearchParams()
  const pathId = search.get('path')
  return (
    <main className="page learning" id="main" tabIndex={-1}>
      {pathId ? (
        <PathDetail key={pathId} pathId={pathId} />
      ) : (
        <PathList asked={search.get('create')} onAnswered={() => setSearch({}, { replace: true })} />
      )}
    </main>
  )
}
