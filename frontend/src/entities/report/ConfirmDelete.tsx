import { Popconfirm } from 'antd'
import { type ComponentProps, useEffect, useRef } from 'react'

/** Takes the place of the button that was pressed, with its question open and the focus where it was. */
export function ConfirmDelete({ button, onConfirm }: { button: ComponentProps<'button'>; onConfirm: () => void }) {
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Popconfirm
      defaultOpen
      title="Delete this report?"
      description="Its PDF and the answers it was made from are erased. It cannot be undone."
      okText="Delete"
      okButtonProps={{ danger: true }}
      onConfirm={onConfirm}
    >
      <button type="button" ref={place} {...button} />
    </Popconfirm>
  )
}
