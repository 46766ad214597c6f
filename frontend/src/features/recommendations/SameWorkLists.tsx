import type { SameWork } from '@waymark/contracts/models/advice/same-work'
import { SourceMarks } from '../../entities/occupation/SourceMarks.tsx'

/** The posts that one is promoted to, and the other places where the same work is done. */
export function SameWorkLists({ sameWork: { rungs, settings } }: { sameWork: SameWork }) {
  return (
    <div className="pl-wide same-work">
      <section aria-labelledby="next-posts">
        <h4 id="next-posts">
          The next posts
          <SourceMarks letters="E" />
        </h4>
        <ul>
          {rungs.map(({ name, differs, opens }) => (
            <li key={name}>
              <b>{name}</b>
              <p>{differs}</p>
              <p className="muted">What opens it: {lowerFirst(opens)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="other-settings">
        <h4 id="other-settings">
          The same work, another setting
          <SourceMarks letters="E" />
        </h4>
        <ul>
          {settings.map(({ name, differs }) => (
            <li key={name}>
              <b>{name}</b>
              <p>{differs}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** "A BSN and years" begins with a small letter after a colon; "ASE tests" and "CPA" stay as they are. */
function lowerFirst(text: string): string {
  return /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
