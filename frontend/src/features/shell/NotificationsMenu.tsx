import { Bell } from 'lucide-react'
import { useListNotificationsQuery } from '../../api/notifications.ts'
import { timeAgo } from '../../lib/time-ago.ts'
import { type MenuItem, TopMenu } from './TopMenu.tsx'

const shown = 5

export function NotificationsMenu() {
  const { data } = useListNotificationsQuery()
  const unread = data?.unread ?? 0
  const items: MenuItem[] = (data?.notifications ?? []).slice(0, shown).map(({ id, title, text, link, createdAt }) => ({
    key: id,
    to: link,
    label: (
      <span className="notice">
        <b className="strong">{title}</b>
        <span>{text}</span>
        <small>{timeAgo(createdAt)}</small>
      </span>
    ),
  }))
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
  return (
    <TopMenu
      label={label}
      items={items.length > 0 ? items : [{ key: 'none', label: 'Nothing new.' }]}
      icon={
        <>
          <Bell className="i" aria-hidden="true" />
          {unread > 0 && <span className="badge">{unread}</span>}
        </>
      }
    />
  )
}
