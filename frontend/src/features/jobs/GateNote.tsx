import { Link } from 'react-router-dom'
import { useGetOccupationEntryQuery } from '../../api/occupations.ts'
import { stepsOf, wayInWords } from '../occupation/stand-words.ts'

/**
 * What the occupation of a posting asks for that the person does not hold. A match says nothing of a license; where we do not know, we
 * say nothing either.
 */
export function GateNote({ code }: { code: string }) {
  const { currentData } = useGetOccupationEntryQuery(code)
  const entry = currentData?.standing && currentData.entry
  if (!entry?.months || entry.months.low === 0) return null
  const left = stepsOf(entry).filter(({ done }) => !done)
  if (left.length === 0) return null
  return (
    <section className="note gate-note" aria-label="Before you could start">
      <b className="strong">Not open to you yet.</b> {wayInWords(entry)}. Left: {left.map(({ text }) => text).join('; ')}.{' '}
      <Link to={`/occupations/${code}`}>How one gets in</Link>
    </section>
  )
}
