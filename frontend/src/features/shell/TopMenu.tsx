import { Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

export type MenuItem = { key: string; label: ReactNode; to?: string; onSelect?: () => void }

type Props = {
  /** The button's name, when `icon` holds no words of its own. */
  label?: string
  icon: ReactNode
  items: readonly MenuItem[]
  wideOnly?: boolean
}

/** A menu of the top bar: opens on click, closes on Escape, arrow keys move. */
export function TopMenu({ label, icon, items, wideOnly = false }: Props) {
  const navigate = useNavigate()
  const onClick = ({ key }: { key: string }) => {
    const item = items.find((candidate) => candidate.key === key)
    item?.onSelect?.()
    if (item?.to) navigate(item.to)
  }
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{ items: items.map((item) => ({ key: item.key, label: item.label })), onClick }}
    >
      <button type="button" className={wideOnly ? 'icon-btn only-wide' : 'icon-btn'} aria-label={label} aria-haspopup="menu">
        {icon}
      </button>
    </Dropdown>
  )
}
