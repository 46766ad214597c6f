import { X } from 'lucide-react'
import type { Job } from '../../../api/jobs/jobs.ts'
import { stepInShort } from '../../../entities/occupation/stand-words.ts'

/** What stands between the person and a posting, a line each: their own limits or a step down, and the license or program that is left. */
export function StandsBefore({ job: { refusedWhy, stepLeft } }: { job: Job }) {
  const step = stepLeft && stepInShort(stepLeft)
  return (
    <>
      {refusedWhy && (
        <span className="job-before job-refused">
          <X className="i" aria-hidden="true" />
          {refusedWhy}
        </span>
      )}
      {step && <span className="job-before">{step}</span>}
    </>
  )
}
