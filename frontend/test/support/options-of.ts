import { act, fireEvent, screen } from '@testing-library/react'

/** What a list to choose from offers once somebody opens it, in its order. */
export async function optionsOf(label: string): Promise<string[]> {
  const box = screen.getByRole('combobox', { name: label })
  await act(async () => fireEvent.mouseDown(box))
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '')?.closest('.ant-select-dropdown')
  return [...(list?.querySelectorAll('.ant-select-item-option') ?? [])].map((option) => option.textContent ?? '')
}
