import './account.css'
import type { User } from '@waymark/contracts/models/user'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../lib/page-title.ts'
import { accountPages } from '../../routes.ts'
import { NotFound } from '../../ui/NotFound.tsx'
import { PortfolioPage } from './portfolio/PortfolioPage.tsx'
import { ProfilePage } from './profile/ProfilePage.tsx'
import { ResumePage } from './resume/ResumePage.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { SubscriptionPage } from './SubscriptionPage.tsx'
import { SummaryPage } from './SummaryPage.tsx'
import { UsagePage } from './UsagePage.tsx'

const screens: Readonly<Record<string, ComponentType<{ user: User }>>> = {
  profile: ProfilePage,
  summary: SummaryPage,
  resume: ResumePage,
  portfolio: PortfolioPage,
  subscription: SubscriptionPage,
  usage: UsagePage,
  settings: SettingsPage,
}

/** The seven places behind the account menu. */
export function AccountPage({ user }: { user: User }) {
  const { page = '' } = useParams()
  const Screen = screens[page]
  usePageTitle(accountPages.find(({ key }) => key === page)?.label ?? '404 Page Not Found')
  if (!Screen) return <NotFound />
  return <Screen user={user} />
}
