import { Button } from 'antd'
import { Laptop, Smartphone } from 'lucide-react'
import {
  type SessionList,
  useListSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from '../../../api/account.ts'
import { detailOf } from '../../../api/api-error.ts'
import { Bones, FailedPanel } from '../../../components/StatePanel.tsx'
import { useToast } from '../../../components/toast/ToastProvider.tsx'
import { timeAgo } from '../../../lib/time-ago.ts'
import { Block } from '../AccountFrame.tsx'

type Session = SessionList['sessions'][number]

export function Sessions() {
  const { data, error, refetch } = useListSessionsQuery()
  const [revokeOthers, { isLoading }] = useRevokeOtherSessionsMutation()
  const toast = useToast()
  const signOutOthers = async () => {
    const answer = await revokeOthers()
    if (answer.error) toast({ title: 'Not signed out', description: detailOf(answer.error), variant: 'destructive' })
    else toast({ title: 'Signed out everywhere else', variant: 'success' })
  }
  // This device first, then the most recently used.
  const sessions = data?.sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) ?? []
  return (
    <Block title="Sessions" text="Each ends after 7 days without use, and after 30 days at the latest.">
      {error && !data && <FailedPanel what="your sessions" error={error} onRetry={refetch} />}
      {!data && !error && <Bones widths={[100, 100]} label="Your sessions are being read" />}
      {data && (
        <ul className="panel ses num">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions.length > 1 && (
        <div className="btn-row ac-save">
          <Button onClick={signOutOthers} disabled={isLoading}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </Block>
  )
}

function SessionRow({ session: { id, device, current, createdAt, lastSeenAt } }: { session: Session }) {
  const [revoke, { isLoading }] = useRevokeSessionMutation()
  const toast = useToast()
  const Device = /iphone|android|ipad/i.test(device) ? Smartphone : Laptop
  const signOut = async () => {
    const answer = await revoke(id)
    if (answer.error) toast({ title: 'Not signed out', description: detailOf(answer.error), variant: 'destructive' })
    else toast({ title: 'Signed out', description: `${device} has to sign in again.`, variant: 'success' })
  }
  return (
    <li>
      <Device className="i" aria-hidden="true" />
      <span>
        <b className="strong">{device}</b>
        <small>
          {current ? 'now' : `last used ${timeAgo(lastSeenAt)}`} · signed in{' '}
          {new Date(createdAt).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}
        </small>
      </span>
      {current ? (
        <span className="here">
          <i />
          This one
        </span>
      ) : (
        <Button size="small" onClick={signOut} disabled={isLoading} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
