import type { User } from '@waymark/contracts/models/identity/user'
import { useGetProfileQuery } from '../../../api/account/profile.ts'
import { QueryView } from '../../../ui/QueryView.tsx'
import { AccountFrame, Block } from '../AccountFrame.tsx'
import { SecondStep } from '../second-step/SecondStep.tsx'
import { SecurityLog } from '../security-log/SecurityLog.tsx'
import { AboutYou } from './AboutYou.tsx'
import { CompleteBar } from './CompleteBar.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Exports } from './Exports.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { Sessions } from './Sessions.tsx'
import { SignInData } from './SignInData.tsx'

export function ProfilePage({ user }: { user: User }) {
  const profile = useGetProfileQuery()
  return (
    <AccountFrame page="profile">
      <Block title="About you" text="Eight fields, an assessment and three skills make a full profile.">
        <CompleteBar />
        <QueryView query={profile} what="your profile" waiting={<ProfileSkeleton />}>
          {(data) => <AboutYou user={user} profile={data} />}
        </QueryView>
      </Block>
      <SignInData user={user} />
      <SecondStep />
      <Sessions />
      <SecurityLog />
      <Exports />
      <DeleteAccount />
    </AccountFrame>
  )
}
