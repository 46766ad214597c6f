import type { DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { educationLabels, industryLabels } from '@waymark/contracts/models/assessment/options'
import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import { splitTimeline } from '@waymark/contracts/models/identity/timeline'
import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import type { Locator, Page } from 'playwright-core'
import { answersFor } from '../../../services/report/test/personas/answers-for.ts'
import type { Persona } from '../../../services/report/test/personas/persona.ts'

/** Goes through steps 1 to 3 as a person would: every field typed, every answer clicked. Ends on step 4. */
export async function answerWizard(
  page: Page,
  persona: Persona,
  reportType: ReportType,
  options: { email?: string } = {},
): Promise<DetailedAssessment> {
  await page.getByRole('radio', { name: reportCatalog[reportType].name, exact: true }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await fillProfile(page, persona, reportType)
  const questions = (await page
    .context()
    .request.get(`/api/reports/assessment-questions/${reportType}`)
    .then((response) => response.json())) as DetailedQuestion[]
  await page.getByRole('button', { name: 'Continue to questions' }).click()
  await page.getByRole('heading', { name: 'Assessment Questions', level: 1 }).waitFor()
  const answers = answersFor(persona, reportType, questions)
  do await answerScreen(page, questions, answers)
  while (await nextScreen(page))
  if (options.email) await page.getByLabel('E-mail address').fill(options.email)
  await page.locator('.ch-foot').getByRole('button', { name: 'Complete assessment' }).click()
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
  const offer = page.locator('fieldset.closest')
  const choices = offer.locator('input[type="radio"]')
  await choices.first().waitFor({ state: 'attached' })
  // A few occupations have no data of their own; the list then offers the nearest one that has.
  const codes = await Promise.all((await choices.all()).map((choice) => choice.getAttribute('value')))
  const wanted = codes.includes(facts.currentOccupation) ? facts.currentOccupation : (codes[0] ?? '')
  const choice = offer.locator(`input[value="${wanted}"]`)
  if (await choice.isChecked()) return
  const notQuite = offer.getByRole('button', { name: 'Not quite?', expanded: false })
  if (await notQuite.isVisible()) await notQuite.click()
  await tick(offer, wanted)
}

/** Answers what this screen of a chapter asks. Headings of filled-in levels are opened first. */
async function answerScreen(page: Page, questions: readonly DetailedQuestion[], answers: DetailedAssessment): Promise<void> {
  const closed = page.locator('.ch-row').getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  for (const question of questions) await answerQuestion(page, question, answers)
}

/** Goes on as a person would; false on the last screen. A question about equal ratings is answered with yes. */
export async function nextScreen(page: Page): Promise<boolean> {
  const foot = page.locator('.ch-foot')
  // The heading stands before the questions have come.
  await foot.getByRole('button', { name: /^(?:Next|Complete assessment)/ }).waitFor()
  const next = foot.getByRole('button', { name: /^Next/ })
  if ((await next.count()) === 0) return false
  await next.click()
  const keep = page.getByRole('button', { name: 'Yes, go on' })
  if ((await keep.count()) > 0) await keep.click()
  return true
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
  const form = page.locator('form.chapters')
  const box = form.locator(`section.cq[id="${id}"]`)
  const radio = (name: string, value: number | string) => tick(box, value, name)
  const scores = answers.personalityScores ?? {}
  if (question.type === 'scale_group') {
    for (const index of groupItems(question).keys()) {
      const name = `${id}_${index}`
      const score = scores[name]
      if (score !== undefined && (await form.locator(`input[name="${name}"]`).count()) > 0) await tick(form, score, name)
    }
    return
  }
  if ((await box.count()) === 0) return
  const chosen = answers.workValues?.[id]
  switch (question.type) {
    case 'scale':
      return scores[id] === undefined ? undefined : radio(id, scores[id])
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

/** Clicks the label of a radio that is drawn by its label alone, as a person would. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  if (!(await radio.isChecked())) throw new Error('a radio was clicked and is not chosen')
}
