import type { DetailedAssessment } from '@waymark/contracts/models/assessment'
import { educationLabels, industryLabels } from '@waymark/contracts/models/options'
import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/question'
import { type ReportType, reportCatalog } from '@waymark/contracts/models/report-type'
import { splitTimeline } from '@waymark/contracts/models/timeline'
import type { Locator, Page } from 'playwright-core'
import { answersFor } from '../../personas/answers-for.ts'
import type { Persona } from '../../personas/persona.ts'

/** Goes through steps 1 to 3 as a person would: every field typed, every answer clicked. Ends on step 4. */
export async function answerWizard(
  page: Page,
  persona: Persona,
  reportType: ReportType,
  options: { email?: string } = {},
): Promise<DetailedAssessment> {
  await page.getByRole('radio', { name: reportCatalog[reportType].name, exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await fillProfile(page, persona, reportType)
  const questions = (await page
    .context()
    .request.get(`/api/reports/assessment-questions/${reportType}`)
    .then((response) => response.json())) as DetailedQuestion[]
  await page.getByRole('button', { name: 'Continue to questions' }).click()
  await page.getByRole('heading', { name: 'Assessment Questions', level: 1 }).waitFor()
  const answers = answersFor(persona, reportType, questions)
  for (const question of questions) await answerQuestion(page, question, answers)
  if (options.email) await page.getByLabel('E-mail address').fill(options.email)
  await page.getByRole('button', { name: 'Complete assessment' }).click()
  await page.getByRole('heading', { name: 'Assessment Complete', level: 1 }).waitFor()
  return answers
}

async function fillProfile(page: Page, persona: Persona, reportType: ReportType): Promise<void> {
  const { facts } = persona
  await page.getByRole('heading', { name: 'Basic Information', level: 1 }).waitFor()
  await page.getByLabel('Current role or title').fill(facts.currentRole)
  await page.getByLabel('Years of experience').fill(String(facts.yearsExperience))
  await pick(page, 'Current industry', industryLabels[facts.industry])
  if (reportType === 'career_change' && facts.targetIndustry)
    await pick(page, 'Target industry', industryLabels[facts.targetIndustry])
  if (facts.salaryCurrent) await page.getByLabel('Current salary').fill(String(facts.salaryCurrent))
  if (facts.salaryTarget) await page.getByLabel('Target salary').fill(String(facts.salaryTarget))
  await pick(page, 'Education level', educationLabels[facts.educationLevel])
  await page.getByLabel('Career goals').fill(facts.careerGoals)
  if (!facts.currentOccupation) return
  const choices = page.locator('fieldset.closest input[type="radio"]')
  await choices.first().waitFor({ state: 'attached' })
  // A few occupations have no data of their own; the list then offers the nearest one that has.
  const codes = await Promise.all((await choices.all()).map((choice) => choice.getAttribute('value')))
  await tick(
    page.locator('fieldset.closest'),
    codes.includes(facts.currentOccupation) ? facts.currentOccupation : (codes[0] ?? ''),
  )
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByLabel(label)
  // The list opens where there is room: in the middle of the screen there is, above or below.
  await select.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await select.click()
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click()
}

async function answerQuestion(page: Page, question: DetailedQuestion, answers: DetailedAssessment): Promise<void> {
  const { id } = question
  const box = page.locator(`section.q[id="${id}"]`)
  const radio = (name: string, value: number | string) => tick(box, value, name)
  const scores = answers.personalityScores ?? {}
  const chosen = answers.workValues?.[id]
  switch (question.type) {
    case 'scale':
      return scores[id] === undefined ? undefined : radio(id, scores[id])
    case 'scale_group':
      for (const index of groupItems(question).keys()) {
        const score = scores[`${id}_${index}`]
        if (score !== undefined) await radio(`${id}_${index}`, score)
      }
      return
    case 'ranking':
      for (const [option, rank] of Object.entries(typeof chosen === 'object' ? chosen : {}))
        await page.locator(`[id="${id}-${option}"]`).fill(String(rank))
      return
    case 'single_select':
      return typeof chosen === 'string' ? radio(id, chosen) : undefined
    case 'multi_select':
    case 'categorized_multi_select':
      for (const value of Array.isArray(chosen) ? chosen : []) await tick(box, value)
      return
    case 'timeline': {
      const lines = splitTimeline(answers.careerGoals, question.timelines ?? []).answers
      for (const [index, timeframe] of (question.timelines ?? []).entries()) {
        const text = lines.get(timeframe)
        if (text) await page.locator(`[id="${id}-${index}"]`).fill(text)
      }
      return
    }
    case 'skills_rating':
      for (const [index, name] of (answers.skillsTechnical ?? []).slice(0, 6).entries()) {
        await box.getByLabel(`Skill ${index + 1}`, { exact: true }).fill(name)
        const rating = scores[`skill_${index + 1}_rating`]
        if (rating !== undefined) await radio(`${id}_rating_${index + 1}`, rating)
      }
      return
    default: {
      const text = answers.motivations?.[id] ?? answers.challenges?.[id]
      if (text) await page.locator(`[id="${id}-text"]`).fill(text)
    }
  }
}

/** Clicks what a person would click: the label around a radio or a tick box. */
async function tick(within: Locator, value: string | number, name?: string): Promise<void> {
  const selector = `input${name ? `[name="${name}"]` : ''}[value="${value}"]`
  const input = within.locator(selector)
  const label = within.locator('label').filter({ has: within.page().locator(selector) })
  await label.click()
  if (!(await input.isChecked())) throw new Error(`${name ?? ''} ${value} was clicked and is not chosen`)
}
