// @vitest-environment node
import { expect, test } from 'vitest'

test('the one base query and four named places send requests, each with credentials', () => {
  const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
  const senders = Object.entries(sources).filter(([, text]) => /(?<![\w.])fetch\(|new XMLHttpRequest|sendBeacon/.test(text))
  expect(senders.map(([file]) => file.replace('../../src/', '')).toSorted()).toEqual([
    'api/base-query.ts',
    'demo/demo-files.ts',
    'features/account/resume/ResumeBuilder.tsx',
    'lib/browser-report/send-report.ts',
    'site/island/wire-own-job.ts',
  ])
  // A beacon always carries them: https://w3c.github.io/beacon/.
  for (const [file, text] of senders) expect(text, file).toMatch(/credentials: 'include'|navigator\.sendBeacon\(/)
})
