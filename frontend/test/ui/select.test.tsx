import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Select } from '../../src/ui/Select.tsx'

const options = ['Healthcare', 'Human Resources', 'Media', 'Marketing'].map((label) => ({ value: label.toLowerCase(), label }))
let changes: (string | undefined)[] = []

function Industry() {
  const [value, setValue] = useState<string>()
  return (
    <Select
      aria-label="Industry"
      options={options}
      value={value}
      onChange={(next) => {
        changes.push(next)
        setValue(next)
      }}
    />
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  changes = []
  render(<Industry />)
})
afterEach(() => vi.useRealTimers())

const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox', { name: 'Industry' }), { key })

describe('a list to choose from', () => {
  test('typing chooses the entry that begins so, without opening the list', () => {
    press('m')
    expect(changes).toEqual(['media'])
    press('a')
    expect(changes).toEqual(['media', 'marketing'])
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
  })

  test('what was typed is forgotten after 1,000 ms, not before', () => {
    press('h')
    vi.advanceTimersByTime(999)
    press('u')
    expect(changes).toEqual(['healthcare', 'human resources'])
    vi.advanceTimersByTime(1_000)
    press('m')
    expect(changes.at(-1)).toBe('media')
  })

  test('a command of the browser is no letter', () => {
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'm', ctrlKey: true })
    expect(changes).toEqual([])
  })
})

test('every list to choose one from is this one; only the two search fields draw antd’s own', () => {
  const sources = import.meta.glob<string>('../../src/**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const own = Object.entries(sources).filter(([, text]) => /import \{[^}]*\bSelect\b[^}]*\} from 'antd'/.test(text))
  expect(own.map(([file]) => file.replace('../../src/', '')).toSorted()).toEqual([
    'features/account/portfolio/SkillPicker.tsx',
    'features/skills/gaps/TargetPicker.tsx',
    'ui/Select.tsx',
  ])
})
