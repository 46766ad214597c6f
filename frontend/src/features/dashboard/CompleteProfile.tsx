import { profileFieldWords } from '@waymark/contracts/models/identity/profile-fields'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { Dashboard } from '../../api/dashboard.ts'
import { linkTo } from '../../routes.ts'

const profileGoal = 80
/** What an assessment and three skills count, while nobody can say whether they are there. */
const unknownPoints = 10

const words: Readonly<Record<string, string>> = { ...profileFieldWords, title: 'job title', bio: 'short bio' }

/** The banner below 80 percent. A part that is away counts neither for nor against it. */
export function CompleteProfile({ dashboard }: { dashboard: Dashboard }) {
  const { profileCompleteness: percent, profileMissing = [], away } = dashboard
  const unknown = away.filter((name) => name === 'assessment' || name === 'skills').length * unknownPoints
  if (percent + unknown >= profileGoal) return null
  return (
    <section className="panel profile" aria-label="Profile">
      <div>
        <h2 className="t-4">Complete Your Profile</h2>
        <p>
          {unknown > 0 && 'At least '}
          {percent}% done. {nextStep(profileMissing)}
        </p>
      </div>
      <Link className="btn" to={linkTo('account', { page: 'profile' })}>
        Complete profile
      </Link>
      <span className="bar" style={{ '--v': percent } as CSSProperties}>
        <i />
      </span>
    </section>
  )
}

/** "Add your location and preferred work style, and the range of every match gets narrower." */
function nextStep(missing: readonly string[]): string {
  const fields = missing.flatMap((name) => words[name] ?? []).slice(0, 2)
  if (fields.length > 0) return `Add your ${fields.join(' and ')}, and the range of every match gets narrower.`
  if (missing.includes('assessment')) return 'Take an assessment, and the range of every match gets narrower.'
  return 'Add three skills, and the range of every match gets narrower.'
}
