import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; impact: string | null; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }

/** What axe finds serious or critical on the page (or in one part of it) as it stands, one line a rule with the first places. */
export async function barriersOn(page: Page, within?: string): Promise<string[]> {
  // Evaluated, not added as a script: the policy of the pages forbids inline script, and stays in force.
  await page.evaluate(source)
  const violations = (await page.evaluate(
    `axe.run(${within ? JSON.stringify(within) : 'document'}, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((found) => found.violations)`,
  )) as Violation[]
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => {
      const places = nodes
        .slice(0, 3)
        .map(({ target, failureSummary = '' }) => `${target.join(' ')} (${failureSummary.split('\n')[1]?.trim()})`)
      return `${id}: ${help}, ${nodes.length}×: ${places.join('; ')}`
    })
}
