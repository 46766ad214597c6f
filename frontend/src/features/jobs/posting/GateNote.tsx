import { Link } from 'react-router-dom'
import { type JobDetail, useGetJobMatchQuery } from '../../../api/jobs/jobs.ts'
import { useGetOccupationEntryQuery } from '../../../api/occupations.ts'
import { startsLater, stepsOf, wayInWords } from '../../../entities/occupation/stand-words.ts'
import { linkTo } from '../../../routes.ts'

type Props = { job: Pick<JobDetail, 'id' | 'occupationCode'> }

/**
 * The gate of the posting's occupation; of the one that the person named instead, or none when they only say that ours is wrong. Until the
 * match is read nobody knows which of them, and nothing is asked or said.
 */
export function GateNote({ job: { id, occupationCode } }: Props) {
  const { data, isLoading } = useGetJobMatchQuery(id)
  if (isLoading) return null
  const wrong = data?.disputes?.find(({ kind }) => kind === 'wrong_occupation')
  const code = wrong ? wrong.occupationCode : occupationCode
  return code ? <Left code={code} /> : null
}

/**
 * What an occupation asks for that the person does not hold. A match says nothing of a license; where we do not know, we say nothing
 * either.
 */
function Left({ code }: { code: string }) {
  const { currentData } = useGetOccupationEntryQuery(code)
  const entry = currentData?.standing && currentData.entry
  if (!entry?.months || !startsLater(entry.months)) return null
  const left = stepsOf(entry).filter(({ done }) => !done)
  if (left.length === 0) return null
  return (
    <section className="note gate-note" aria-label="Before you could start">
      <b className="strong">Not open to you yet.</b> {wayInWords(entry)}. Left: {left.map(({ text }) => text).join('; ')}.{' '}
      <Link to={linkTo('occupation', { code })}>How one gets in</Link>
    </section>
  )
}
