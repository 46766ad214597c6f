import { Input } from 'antd'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Select } from '../../../ui/Select.tsx'
import { ALL, type SkillsAddress } from '../skills-address.ts'

type Props = {
  address: SkillsAddress
  categories: readonly string[]
  onChange: (change: Partial<SkillsAddress>) => void
}

/** What is typed filters at once, and is in the address a moment later. */
export function SkillFilters({ address, categories, onChange }: Props) {
  const [typed, setTyped] = useState(address.search)
  const typing = useRef(false)
  // Back, or a link, changes the address from outside; what is being typed is ahead of it.
  useEffect(() => {
    if (!typing.current) setTyped(address.search)
  }, [address.search])
  return (
    <search className="filters" aria-label="Filter skills">
      <Input
        allowClear
        aria-label="Search skills"
        placeholder="Search skills"
        prefix={<Search className="i" aria-hidden="true" />}
        value={typed}
        maxLength={80}
        onFocus={() => {
          typing.current = true
        }}
        onBlur={() => {
          typing.current = false
        }}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange({ search: target.value })
        }}
      />
      <Select
        aria-label="Category"
        value={address.category}
        options={categories.map((category) => ({ value: category, label: category }))}
        onChange={(category = ALL) => onChange({ category })}
      />
    </search>
  )
}
