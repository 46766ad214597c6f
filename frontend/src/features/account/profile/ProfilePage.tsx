import type { User } from '@waymark/contracts/models/user'
import { useGetProfileQuery } from '../../../api/profile.ts'
import { Bones, FailedPanel } from '../../../components/StatePanel.tsx'
import { AccountFrame, Block } from '../AccountFrame.tsx'
import { AboutYou } from './AboutYou.tsx'
import { CompleteBar } from './CompleteBar.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Exports } from './Exports.tsx'
import { Sessions } from './Sessions.tsx'
import { SignInData } from './SignInData.tsx'

export function ProfilePage({ user }: { user: User }) {
  const { data: profile, error, refetch } = useGetProfileQuery()
  return (
    <AccountFrame page="profile" lead="Name and e-mail never enter the ranking. Everything else narrows it.">
      <Block title="About you" text="Eight fields, an assessment and three skills make a full profile.">
        <CompleteBar />
        {profile && <AboutYou user={user} profile={profile} />}
        {!profile && error && <FailedPanel what="your profile" error={error} onRetry={refetch} />}
        {!profile && !error && <Bones widths={[48, 48, 48, 48, 100, 100]} label="Your profile is being read" />}
      </Block>
      <SignInData user={user} />
      <Sessions />
      <Exports />
      <DeleteAccount />
    </AccountFrame>
  )
}
