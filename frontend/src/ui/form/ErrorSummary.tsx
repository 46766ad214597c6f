import { Alert } from 'antd'

export type SummaryEntry = { id: string; label: string; message: string }

/** What stands in the way, with a link to each place. Shown above a form after a failed submit. */
export function ErrorSummary({ entries }: { entries: SummaryEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Alert
      type="error"
      className="summary"
      role="group"
      aria-label="Problems in this form"
      title={<b className="strong">Please check these fields</b>}
      description={
        <ul>
          {entries.map(({ id, label, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      }
    />
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
