import './security-log.css'
import type { SecurityEvent } from '@waymark/contracts/models/identity/security'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useListSecurityEventsQuery } from '../../../api/account/security.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'
import { Block } from '../AccountFrame.tsx'
import { NotYou } from './NotYou.tsx'
import { momentOf, sentenceOf, whereOf } from './words.ts'

/** What happened to the security of the account, for its owner to recognize, or not. */
export function SecurityLog() {
  const [pages, setPages] = useState(1)
  return (
    <Block
      title="Recent security activity"
      text="Of the last 90 days, newest first. We keep the first part of an internet address, never the whole of it."
    >
      <Page pages={pages} onOlder={() => setPages((count) => count + 1)} />
      <NotYou />
    </Block>
  )
}

type Props = { before?: string; pages: number; onOlder: () => void }

/** A page, and those below it: each begins where the one above ends now, so that a new line on top leaves no gap further down. */
function Page({ before, pages, onOlder }: Props) {
  const query = useListSecurityEventsQuery({ before })
  return (
    <QueryView
      query={query}
      what="your security activity"
      waiting={<Skeleton widths={[100, 100, 100]} label="Your security activity is being read" />}
    >
      {({ events, older }) => (
        <>
          {events.length === 0 && <p>Nothing is listed for this time.</p>}
          {events.length > 0 && (
            <ul className="panel ses seclog num">
              {events.map((event) => (
                <Row key={event.id} event={event} />
              ))}
            </ul>
          )}
          {older && pages > 1 && <Page before={older} pages={pages - 1} onOlder={onOlder} />}
          {older && pages === 1 && (
            <div className="btn-row ac-save">
              <button type="button" className="btn" onClick={onOlder}>
                Show older
              </button>
            </div>
          )}
        </>
      )}
    </QueryView>
  )
}

function Row({ event }: { event: SecurityEvent }) {
  const where = whereOf(event)
  const done = event.outcome === 'done'
  const Sign = done ? ShieldCheck : ShieldAlert
  return (
    <li className={done ? undefined : 'seclog-no'}>
      <Sign className="i" aria-hidden="true" />
      <span>
        <b className="strong">{sentenceOf(event)}</b>
        <small>
          <time dateTime={event.at}>{momentOf(event.at)}</time>
          {where && ` · ${where}`}
        </small>
      </span>
    </li>
  )
}
