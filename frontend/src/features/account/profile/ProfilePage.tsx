import type { User } from '@waymark/contracts/models/user'
import { useGetProfileQuery } from '../../../api/profile.ts'
import { FailedPanel } from '../../../components/StatePanel.tsx'
import { AccountFrame, Block } from '../AccountFrame.tsx'
import { AboutYou } from './AboutYou.tsx'
import { CompleteBar } from './CompleteBar.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Exports } from './Exports.tsx'
import { ProfileBones } from './ProfileBones.tsx'
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
        {!profile && !error && <ProfileBones />}
      </Block>
      <SignInData user={user} />
      <Sessions />
      <Exports />
      <DeleteAccount />
    </AccountFrame>
  )
}
