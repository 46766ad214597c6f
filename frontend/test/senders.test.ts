// @vitest-environment node
import { expect, test } from 'vitest'

test('the one base query and three named places send requests, each with credentials', () => {
  const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
  const senders = Object.entries(sources).filter(([, text]) => /(?<![\w.])fetch\(|new XMLHttpRequest|sendBeacon/.test(text))
  expect(senders.map(([file]) => file.replace('../src/', '')).toSorted()).toEqual([
    'api/base-query.ts',
    'demo/demo-files.ts',
    'features/account/resume/ResumeBuilder.tsx',
    'site/island/wire-own-job.ts',
  ])
  for (const [file, text] of senders) expect(text, file).toContain("credentials: 'include'")
})
