import type { User } from '@waymark/contracts/models/identity/user'
import { LogOut } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { fullName, letterOf, planOf } from '../../entities/person/person.ts'
import { linkTo, type NavKey, navItemFor, navItems } from '../../routes.ts'
import { Mark } from '../../ui/frame/Logo.tsx'
import { navIcons } from './nav-icons.ts'
import { signOut } from './sign-out.ts'

type Props = { user: User; demo: boolean; path: string; place: RefObject<HTMLElement | null> }

export function Sidebar({ user, demo, path, place }: Props) {
  return (
    <aside ref={place} className="side" aria-label="Sidebar" id="sidebar">
      <Navigation path={path} tail={demo ? '?demo=true' : ''} />
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

/** The name of the product and the ways into it. */
function Navigation({ path, tail }: { path: string; tail: string }) {
  const current = navItemFor(path)
  return (
    <>
      <div className="side-head">
        <Link className="logo" to={linkTo('home') + tail}>
          <Mark />
          Waymark
        </Link>
        <p>AI Career Platform</p>
      </div>
      <div className="side-ways">
        <nav aria-label="Main">
          {navItems.map(({ key, label }) => (
            <NavLink key={key} item={key} label={label} tail={tail} current={key === current} />
          ))}
        </nav>
      </div>
    </>
  )
}

function NavLink({ item, label, tail, current }: { item: NavKey; label: string; tail: string; current: boolean }) {
  const NavIcon = navIcons[item]
  return (
    <Link to={linkTo(item) + tail} aria-current={current ? 'page' : undefined}>
      <NavIcon className="i" aria-hidden="true" />
      {label}
    </Link>
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
