import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Choice } from '../../../ui/Choice.tsx'
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
  const field = useRef<HTMLInputElement>(null)
  // Back, or a link, changes the address from outside; what is being typed is ahead of it.
  useEffect(() => {
    if (!typing.current) setTyped(address.search)
  }, [address.search])
  const search = (text: string) => {
    setTyped(text)
    onChange({ search: text })
  }
  return (
    <search className="filters" aria-label="Filter skills">
      <span className="sought">
        <Search className="i" aria-hidden="true" />
        <input
          ref={field}
          type="text"
          className="input"
          aria-label="Search skills"
          placeholder="Search skills"
          value={typed}
          maxLength={80}
          onFocus={() => {
            typing.current = true
          }}
          onBlur={() => {
            typing.current = false
          }}
          onChange={({ target }) => search(target.value)}
        />
        {typed !== '' && (
          <button
            type="button"
            className="icon-btn"
            aria-label="Clear the search"
            onClick={() => {
              search('')
              field.current?.focus()
            }}
          >
            <X className="i" aria-hidden="true" />
          </button>
        )}
      </span>
      <Choice
        aria-label="Category"
        value={address.category}
        options={categories.map((category) => ({ value: category, label: category }))}
        onChange={(category = ALL) => onChange({ category })}
      />
    </search>
  )
}
