import {
  BookOpen,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Compass,
  CreditCard,
  FileUser,
  Folder,
  LogOut,
  Scale,
  Settings,
  SlidersHorizontal,
  SunMoon,
  User,
} from 'lucide-react'
import type { ThemeChoice } from '../../lib/theme-choice.ts'
import { linkTo } from '../../routes.ts'
import type { MenuEntry } from '../../ui/menu/menu-entry.ts'

/** Documents of their own: they are read signed out too. */
export const helpEntries: readonly MenuEntry[] = [
  { key: 'help', label: 'Help', icon: CircleQuestionMark, href: linkTo('help') },
  { key: 'sources', label: 'Method and sources', icon: BookOpen, href: linkTo('dataSources') },
  { key: 'privacy', label: 'Privacy', icon: Scale, href: linkTo('privacy') },
]

const themes: readonly { key: ThemeChoice; label: string }[] = [
  { key: 'system', label: 'Like this device' },
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
]

export function settingsEntries(options: {
  tail: string
  theme: ThemeChoice
  onTheme: (theme: ThemeChoice) => void
}): MenuEntry[] {
  const { tail, theme, onTheme } = options
  return [
    { key: 'all', label: 'All settings', icon: SlidersHorizontal, to: linkTo('account', { page: 'settings' }) + tail },
    {
      key: 'theme',
      label: 'Theme',
      icon: SunMoon,
      entries: themes.map(({ key, label }) => ({ key, label, checked: key === theme, onSelect: () => onTheme(key) })),
    },
  ]
}

/** Every place of the account, in the order of its pages. */
export function accountEntries({ tail, onSignOut }: { tail: string; onSignOut: () => void }): MenuEntry[] {
  return [
    { key: 'profile', label: 'Profile', icon: User, to: linkTo('account', { page: 'profile' }) + tail },
    { key: 'summary', label: 'Career Summary', icon: Compass, to: linkTo('account', { page: 'summary' }) + tail },
    { key: 'resume', label: 'Resume Builder', icon: FileUser, to: linkTo('account', { page: 'resume' }) + tail },
    { key: 'portfolio', label: 'Portfolio', icon: Folder, to: linkTo('account', { page: 'portfolio' }) + tail },
    { key: 'subscription', label: 'Subscription Plan', icon: CreditCard, to: linkTo('account', { page: 'subscription' }) + tail },
    { key: 'usage', label: 'Usage Analytics', icon: ChartNoAxesColumn, to: linkTo('account', { page: 'usage' }) + tail },
    { key: 'settings', label: 'Settings', icon: Settings, to: linkTo('account', { page: 'settings' }) + tail },
    { key: 'sign-out', label: 'Sign Out', icon: LogOut, apart: true, onSelect: onSignOut },
  ]
}
