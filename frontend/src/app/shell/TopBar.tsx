import '../../features/search/search.css'
import type { User } from '@waymark/contracts/models/identity/user'
import { CircleQuestionMark, Menu as MenuSign, Search, Settings } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { initialsOf } from '../../entities/person/person.ts'
import { SearchBox } from '../../features/search/SearchBox.tsx'
import { linkTo } from '../../routes.ts'
import { Mark } from '../../ui/frame/Logo.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { NotificationsMenu } from './NotificationsMenu.tsx'
import { signOut } from './sign-out.ts'
import { accountEntries, helpEntries, settingsEntries } from './top-menus.ts'
import { useTheme } from './use-theme.ts'

type Props = {
  user: User
  demo: boolean
  drawerOpen: boolean
  burger: RefObject<HTMLButtonElement | null>
  onToggle: () => void
}

export function TopBar({ user, demo, drawerOpen, burger, onToggle }: Props) {
  const tail = demo ? '?demo=true' : ''
  const [theme, setTheme] = useTheme(demo)
  // On a small screen the field lies over the bar while it is in use.
  const [searching, setSearching] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const openSearch = () => {
    flushSync(() => setSearching(true))
    input.current?.focus()
  }
  const closeSearch = () => {
    if (!searching) return input.current?.blur()
    flushSync(() => setSearching(false))
    opener.current?.focus()
  }
  return (
    <header className={searching ? 'top searching' : 'top'}>
      <button
        ref={burger}
        type="button"
        className="icon-btn burger"
        aria-label="Menu"
        aria-expanded={drawerOpen}
        aria-controls="sidebar"
        onClick={onToggle}
      >
        <MenuSign className="i" aria-hidden="true" />
      </button>
      {/* While the drawer is open the bar is its button alone: the rest is behind the overlay. */}
      <div className="top-rest" inert={drawerOpen}>
        <Link className="brand-sm" to={linkTo('home') + tail} aria-label="Waymark">
          <Mark />
        </Link>
        <SearchBox input={input} tail={tail} onClose={closeSearch} />
        <button ref={opener} type="button" className="icon-btn search-open" aria-label="Search" onClick={openSearch}>
          <Search className="i" aria-hidden="true" />
        </button>
        <NotificationsMenu tail={tail} />
        <Menu label="Help & Support" icon={<CircleQuestionMark className="i" aria-hidden="true" />} entries={helpEntries} />
        <Menu
          label="Settings"
          icon={<Settings className="i" aria-hidden="true" />}
          entries={settingsEntries({ tail, theme, onTheme: setTheme })}
        />
        <Menu
          label="Account"
          name={`${initialsOf(user)} Account`}
          icon={
            <span className="avatar avatar-sm" aria-hidden="true">
              {initialsOf(user)}
            </span>
          }
          entries={accountEntries({ tail, onSignOut: () => signOut(demo) })}
        />
      </div>
    </header>
  )
}
