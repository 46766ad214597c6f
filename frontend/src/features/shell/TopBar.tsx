import type { User } from '@waymark/contracts/models/user'
import { CircleQuestionMark, Menu, Search, Settings } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Mark } from '../../components/Logo.tsx'
import { NotificationsMenu } from './NotificationsMenu.tsx'
import { initialsOf } from './person.ts'
import { signOut } from './sign-out.ts'
import { TopMenu } from './TopMenu.tsx'

type Props = { user: User; demo: boolean; drawerOpen: boolean; onToggle: () => void }

export function TopBar({ user, demo, drawerOpen, onToggle }: Props) {
  return (
    <header className="top">
      <button
        type="button"
        className="icon-btn burger"
        aria-label="Menu"
        aria-expanded={drawerOpen}
        aria-controls="sidebar"
        onClick={onToggle}
      >
        <Menu className="i" aria-hidden="true" />
      </button>
      <Link className="brand-sm" to="/" aria-label="Waymark">
        <Mark />
      </Link>
      <search className="search">
        <form onSubmit={(event) => event.preventDefault()}>
          <Search className="i" aria-hidden="true" />
          <input type="search" aria-label="Search" placeholder="Search jobs, skills, courses..." />
        </form>
      </search>
      <NotificationsMenu />
      <TopMenu label="Help & Support" icon={<CircleQuestionMark className="i" aria-hidden="true" />} wideOnly items={helpItems} />
      <TopMenu label="Settings" icon={<Settings className="i" aria-hidden="true" />} wideOnly items={settingsItems} />
      <TopMenu
        icon={
          <span className="avatar avatar-sm">
            {initialsOf(user)}
            <span className="vh"> Account</span>
          </span>
        }
        items={[...accountItems, { key: 'sign-out', label: 'Sign Out', onSelect: () => signOut(demo) }]}
      />
    </header>
  )
}

const helpItems = [
  { key: '/help', label: 'Help', to: '/help' },
  { key: '/data-sources', label: 'Method and sources', to: '/data-sources' },
]

const settingsItems = [{ key: 'settings', label: 'Settings', to: '/account/settings' }]

const accountItems = [
  { key: 'profile', label: 'Profile', to: '/account/profile' },
  { key: 'summary', label: 'Career Summary', to: '/account/summary' },
  { key: 'resume', label: 'Resume Builder', to: '/account/resume' },
  { key: 'portfolio', label: 'Portfolio', to: '/account/portfolio' },
  { key: 'subscription', label: 'Subscription Plan', to: '/account/subscription' },
  { key: 'usage', label: 'Usage Analytics', to: '/account/usage' },
]
