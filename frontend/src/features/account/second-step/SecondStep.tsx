import './second-step.css'
import type { Factors } from '@waymark/contracts/models/identity/factors'
import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  type FactorsChanged,
  useBeginAuthenticatorMutation,
  useGetFactorsQuery,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
} from '../../../api/account/factors.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { Block } from '../AccountFrame.tsx'
import { day } from './day.ts'
import { Passkeys } from './Passkeys.tsx'
import { Providers } from './Providers.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useProven } from './use-proven.tsx'

/** Few set it up, and once: the drawing of the code comes then. */
const AppSetUp = lazy(async () => ({ default: (await import('./AppSetUp.tsx')).AppSetUp }))

/** Whatever one signs in with beside the password, and what stands in for it. */
export function SecondStep() {
  const factors = useGetFactorsQuery()
  const [codes, setCodes] = useState<readonly string[]>()
  const keep = ({ recoveryCodes }: FactorsChanged) => {
    if (recoveryCodes) setCodes(recoveryCodes)
  }
  return (
    <Block
      title="Two-step sign-in"
      text="With an app or a passkey your password alone lets nobody in. Passkeys also sign you in without it."
    >
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      <QueryView
        query={factors}
        what="your second step"
        waiting={<Skeleton widths={[100, 100]} label="Your second step is being read" />}
      >
        {(data) => (
          <>
            <AppAndCodes factors={data} onChanged={keep} />
            {data.passkeysPossible && <Passkeys passkeys={data.passkeys} onChanged={keep} />}
            {data.providers.length > 0 && <Providers providers={data.providers} />}
          </>
        )}
      </QueryView>
    </Block>
  )
}

type Props = { factors: Factors; onChanged: (changed: FactorsChanged) => void }

function AppAndCodes({ factors, onChanged }: Props) {
  const { authenticatorSince: since, passkeys, recoveryCodesLeft: left } = factors
  const toast = useToast()
  const proven = useProven()
  const [begin, begun] = useBeginAuthenticatorMutation()
  const [remove] = useRemoveAuthenticatorMutation()
  const [renew] = useRenewRecoveryCodesMutation()
  const [setUp, setSetUp] = useState<{ secret: string; uri: string }>()

  const setUpApp = () =>
    proven.run({
      why: 'Please give your password to set up an authenticator app.',
      button: 'Set up',
      work: async (given) => {
        const answer = await begin(given)
        setSetUp(answer.data)
        return answer.error
      },
    })
  const removeApp = () =>
    proven.run({
      why: 'Please give your password to remove the authenticator app.',
      button: 'Remove the app',
      work: async (given) => {
        const { error } = await remove(given)
        if (!error) toast({ title: 'App removed', description: 'Its codes are no longer asked for.', variant: 'success' })
        return error
      },
    })
  const renewCodes = () =>
    proven.run({
      why: 'Please give your password to get new recovery codes.',
      button: 'Make new codes',
      work: async (given) => {
        const { data, error } = await renew(given)
        if (data) onChanged(data)
        return error
      },
    })

  return (
    <>
      <ul className="panel ses num">
        <li>
          <Smartphone className="i" aria-hidden="true" />
          <span>
            <b className="strong">Authenticator app</b>
            <small>{since ? `on since ${day(since)}` : 'off · six digits from an app on your phone'}</small>
          </span>
          {since ? (
            <button type="button" className="btn btn-sm" onClick={removeApp} aria-label="Remove the authenticator app">
              Remove
            </button>
          ) : (
            <button type="button" className="btn btn-sm" onClick={setUpApp} disabled={begun.isLoading || setUp !== undefined}>
              Set up
            </button>
          )}
        </li>
        {(since || passkeys.length > 0) && (
          <li>
            <LifeBuoy className="i" aria-hidden="true" />
            <span>
              <b className="strong">Recovery codes</b>
              <small>{left === 1 ? '1 is left' : `${left} are left`} · each works once</small>
            </span>
            <button type="button" className="btn btn-sm" onClick={renewCodes}>
              New codes
            </button>
          </li>
        )}
        {!factors.passkeysPossible && (
          <li>
            <KeyRound className="i" aria-hidden="true" />
            <span>
              <b className="strong">Passkeys</b>
              <small>need a site that is reached by name and over an encrypted connection</small>
            </span>
          </li>
        )}
      </ul>
      {proven.asking}
      {setUp && !since && (
        <Suspense fallback={null}>
          <AppSetUp
            setUp={setUp}
            onCancel={() => setSetUp(undefined)}
            onDone={(changed) => {
              setSetUp(undefined)
              onChanged(changed)
              toast({
                title: 'App added',
                description: 'From now on its code is asked for when you sign in.',
                variant: 'success',
              })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
