import { Link } from 'react-router-dom'
import { useGetCompletenessQuery } from '../../../api/account/account.ts'
import { missingPart } from './wire-profile.ts'

/** How complete the profile is, and what each next ten percent would be. */
export function CompleteBar() {
  const { data, isError } = useGetCompletenessQuery()
  if (isError) return null
  const percent = Math.round(data?.percent ?? 0)
  const missing = data?.missing ?? []
  return (
    <div className="pf" aria-live="polite">
      <b className="strong num">{data ? `${percent}% complete` : 'Profile'}</b>
      <span
        className="bar"
        role="progressbar"
        aria-label="Profile completeness"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ '--v': percent } as React.CSSProperties}
      >
        <i />
      </span>
      {!data && (
        <span className="bones">
          <i style={{ width: '90%' }} />
          <i style={{ width: '60%' }} />
        </span>
      )}
      {missing.length > 0 && (
        <p className="small">
          Still missing:{' '}
          {missing.map((part, index) => (
            <span key={part}>
              {index > 0 && ', '}
              <Missing part={part} />
            </span>
          ))}
          .
        </p>
      )}
      {data && data.away.length > 0 && (
        <p className="small">Not counted just now, as it could not be read: {data.away.join(', ')}.</p>
      )}
    </div>
  )
}

function Missing({ part }: { part: string }) {
  const { text, link } = missingPart(part)
  return link ? <Link to={link}>{text}</Link> : <a href={`#${part}`}>{text}</a>
}
