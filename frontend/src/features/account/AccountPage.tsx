import './account.css'
import type { User } from '@waymark/contracts/models/identity/user'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../lib/page-title.ts'
import { accountPages } from '../../routes.ts'
import { Lazy, type LazyPart } from '../../ui/lazy-with-preload.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { antdPart } from '../../ui/theme/antd-part.tsx'
import { ProfilePage } from './profile/ProfilePage.tsx'
import { SubscriptionPage } from './SubscriptionPage.tsx'
import { SummaryPage } from './SummaryPage.tsx'
import { UsagePage } from './UsagePage.tsx'

const screens: Readonly<Record<string, ComponentType<{ user: User }>>> = {
  profile: ProfilePage,
  summary: SummaryPage,
  subscription: SubscriptionPage,
  usage: UsagePage,
}

/** Those that draw with Ant Design. */
const drawnWithAntd: Readonly<Record<string, LazyPart<{ user: User }>>> = {
  resume: antdPart(async () => (await import('./resume/ResumePage.tsx')).ResumePage),
  portfolio: antdPart(async () => (await import('./portfolio/PortfolioPage.tsx')).PortfolioPage),
  settings: antdPart(async () => (await import('./SettingsPage.tsx')).SettingsPage),
}

/** The seven places behind the account menu. */
export function AccountPage({ user }: { user: User }) {
  const { page = '' } = useParams()
  const Screen = screens[page]
  const part = drawnWithAntd[page]
  usePageTitle(accountPages.find(({ key }) => key === page)?.label ?? '404 Page Not Found')
  if (part) return <Lazy key={page} part={part} props={{ user }} />
  if (!Screen) return <NotFound />
  return <Screen user={user} />
}
