import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import {
  type SessionList,
  useListSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from '../../../api/account/account.ts'
import { detailOf, isApiError } from '../../../api/api-error.ts'
import { timeAgo } from '../../../lib/time-ago.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { Block } from '../AccountFrame.tsx'
import { PasswordAsked } from './PasswordAsked.tsx'

type Session = SessionList['sessions'][number]
/** One device, or all but this one. */
type Target = Pick<Session, 'id' | 'device'> | 'others'

export function Sessions() {
  const list = useListSessionsQuery()
  const { signOut, busy, asked, give, cancel } = useSignOut()
  // This device first, then the most recently used.
  const sessions = list.data?.sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) ?? []
  return (
    <Block title="Sessions" text="Each ends after 7 days without use, and after 30 days at the latest.">
      <QueryView
        query={list}
        what="your sessions"
        waiting={<Skeleton widths={[100, 100]} label="Your sessions are being read" />}
      >
        {() => (
          <ul className="panel ses num">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} busy={busy} onSignOut={signOut} />
            ))}
          </ul>
        )}
      </QueryView>
      {asked && (
        <PasswordAsked
          why="Please give your password to sign devices out."
          button={asked === 'others' ? 'Sign out everywhere else' : 'Sign out'}
          onGive={give}
          onCancel={cancel}
        />
      )}
      {sessions.length > 1 && !asked && (
        <div className="btn-row ac-save">
          <button type="button" className="btn" onClick={() => signOut('others')} disabled={busy}>
            Sign out everywhere else
          </button>
        </div>
      )}
    </Block>
  )
}

/** Signs out at once where the password was given a moment ago, and asks for it otherwise. */
function useSignOut() {
  const toast = useToast()
  const [revoke, one] = useRevokeSessionMutation()
  const [revokeOthers, all] = useRevokeOtherSessionsMutation()
  const [asked, setAsked] = useState<Target>()
  const end = async (target: Target, given: { password?: string }): Promise<unknown> => {
    const answer = target === 'others' ? await revokeOthers(given) : await revoke({ id: target.id, ...given })
    if (answer.error) return answer.error
    setAsked(undefined)
    if (target === 'others') toast({ title: 'Signed out everywhere else', variant: 'success' })
    else toast({ title: 'Signed out', description: `${target.device} has to sign in again.`, variant: 'success' })
    return undefined
  }
  return {
    busy: one.isLoading || all.isLoading,
    asked,
    give: (password: string) => (asked ? end(asked, { password }) : Promise.resolve(undefined)),
    cancel: () => setAsked(undefined),
    async signOut(target: Target) {
      const error = await end(target, {})
      if (isApiError(error) && error.status === 403) setAsked(target)
      else if (error) toast({ title: 'Not signed out', description: detailOf(error), variant: 'destructive' })
    },
  }
}

type RowProps = { session: Session; busy: boolean; onSignOut: (target: Target) => void }

function SessionRow({ session: { id, device, current, createdAt, lastSeenAt }, busy, onSignOut }: RowProps) {
  const Device = /iphone|android|ipad/i.test(device) ? Smartphone : Laptop
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
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => onSignOut({ id, device })}
          disabled={busy}
          aria-label={`Sign out ${device}`}
        >
          Sign out
        </button>
      )}
    </li>
  )
}
