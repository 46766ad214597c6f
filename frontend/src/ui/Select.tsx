import { Select as AntSelect, type SelectProps } from 'antd'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { createTypeAhead, isLetter } from './type-ahead.ts'

type Option = { value: string; label: ReactNode }
type Props = Omit<
  SelectProps<string | undefined, Option>,
  'mode' | 'showSearch' | 'open' | 'onOpenChange' | 'options' | 'onChange'
> & {
  options: readonly Option[]
  onChange?: (value: string | undefined) => void
  /** Begins open: it was asked for before it was there. */
  opensAtOnce?: boolean
}

/** A list to choose one from. Typing chooses the entry that begins so, as a list of the browser does; antd's only opens. */
export function Select({ options, value, onChange, opensAtOnce = false, ...rest }: Props) {
  const [open, setOpen] = useState(opensAtOnce)
  const [typeAhead] = useState(createTypeAhead)
  /** What was typed has chosen; Enter must not take the entry that the arrows were on before. */
  const chosenByTyping = useRef(false)
  const list = useRef<{ scrollTo(index: number): void }>(null)

  const onKey = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) chosenByTyping.current = false
    if (event.key === 'Enter' && open && chosenByTyping.current) {
      event.stopPropagation()
      event.preventDefault()
      return setOpen(false)
    }
    if (!isLetter(event) || (event.key === ' ' && !typeAhead.isTyping())) return
    event.stopPropagation()
    event.preventDefault()
    const labels = options.map(({ label }) => (typeof label === 'string' ? label : ''))
    const found =
      options[
        typeAhead.find(
          event.key,
          labels,
          options.findIndex((option) => option.value === value),
        )
      ]
    if (!found) return
    chosenByTyping.current = true
    list.current?.scrollTo(options.indexOf(found))
    if (found.value !== value) onChange?.(found.value)
  }

  return (
    <div className="choice" onKeyDownCapture={onKey}>
      <AntSelect
        virtual={false}
        {...rest}
        ref={(node) => {
          list.current = node
        }}
        options={[...options]}
        value={value}
        open={open}
        onOpenChange={(next) => {
          chosenByTyping.current = false
          setOpen(next)
        }}
        onChange={(next) => onChange?.(next)}
      />
    </div>
  )
}
