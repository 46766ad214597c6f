import { Icon } from '../Icon.tsx'

export type SummaryEntry = { id: string; label: string; message: string }

/** What stands in the way, with a link to each place. Shown above a form after a failed submit. */
export function ErrorSummary({ entries }: { entries: SummaryEntry[] }) {
  if (entries.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="summary" role="group" aria-label="Problems in this form">
      <b className="strong">
        <Icon name="alert" />
        Please check these fields
      </b>
      <ul>
        {entries.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function goTo(event: { preventDefault(): void }, id: string): void {
  event.preventDefault()
  focusField(id)
}

/** Moves the focus to a field, or to the first control inside it when it is a group. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  const control = element?.matches('input, textarea, button, select')
    ? element
    : element?.querySelector<HTMLElement>('input, textarea, button, select')
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
