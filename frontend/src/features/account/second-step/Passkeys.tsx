import type { Factors } from '@waymark/contracts/models/identity/factors'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { type FactorsChanged, useRemovePasskeyMutation, useRenamePasskeyMutation } from '../../../api/account/factors.ts'
import { timeAgo } from '../../../lib/time-ago.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { day } from './day.ts'
import { PasskeyName } from './PasskeyName.tsx'
import { useAddPasskey } from './use-add-passkey.ts'
import { useProven } from './use-proven.tsx'

type Passkey = Factors['passkeys'][number]
type Props = { passkeys: readonly Passkey[]; onChanged: (changed: FactorsChanged) => void }

export function Passkeys({ passkeys, onChanged }: Props) {
  const toast = useToast()
  const proven = useProven()
  const add = useAddPasskey()
  const [rename] = useRenamePasskeyMutation()
  const [remove] = useRemovePasskeyMutation()
  /** Whose name is being written: a passkey's, or that of a new one. */
  const [naming, setNaming] = useState<Passkey | 'new'>()

  const addNamed = (name: string) =>
    proven.run({
      why: 'Please give your password to add a passkey.',
      button: 'Add the passkey',
      work: async (given) => {
        const { data, error } = await add(name, given)
        if (!data) return error
        onChanged(data)
        setNaming(undefined)
        toast({ title: 'Passkey added', description: 'You can sign in with it from now on.', variant: 'success' })
        return undefined
      },
    })
  const renameTo = async (passkey: Passkey, name: string) => {
    const { error } = await rename({ id: passkey.id, name })
    if (!error) setNaming(undefined)
    return error
  }
  const removeOne = ({ id, name }: Passkey) =>
    proven.run({
      why: `Please give your password to remove ${name}.`,
      button: 'Remove the passkey',
      work: async (given) => {
        const { error } = await remove({ id, ...given })
        if (!error) toast({ title: 'Passkey removed', description: `Nobody signs in with ${name} any more.`, variant: 'success' })
        return error
      },
    })

  return (
    <div className="two-keys">
      <h3 className="t-5">Passkeys</h3>
      {passkeys.length > 0 && (
        <ul className="panel ses num">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <KeyRound className="i" aria-hidden="true" />
              <span>
                <b className="strong break">{passkey.name}</b>
                <small>
                  added {day(passkey.createdAt)}
                  {passkey.lastUsedAt && ` · last used ${timeAgo(passkey.lastUsedAt)}`}
                </small>
              </span>
              <span className="two-acts">
                <button
                  type="button"
                  className="btn btn-sm"
                  onClick={() => setNaming(passkey)}
                  aria-label={`Rename ${passkey.name}`}
                >
                  Rename
                </button>
                <button
                  type="button"
                  className="btn btn-sm"
                  onClick={() => removeOne(passkey)}
                  aria-label={`Remove ${passkey.name}`}
                >
                  Remove
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {proven.asking}
      {naming === 'new' && !proven.asking && (
        <PasskeyName
          key="new"
          label="Name of the new passkey"
          button="Go on"
          help="So that you can tell it apart from others. Your device asks you to confirm next."
          onName={async (name) => void (await addNamed(name))}
          onCancel={() => setNaming(undefined)}
        />
      )}
      {naming && naming !== 'new' && (
        <PasskeyName
          key={naming.id}
          label={`New name of ${naming.name}`}
          button="Save the name"
          name={naming.name}
          onName={(name) => renameTo(naming, name)}
          onCancel={() => setNaming(undefined)}
        />
      )}
      {!naming && !proven.asking && (
        <div className="btn-row">
          <button type="button" className="btn" onClick={() => setNaming('new')}>
            Add a passkey
          </button>
        </div>
      )}
    </div>
  )
}
