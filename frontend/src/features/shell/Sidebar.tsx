import type { User } from '@waymark/contracts/models/user'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Mark } from '../../components/Logo.tsx'
import { entries, entryOf } from './entries.ts'
import { fullName, letterOf, planOf } from './person.ts'
import { signOut } from './sign-out.ts'

export function Sidebar({ user, demo, path }: { user: User; demo: boolean; path: string }) {
  const current = entryOf(path)
  const tail = demo ? '?demo=true' : ''
  return (
    <aside className="side" aria-label="Sidebar" id="sidebar">
      <div className="side-head">
        <Link className="logo" to={`/${tail}`}>
          <Mark />
          Waymark
        </Link>
        <p>AI Career Platform</p>
      </div>
      <nav aria-label="Main">
        {entries.map(({ path: to, label, icon: EntryIcon }) => (
          <Link key={to} to={to + tail} aria-current={to === current ? 'page' : undefined}>
            <EntryIcon className="i" aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <button type="button" className="user" title="Sign out" onClick={() => signOut(demo)}>
        <Avatar user={user} />
        <span>
          <b className="strong">{fullName(user)}</b>
          <small>{planOf(user)}</small>
          <span className="vh">Sign out</span>
        </span>
        <LogOut className="i" aria-hidden="true" />
      </button>
    </aside>
  )
}

function Avatar({ user }: { user: User }) {
  if (user.profileImageUrl) return <img className="avatar" src={user.profileImageUrl} alt="" />
  return (
    <span className="avatar" aria-hidden="true">
      {letterOf(user)}
    </span>
  )
}
