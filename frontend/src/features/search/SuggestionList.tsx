import { Search } from 'lucide-react'
import { awaySentence, kindOf } from './kinds.ts'
import { Marked } from './Marked.tsx'
import type { Suggestions } from './use-suggestions.ts'

type Props = {
  id: string
  query: string
  suggestions: Suggestions
  active: number
  onHover: (index: number) => void
  onChoose: (index: number) => void
}

/** The list under the field. The focus stays in the field; the arrows and the pointer only mark. */
export function SuggestionList({ id, query, suggestions, active, onHover, onChoose }: Props) {
  const { results, away, state } = suggestions
  const last = results.length
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': index === active,
    onPointerMove: () => onHover(index),
    // The field keeps the focus, so that typing can go on.
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => onChoose(index),
  })
  return (
    <div className="pop">
      <p className="vh" role="status">
        {statusOf(suggestions)}
      </p>
      <div id={id} role="listbox" aria-label="Results">
        {results.map(({ kind, id: itself, title, text, score }, index) => {
          const { icon: Sign, one } = kindOf(kind)
          return (
            <div key={`${kind} ${itself}`} {...option(index)}>
              <Sign className="i" aria-hidden="true" />
              <span>
                <Marked text={title} query={query} />
              </span>
              <small>{[one, score === undefined ? text : `fit ${score}`].filter(Boolean).join(' · ')}</small>
            </div>
          )
        })}
        {state === 'none' && <p className="pop-note">Nothing found for “{query}”.</p>}
        {state === 'failed' && <p className="pop-note">The search did not answer. Press Enter to try again.</p>}
        {state === 'busy' && <p className="pop-note">Searching…</p>}
        <div className="pop-rule" role="presentation" />
        <div className="all" {...option(last)}>
          <Search className="i" aria-hidden="true" />
          <span>
            All results for <b>{query}</b>
          </span>
          <small>Enter</small>
        </div>
      </div>
      {away.length > 0 && <p className="pop-note">{awaySentence(away)}</p>}
    </div>
  )
}

function statusOf({ results, state }: Suggestions): string {
  if (state === 'busy') return ''
  if (state === 'some') return `${results.length} results. Use the arrow keys.`
  return state === 'failed' ? 'The search did not answer.' : 'No results.'
}
