import type { Factors } from '@waymark/contracts/models/identity/factors'
import { Link2 } from 'lucide-react'
import { useRemoveProviderMutation } from '../../../api/account/factors.ts'
import { timeAgo } from '../../../lib/time-ago.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { day } from './day.ts'
import { useProven } from './use-proven.tsx'

type Provider = Factors['providers'][number]

/** Accounts elsewhere that open this one: they are joined when signing in, and removed here. */
export function Providers({ providers }: { providers: readonly Provider[] }) {
  const toast = useToast()
  const proven = useProven()
  const [remove] = useRemoveProviderMutation()

  const removeOne = ({ id, name }: Provider) =>
    proven.run({
      why: `Please give your password to sign in with ${name} no more.`,
      button: 'Remove this way in',
      work: async (given) => {
        const { error } = await remove({ id, ...given })
        if (!error) toast({ title: 'Account removed', description: `${name} no longer opens your account.`, variant: 'success' })
        return error
      },
    })

  return (
    <div className="two-keys">
      <h3 className="t-5">Accounts at other sites</h3>
      <ul className="panel ses num">
        {providers.map((provider) => (
          <li key={provider.id}>
            <Link2 className="i" aria-hidden="true" />
            <span>
              <b className="strong break">{provider.name}</b>
              <small>
                opens your account since {day(provider.createdAt)}
                {provider.lastUsedAt && ` · last used ${timeAgo(provider.lastUsedAt)}`}
              </small>
            </span>
            <button
              type="button"
              className="btn btn-sm"
              onClick={() => removeOne(provider)}
              aria-label={`Remove ${provider.name}`}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {proven.asking}
    </div>
  )
}
