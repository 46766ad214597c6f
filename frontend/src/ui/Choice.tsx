import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type FunctionComponent, useRef, useState } from 'react'
import type { Select } from './Select.tsx'
import { antdPart } from './theme/antd-part.tsx'

type Props = ComponentProps<typeof Select>

/** The list itself is heavier than most screens: it comes when somebody reaches for it, or is there already. */
const list = antdPart<Props>(async () => (await import('./Select.tsx')).Select)
export const preloadChoice = () => list.preload()

/** A list to choose one from: its face at once, the list that opens when it is pointed at, focused or pressed. */
export function Choice(props: Props) {
  const [Loaded, setLoaded] = useState<FunctionComponent<Props> | undefined>(() => list.loaded())
  const pressed = useRef(false)
  const face = useRef<HTMLButtonElement>(null)
  const focused = useRef(false)
  if (Loaded) return <Loaded {...props} autoFocus={focused.current || pressed.current} opensAtOnce={pressed.current} />

  const load = async () => {
    const arrived = await list.preload().catch(() => undefined)
    focused.current = face.current !== null && document.activeElement === face.current
    // Without the list the face stays, and the next touch asks again.
    if (arrived) setLoaded(() => arrived)
  }
  const { id, value, options, placeholder, onFocus, disabled } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <button
      ref={face}
      id={id}
      type="button"
      role="combobox"
      className="select"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={props['aria-label']}
      aria-invalid={props['aria-invalid']}
      aria-describedby={props['aria-describedby']}
      disabled={disabled}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') void load()
      }}
      // The list may come between a button's going down and up, and the click would then be nobody's. A finger may only be scrolling.
      onPointerDown={({ pointerType }) => {
        pressed.current = pointerType !== 'touch'
      }}
      onFocus={(event) => {
        onFocus?.(event)
        void load()
      }}
      onClick={() => {
        pressed.current = true
        void load()
      }}
    >
      <span className={chosen ? undefined : 'none'}>{chosen?.label ?? placeholder}</span>
      <ChevronDown className="i" aria-hidden="true" />
    </button>
  )
}
