import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { linkTo } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useDismiss } from '../../ui/menu/use-dismiss.ts'
import { isDocument } from './ResultLink.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = { input: RefObject<HTMLInputElement | null>; tail: string; onClose: () => void }

/** The field of the top bar: results under it while one types, all of them on a page of their own. */
export function SearchBox({ input, tail, onClose }: Props) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const place = useRef<HTMLElement>(null)
  const id = useId()
  const suggestions = useSuggestions(open ? typed : '')
  const { results, state } = suggestions
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  useDismiss(place, open, close)
  const listed = results.map(({ link }) => link).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have no chosen one yet
  useEffect(() => setActive(-1), [listed, typed])
  useEffect(() => {
    if (pathname === linkTo('search')) setTyped(new URLSearchParams(search).get('q') ?? '')
  }, [pathname, search])

  /** The last choice of the list is the page with all results. */
  const count = results.length + 1
  const go = (index: number) => {
    const result = results[index]
    close()
    onClose()
    if (result && isDocument(result)) location.assign(result.link)
    else navigate(result?.link ?? `${linkTo('search')}?q=${encodeURIComponent(typed.trim())}${tail.replace('?', '&')}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') go(active)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // First the list, then what is typed, then the field itself.
      if (open && state !== 'idle') close()
      else if (typed !== '') setTyped('')
      else onClose()
    } else if (typed.trim() !== '' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      if (!open) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(active === -1 && step === -1 ? count - 1 : (active + step + count) % count)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const shown = open && state !== 'idle'
  return (
    <search className="sbox" ref={place}>
      <form className="search" onSubmit={submit}>
        <Search className="i" aria-hidden="true" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label="Search"
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search jobs, skills, courses..."
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setOpen(true)
          }}
          onFocus={() => setOpen(typed !== '')}
          onKeyDown={onKey}
        />
        <button
          type="button"
          className={typed === '' ? 'x close-only' : 'x'}
          aria-label={typed === '' ? 'Close search' : 'Clear search'}
          onClick={() => {
            if (typed === '') return onClose()
            setTyped('')
            input.current?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      </form>
      {shown && (
        <SuggestionList
          id={id}
          query={typed.trim()}
          suggestions={suggestions}
          active={active}
          onHover={setActive}
          onChoose={go}
        />
      )}
    </search>
  )
}
