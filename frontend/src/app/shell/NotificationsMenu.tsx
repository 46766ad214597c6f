import './notifications.css'
import { Bell } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type Notification,
  useListNotificationsQuery,
  useReadNotificationMutation,
  useReadNotificationsMutation,
} from '../../api/account/notifications.ts'
import { timeAgo } from '../../lib/time-ago.ts'
import { Skeleton } from '../../ui/EmptyState.tsx'
import { useDismiss } from '../../ui/menu/use-dismiss.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useToast } from '../../ui/toast/ToastProvider.tsx'

/** The bell with the number of unread notifications, and the list of them. */
export function NotificationsMenu({ tail }: { tail: string }) {
  const { data, isLoading, isError, refetch } = useListNotificationsQuery()
  const [readAll] = useReadNotificationsMutation()
  const tell = useTellUnmarked()
  const [open, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useDismiss(place, open, () => setOpen(false))

  const unread = data?.unread ?? 0
  const items = data?.notifications ?? []
  const newest = items[0]?.createdAt
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
  const markAll = async (until: string) => tell('They', (await readAll(until)).error !== undefined)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from anywhere inside
    <div ref={place} className="menu-place" onKeyDown={onKey}>
      <Tooltip title="Notifications">
        <button
          ref={button}
          type="button"
          className="icon-btn"
          aria-label={label}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <Bell className="i" aria-hidden="true" />
          {unread > 0 && <span className="badge">{unread > 99 ? '99+' : unread}</span>}
        </button>
      </Tooltip>
      {open && (
        <section id={id} className="pop-panel notices" aria-label="Notifications">
          <header>
            <h2 className="t-5">Notifications</h2>
            {unread > 0 && newest && (
              <button type="button" className="link-btn" onClick={() => void markAll(newest)}>
                Mark all as read
              </button>
            )}
          </header>
          {isLoading && <Skeleton label="Loading notifications" widths={[50, 80, 46, 74]} />}
          {isError && (
            <p className="notices-none">
              Your notifications could not be loaded.{' '}
              <button type="button" className="link-btn" onClick={() => void refetch()}>
                Try again
              </button>
            </p>
          )}
          {data && items.length === 0 && (
            <p className="notices-none">Nothing new. When recommendations or a report are ready, you read it here.</p>
          )}
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <Notice item={item} tail={tail} tell={tell} onDone={() => setOpen(false)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <p className="vh" role="status">
        {unread > 0 ? `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}` : ''}
      </p>
    </div>
  )
}

/** Says that a marking failed, and takes that back when the next one works. */
function useTellUnmarked(): (what: string, failed: boolean) => void {
  const toast = useToast()
  const told = useRef<string>(undefined)
  return (what, failed) => {
    if (failed) {
      const description = `${what} could not be marked as read. Please try again.`
      told.current = toast({ title: 'Error', description, variant: 'destructive' })
    } else if (told.current) {
      toast.dismiss(told.current)
      told.current = undefined
    }
  }
}

/** Opening one marks it as read. */
function Notice(props: { item: Notification; tail: string; tell: (what: string, failed: boolean) => void; onDone: () => void }) {
  const { item, tail, tell, onDone } = props
  const [read] = useReadNotificationMutation()
  const { id, title, text, link, createdAt, read: isRead } = item
  const markRead = async () => tell('It', (await read(id)).error !== undefined)
  const onClick = () => {
    if (!isRead) void markRead()
    if (link) onDone()
  }
  const face = (
    <>
      <b className="strong">
        {!isRead && <span className="vh">Unread: </span>}
        {title}
      </b>
      <span>{text}</span>
      <small>
        <time dateTime={createdAt}>{timeAgo(createdAt)}</time>
      </small>
    </>
  )
  const className = isRead ? 'notice' : 'notice unread'
  if (link)
    return (
      <Link className={className} to={tail && link.includes('?') ? `${link}&${tail.slice(1)}` : link + tail} onClick={onClick}>
        {face}
      </Link>
    )
  return (
    <button type="button" className={className} onClick={onClick}>
      {face}
    </button>
  )
}
