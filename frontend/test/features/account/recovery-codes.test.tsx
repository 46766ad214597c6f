import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RecoveryCodes } from '../../../src/features/account/second-step/RecoveryCodes.tsx'
import { ToastProvider } from '../../../src/ui/toast/ToastProvider.tsx'
import { userEvent } from '../../support/user-event.ts'

afterEach(() => vi.unstubAllGlobals())

const shown = async (writeText: (text: string) => Promise<void>) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  render(
    <ToastProvider>
      <RecoveryCodes codes={['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789']} onKept={() => undefined} />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
}

test('recovery codes are copied whole', async () => {
  const copied: string[] = []
  await shown(async (text) => void copied.push(text))
  await screen.findByText('Copied')
  expect(copied).toEqual(['Recovery codes for Waymark. Each works once.\n\nABCD-EFGH-JKLM-NPQR\nSTUV-WXYZ-2345-6789\n'])
})

test('a browser that does not let them be copied is told of, with the way that is left', async () => {
  await shown(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')))
  await screen.findByText('Your browser does not let us copy them: please save them as a file.')
  expect(screen.queryByText('Copied')).toBeNull()
})
