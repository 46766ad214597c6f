import { MAX_NOTE, type ReportMark, type ReportMarks } from '@waymark/contracts/models/report/report-marks'
import { createMarkKeeper, type MarkKeeper } from './mark-keeper.ts'

/** Answers whether the mark was kept. */
export type KeepMark = (place: string, mark: ReportMark) => Promise<boolean>

const PAUSE_MS = 800

/**
 * Makes the boxes and places to write in a report's pages work: they show what was kept, and keep what changes. The pages are HTML of
 * the report service, so the fields are set into them here. The answer takes everything off again, and keeps what was still waiting.
 */
export function bindMarks(pages: HTMLElement, { marks, keep }: { marks: ReportMarks; keep: KeepMark }): () => void {
  const leave = [
    ...[...pages.querySelectorAll<HTMLInputElement>('input[data-box]')].map((box) => bindBox(box, { marks, keep })),
    ...[...pages.querySelectorAll<HTMLElement>('[data-note]')].map((space) => bindNote(space, { marks, keep })),
  ]
  return () => {
    for (const one of leave) one()
  }
}

type Binding = { marks: ReportMarks; keep: KeepMark }

function bindBox(box: HTMLInputElement, { marks, keep }: Binding): () => void {
  const place = box.dataset.box ?? ''
  const { keeper, line } = keeperAt(place, keep)
  const change = () => keeper.want({ ticked: box.checked })
  box.checked = marks.ticks.includes(place)
  box.disabled = false
  box.addEventListener('change', change)
  box.closest('li')?.append(line)
  return () => {
    box.removeEventListener('change', change)
    line.remove()
  }
}

function bindNote(space: HTMLElement, { marks, keep }: Binding): () => void {
  const place = space.dataset.note ?? ''
  const { keeper, line } = keeperAt(place, keep)
  const field = document.createElement(space.dataset.line === undefined ? 'textarea' : 'input')
  field.className = field.tagName === 'TEXTAREA' ? 'textarea' : 'input'
  field.maxLength = MAX_NOTE
  field.value = marks.notes.find((note) => note.place === place)?.text ?? ''
  field.setAttribute('aria-label', space.dataset.label ?? 'Your own words')
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    keeper.want({ text: field.value })
  }
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(flush, PAUSE_MS)
  })
  // Who leaves the field has done writing.
  field.addEventListener('blur', flush)
  space.replaceChildren(field, line)
  return () => {
    flush()
    space.replaceChildren()
  }
}

/** What writes at one place, and the line beside it that says how it went. */
function keeperAt(place: string, keep: KeepMark): { keeper: MarkKeeper; line: HTMLElement } {
  const line = document.createElement('span')
  line.className = 'kept'
  line.setAttribute('role', 'status')
  const keeper = createMarkKeeper({
    send: (mark) => keep(place, mark),
    tell: (state) => {
      line.classList.toggle('is-bad', state === 'failed')
      line.replaceChildren(
        ...(state === 'failed' ? ['Not kept. ', retryButton(() => keeper.retry())] : state === 'kept' ? ['Kept'] : []),
      )
    },
  })
  return { keeper, line }
}

function retryButton(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'link'
  button.textContent = 'Try again'
  button.addEventListener('click', onClick)
  return button
}
