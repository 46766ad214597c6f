import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { basicAssessment } from '@waymark/contracts/models/assessment/assessment'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Page } from 'playwright-core'
import { newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { choose } from '../support/wizard.ts'

const goals = 'Fewer evenings, more say.'
/** The shortest list that names its first three has four places. */
const COUNTS: Record<number, string> = {
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  10: 'Ten',
}

/** The basic assessment: four steps, one check at the end, and what comes of it. */
export function assessmentJourneys(product: Product): void {
  describe('the basic assessment', () => {
    test('desktop: four steps lead to recommendations, skills and jobs', async () => {
      const member = await newMember(product.site())
      const visitor = await product.visit('desktop')
      const { page } = visitor
      await member.enter(visitor.context)
      await page.goto('/assessment')
      await page.getByRole('heading', { name: 'Career Assessment', level: 1 }).waitFor()
      assert.equal(await page.title(), 'Career Assessment · Waymark')
      assert.equal(await page.getByRole('button', { name: 'Previous' }).count(), 0)
      assert.equal(await page.getByRole('slider', { name: 'Years of experience' }).inputValue(), '2')
      assert.equal(await page.getByRole('slider', { name: 'Years of experience' }).getAttribute('max'), '20')

      await page.getByLabel('Current role').fill('Bookkeeper')
      await page.locator('fieldset.closest').getByText('Bookkeeping, Accounting, and Auditing Clerks').first().click()
      await page.getByRole('slider', { name: 'Years of experience' }).focus()
      for (let years = 2; years < 12; years++) await page.keyboard.press('ArrowRight')
      await pick(page, 'Industry', 'Finance')
      await pick(page, 'Target industry', 'Non-profit')
      await next(page, 'Where do you want to go?')
      await page.getByLabel('Career goals').fill(goals)
      await page.getByRole('radio', { name: 'Hybrid' }).check()
      await next(page, 'What matters to you in work?')
      for (const value of ['Job security', 'Autonomy', 'Recognition']) await page.getByRole('checkbox', { name: value }).check()
      await page.getByRole('button', { name: 'Move Recognition up' }).click()
      assert.equal(await page.locator('.order [role="status"]').textContent(), 'Job security, then Recognition, then Autonomy')
      for (const area of ['Research', 'Finance']) await page.getByRole('checkbox', { name: area }).check()
      await page.getByRole('heading', { name: 'Thirty activities' }).click()
      assert.equal(await page.locator('.acts li').count(), 30)
      await choose(page.getByRole('radiogroup', { name: /^Keep accounts/ }).getByRole('radio', { name: '5' }))
      await page.getByText('1 of 30').waitFor()
      await next(page, 'Which challenge suits you?')
      await page.getByRole('radio', { name: 'Varied' }).check()
      await page.getByRole('radio', { name: 'Self-directed' }).check()

      await page.getByRole('button', { name: 'Previous' }).click()
      assert.ok(await page.getByRole('checkbox', { name: 'Research' }).isChecked(), 'going back keeps the answers')
      await page.reload()
      await page.getByText('1 of 30').waitFor()
      await next(page, 'Which challenge suits you?')
      assert.ok(await page.getByRole('radio', { name: 'Self-directed' }).isChecked(), 'a reload keeps the answers')

      const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/assessments'))
      await page.getByRole('button', { name: 'Complete Assessment' }).click()
      const { responses, questions } = decode(basicAssessment, (await posted).postDataJSON())
      assert.deepEqual(responses, {
        currentRole: 'Bookkeeper',
        yearsExperience: 12,
        industry: 'Finance',
        targetIndustry: 'Non-profit',
        careerGoals: goals,
        workStyle: 'hybrid',
        values: ['Job security', 'Recognition', 'Autonomy'],
        skillsInterest: ['Research', 'Finance'],
        challengePreference: 'varied',
        learningStyle: 'self-directed',
        currentOccupation: '43-3031.00',
        valuesOrder: ['Job security', 'Recognition', 'Autonomy'],
        activities: { 'keep-books': 5 },
        // No state was chosen: the national pay is told.
        state: undefined,
      })
      assert.deepEqual(Object.keys(questions ?? {}), ['step1', 'step2', 'step3', 'step4'])

      await toast(page, 'Assessment Complete!', 'Your career assessment has been submitted. Check your recommendations.')
      await page.getByRole('heading', { name: 'Your assessment is complete', level: 1 }).waitFor()
      for (const card of ['Recommendations', 'Skills', 'Jobs'])
        await page.getByRole('heading', { name: card, level: 2 }).waitFor()
      const directions = page.getByText(/^\w+ directions, each with what speaks against it(?:\. The first three)?:$/)
      const said = (await directions.textContent()) ?? ''
      const ranked = decode(t.array(t.unknown), await member.call('GET', '/api/recommendations'))
      assert.equal(said.split(' ', 1)[0], COUNTS[ranked.length])
      assert.equal(said.includes('The first three'), ranked.length > 3)
      assert.equal(
        await page
          .locator('.dn')
          .getByRole('img', { name: /^Fit \d+, likely/ })
          .count(),
        3,
      )
      await page.getByRole('link', { name: 'See recommendations' }).click()
      await page.getByRole('heading', { name: 'Recommendations', level: 1 }).waitFor()
      const stored = await member.call('GET', '/api/assessments')
      assert.equal(decode(t.array(t.type({ assessmentType: t.string })), stored)[0]?.assessmentType, 'basic_career')
      await visitor.close()
    })

    test('phone: nothing is checked before the last button, which then goes to the first fault', async () => {
      const member = await newMember(product.site())
      const visitor = await product.visit('phone')
      const { page } = visitor
      await member.enter(visitor.context)
      await page.goto('/assessment')
      await page.getByText('Step 1 of 4: Your work').waitFor()
      await page.getByLabel('Current role').focus()
      for (const step of [2, 3, 4]) {
        await page.getByRole('button', { name: 'Next' }).click()
        await page.getByText(`Step ${step} of 4`).waitFor()
      }
      await page.getByRole('button', { name: 'Complete Assessment' }).click()
      await page.getByText('Current role is required').waitFor()
      await page.getByText('Industry is required').waitFor()
      assert.equal(await page.locator('#currentRole').evaluate((field) => field === field.ownerDocument.activeElement), true)
      await page.getByText('8 answers are missing in steps 1, 2, 3 and 4').waitFor()
      await page.getByLabel('Current role').fill('Nurse')
      await pick(page, 'Industry', 'Healthcare')
      assert.equal(await page.getByText('Current role is required').count(), 0)

      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText('Please provide detailed career goals').waitFor()
      await page.getByText('Work style preference is required').waitFor()
      await page.getByLabel('Career goals').fill(goals)
      await page.getByRole('radio', { name: 'Collaborative' }).check()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText('Please select at least one value').waitFor()
      await page.getByText('Please select areas of interest').waitFor()
      await page.getByRole('checkbox', { name: 'Making an impact' }).check()
      await page.getByRole('checkbox', { name: 'Customer Service' }).check()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText('Challenge preference is required').waitFor()
      await page.getByText('Learning style is required').waitFor()
      await page.getByRole('radio', { name: 'Complex' }).check()
      await page.getByRole('radio', { name: 'Hands-on' }).check()

      // A refusal of the server: said to the letter, and the button is free again.
      await page.route('**/api/assessments', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
      await page.getByRole('button', { name: 'Complete Assessment' }).click()
      await toast(page, 'Assessment Failed', 'Error submitting your assessment. Please try again.')
      await page.route('**/api/assessments', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400))
        await route.continue()
      })
      await page.getByRole('button', { name: 'Complete Assessment' }).click()
      assert.ok(await page.getByRole('button', { name: 'Submitting...' }).isDisabled())
      await page.getByRole('heading', { name: 'Your assessment is complete', level: 1 }).waitFor()
      await page.getByText('All four steps done').waitFor()
      await visitor.close([/status of 503 .*\/api\/assessments/])
    })
  })
}

async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: heading }).waitFor()
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true })
  // The list opens where there is room: in the middle of the screen there is, above or below.
  await select.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await select.click()
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click()
}

async function toast(page: Page, title: string, text: string): Promise<void> {
  const card = page.locator('.toast', { hasText: title })
  await card.getByText(title, { exact: true }).waitFor()
  await card.getByText(text, { exact: true }).waitFor()
}
