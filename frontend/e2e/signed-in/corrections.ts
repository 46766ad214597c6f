import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Page } from 'playwright-core'
import { assess, type Member, newMember, reportIsReady } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { bookkeeper } from '../../../services/report/test/personas/offices.ts'
import { barriersOn } from '../support/axe.ts'
import { settled } from '../support/settled.ts'

const made = t.type({ reportId: t.string })

/** A report that is made and paid for. */
async function openReport(member: Member): Promise<string> {
  const reportType = 'career_deep_dive'
  const assessmentId = await assess(member, bookkeeper, reportType)
  const { reportId } = decode(made, await member.call('POST', '/api/generate-report', { assessmentId, reportType }))
  await reportIsReady(member, reportId)
  await member.call('POST', `/api/complete-report-payment/${reportId}`, { paymentId: `demo-${reportId}` })
  return reportId
}

async function checked(page: Page, what: string): Promise<void> {
  await settled(page)
  assert.deepEqual(await barriersOn(page), [], what)
  assert.ok(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'), `${what} is too wide`)
}

export function correctionJourneys(product: Product): void {
  describe('a report made again', () => {
    for (const screen of ['desktop', 'phone'] as const)
      test(`a correction on a ${screen}: one answer is changed, the new report comes, and the two are compared`, async () => {
        const member = await newMember(product.site())
        const reportId = await openReport(member)
        const { page, context, close } = await product.visit(screen)
        await member.enter(context)

        await page.goto('/')
        await page.getByRole('link', { name: /^Correct an answer of / }).click()
        await page.waitForURL(`**/reports/${reportId}/correct`)
        await page.getByText('3 of 3 corrections left').waitFor()
        await checked(page, 'the answers')
        await page.getByRole('searchbox', { name: 'Find an answer' }).fill('goals')
        await page.getByRole('link', { name: 'Correct: Your goals' }).press('Enter')
        await page.getByRole('heading', { name: 'Correct this answer' }).waitFor()
        assert.equal(await page.evaluate('document.activeElement.textContent'), 'Correct this answer')
        await checked(page, 'the form')

        const goals = page.getByRole('textbox', { name: 'Your goals' })
        await goals.fill('Law')
        await page.getByRole('button', { name: 'Make the report again' }).click()
        await page.getByText('Please provide detailed career goals').waitFor()
        assert.equal(await page.evaluate('document.activeElement.id'), 'careerGoals')
        await goals.fill('I want to become a paralegal.')
        await page.getByRole('button', { name: 'Make the report again' }).click()
        await page.waitForURL((url) => /^\/reports\/[0-9a-f-]{36}$/.test(url.pathname) && !url.pathname.includes(reportId))
        await page.getByText('Report Generation Started').waitFor()

        await page.getByText('This report corrects').waitFor({ timeout: 90_000 })
        await page.locator('.rs').first().waitFor()
        assert.match((await page.getByText('This report corrects').textContent()) ?? '', /I want to become a paralegal\.”? now/)
        await page.getByRole('link', { name: 'See what changed' }).click()
        await page.getByRole('heading', { level: 1, name: 'What changed' }).waitFor()
        await checked(page, 'the comparison')
        const answers = page.getByRole('region', { name: 'Your answers' })
        assert.match((await answers.textContent()) ?? '', /Now: I want to become a paralegal\./)
        const now = page.getByRole('region', { name: 'The directions now' }).getByRole('listitem')
        assert.match(
          (await now
            .filter({ hasText: /paralegal/i })
            .first()
            .textContent()) ?? '',
          /New$/,
        )

        // The old one stays, and knows of the correction that is gone.
        await page.goto(`/reports/${reportId}`)
        await page.getByText('Compare with your other report of this kind').click()
        await page.getByRole('link', { name: /^The report of / }).waitFor()
        await page.getByRole('link', { name: 'Correct an answer' }).click()
        await page.getByText('2 of 3 corrections left').waitFor()
        await close()
      })
  })
}
