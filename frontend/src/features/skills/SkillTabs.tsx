import type { KeyboardEvent } from 'react'
import type { SkillsAddress } from './skills-address.ts'

type Tab = SkillsAddress['tab']
type Props = { tab: Tab; count: number | undefined; onTab: (tab: Tab) => void }

/** The two specified tabs. Left and Right go from one to the other, as in every tab list. */
export function SkillTabs({ tab, count, onTab }: Props) {
  const tabs = [
    { key: 'mine', label: count === undefined ? 'My Skills' : `My Skills (${count})` },
    { key: 'add', label: 'Add Skills' },
  ] as const
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const next: Tab = event.key === 'Home' ? 'mine' : event.key === 'End' ? 'add' : tab === 'mine' ? 'add' : 'mine'
    onTab(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label="Skills">
      {tabs.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`tab-${key}`}
          aria-selected={key === tab}
          aria-controls={`panel-${key}`}
          tabIndex={key === tab ? 0 : -1}
          onClick={() => onTab(key)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
