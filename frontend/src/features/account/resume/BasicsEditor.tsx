import { isWebLink } from '@waymark/contracts/codec/web-link'
import type { ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { withBasics } from './change-document.ts'
import { DraftField } from './DraftField.tsx'
import { originWords } from './origin.ts'
import type { ResumeDraft } from './use-resume-draft.ts'

const fields = [
  { key: 'name', label: 'Name', autoComplete: 'name', maxLength: 250 },
  { key: 'label', label: 'Title', autoComplete: 'organization-title', maxLength: 200 },
  { key: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', maxLength: 254 },
  { key: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 60 },
  { key: 'location', label: 'Place', autoComplete: 'address-level2', maxLength: 200 },
] as const

export const readLink = (typed: string) => (isWebLink(typed.trim()) ? typed.trim() : undefined)
export const wrongLink = 'Please give a whole web address that begins with https:// or http://'

export function BasicsEditor({ document, change }: Pick<ResumeDraft, 'document' | 'change'>) {
  const { basics, basicsFrom } = document
  const origin = (key: string, value: string) => {
    const from = basicsFrom[key]
    return value && from ? originWords[from] : undefined
  }
  const set = (part: Partial<ResumeDocument['basics']>) => change((now) => withBasics(now, part))
  const setProfile = (at: number, part: Partial<ResumeDocument['basics']['profiles'][number]>) =>
    change((now) =>
      withBasics(now, { profiles: now.basics.profiles.map((one, index) => (index === at ? { ...one, ...part } : one)) }),
    )
  const rows = useRowKeys(basics.profiles.length)
  return (
    <div className="in">
      <div className="g2">
        {fields.map(({ key, ...field }) => (
          <DraftField
            key={key}
            id={`basics-${key}`}
            {...field}
            value={basics[key]}
            onChange={(value) => set({ [key]: value })}
            origin={origin(key, basics[key])}
          />
        ))}
        <DraftField
          id="basics-url"
          label="Web address"
          placeholder="https://"
          value={basics.url}
          read={readLink}
          wrong={wrongLink}
          onChange={(url) => set({ url })}
          origin={origin('url', basics.url)}
        />
      </div>
      {basics.profiles.map(({ network, url }, index) => (
        <div className="ln-row" key={rows.keys[index]}>
          <div className="g2">
            <DraftField
              id={`profile-${index}-network`}
              label="Network"
              maxLength={100}
              value={network}
              onChange={(value) => setProfile(index, { network: value })}
            />
            <DraftField
              id={`profile-${index}-url`}
              label="Web address"
              placeholder="https://"
              value={url}
              read={readLink}
              wrong={wrongLink}
              onChange={(value) => setProfile(index, { url: value })}
            />
          </div>
          <button
            type="button"
            className="icon-btn"
            aria-label={`Remove ${network || 'profile'}`}
            onClick={() => {
              rows.remove(index)
              change((now) => withBasics(now, { profiles: now.basics.profiles.toSpliced(index, 1) }))
            }}
          >
            <X className="i" aria-hidden="true" />
          </button>
        </div>
      ))}
      {basics.profiles.length < 10 && (
        <button
          type="button"
          className="btn btn-t add"
          onClick={() => change((now) => withBasics(now, { profiles: [...now.basics.profiles, { network: '', url: '' }] }))}
        >
          <Plus className="i" aria-hidden="true" />
          Add a profile
        </button>
      )}
    </div>
  )
}

/** A key for each row of a list whose rows have none: what is typed into a row goes with it when another is removed. */
function useRowKeys(count: number): { keys: readonly number[]; remove: (index: number) => void } {
  const keys = useRef<number[]>([])
  const next = useRef(0)
  while (keys.current.length < count) keys.current.push(next.current++)
  keys.current.length = count
  return { keys: keys.current, remove: (index) => void keys.current.splice(index, 1) }
}
