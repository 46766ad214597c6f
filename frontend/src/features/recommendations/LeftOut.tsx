import type { Refusal } from '@waymark/contracts/models/advice/advice'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { linkTo } from '../../routes.ts'

/** What was asked for and is not on the list: never in silence, and with what would open it. */
export function LeftOut({ refused }: { refused: readonly Refusal[] }) {
  if (refused.length === 0) return null
  return (
    <section className="part" aria-labelledby="left-out">
      <h2 className="t-3" id="left-out">
        Left out, and why
      </h2>
      <p className="d">Your words named these. Each fell to one limit or rule; we never loosen a limit on our own.</p>
      <ul className="panel refused">
        {refused.map(({ code, title, why, whatWouldOpenIt }) => (
          <li key={code} className="num">
            <X className="i" aria-hidden="true" />
            <Link className="strong" to={linkTo('occupation', { code })}>
              {title}
            </Link>
            <span>{why}</span>
            <small>{whatWouldOpenIt}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
