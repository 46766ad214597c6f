import './skills.css'
import type { User } from '@waymark/contracts/models/identity/user'
import { Crosshair } from 'lucide-react'
import { useListSkillsQuery, useListUserSkillsQuery } from '../../api/skills.ts'
import { routes } from '../../routes.ts'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { AddSkills } from './mine/AddSkills.tsx'
import { categoriesOf } from './mine/find-skills.ts'
import { MySkills } from './mine/MySkills.tsx'
import { SkillFilters } from './mine/SkillFilters.tsx'
import { SkillSkeleton } from './SkillSkeleton.tsx'
import { SkillTabs } from './SkillTabs.tsx'
import { useSkillsAddress } from './skills-address.ts'

/** What a person can do: the skills they hold, and the catalogue to add from. */
export function SkillsPage(_: { user: User }) {
  const [address, change] = useSkillsAddress()
  const own = useListUserSkillsQuery()
  // A large list, for those who add and for other spellings of what they hold: what stands first is drawn before it is asked for.
  const catalogue = useListSkillsQuery(undefined, { skip: address.tab === 'mine' && !own.data?.length })
  const failed = own.error ?? (address.tab === 'add' ? catalogue.error : undefined)
  const refetch = () => {
    if (own.error) void own.refetch()
    if (catalogue.error) void catalogue.refetch()
  }
  const known = address.tab === 'add' ? own.data && catalogue.data : own.data
  return (
    <main className="page skills" id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">Skills Inventory</h1>
          <p>{routes.skills.lead}</p>
        </div>
        {address.tab === 'mine' && own.data && own.data.length > 0 && (
          <a className="btn" href="#compare">
            <Crosshair className="i" aria-hidden="true" />
            Compare with an occupation
          </a>
        )}
      </div>
      <SkillTabs tab={address.tab} count={own.data?.length} onTab={(tab) => change({ tab })} />
      <div role="tabpanel" id={`panel-${address.tab}`} aria-labelledby={`tab-${address.tab}`}>
        <SkillFilters
          address={address}
          categories={categoriesOf([...(catalogue.data ?? []), ...(own.data ?? []).map(({ skill }) => skill)])}
          onChange={change}
        />
        {failed && <ErrorState what="your skills" error={failed} onRetry={refetch} />}
        {!failed && !known && <SkillSkeleton add={address.tab === 'add'} />}
        {!failed && own.data && address.tab === 'mine' && (
          <MySkills held={own.data} catalogue={catalogue.data ?? []} address={address} onAddress={change} />
        )}
        {!failed && own.data && catalogue.data && address.tab === 'add' && (
          <AddSkills
            key={`${address.search} ${address.category}`}
            held={own.data}
            catalogue={catalogue.data}
            address={address}
            onAddress={change}
          />
        )}
      </div>
    </main>
  )
}
