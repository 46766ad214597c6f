import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { chromiumPath } from '@waymark/testing/chromium'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { banks } from '../../../assessment/src/data/banks/banks.ts'
import { presentQuestion } from '../../../assessment/src/http/present-question.ts'
import { createPrintBrowser } from '../../../report/src/document/print/browser.ts'
import { renderReport } from '../../../report/src/document/print/render-report.ts'
import { composeReport } from '../../../report/src/document/sections/compose-report.ts'
import { sentSection, viewReport } from '../../../report/src/document/view/view-report.ts'
import { answersInWords } from '../../../report/src/domain/answer-words.ts'
import { compareReports } from '../../../report/src/domain/compare-reports.ts'
import { engineInProcess, inputOf } from '../../../report/test/paper/support/persona-input.ts'
import { answersFor } from '../../../report/test/personas/answers-for.ts'
import { bookkeeper } from '../../../report/test/personas/offices.ts'
import { createCareers } from '../../../skills/src/data/careers.ts'
import { findPaths } from '../../../skills/src/domain/reach/stepping-stones.ts'
import { presentPage } from '../../../skills/src/http/present-page.ts'

/**
 * Writes what the demo shows without a server: the sample report as PDF and to read, the questions, some pages of occupations, a few
 * quiz items and skills, all from the services' own code and data. `--check` says whether the committed files are the same (the PDF
 * is printed again only when they are written).
 */
const folder = join(repoRoot, 'frontend/public/demo')
const check = process.argv.includes('--check')
const present = '15-1253.00'
const codes = [present, '15-1211.00', '15-2051.01', '13-1151.00', '13-1041.00', '13-1111.00']
const QUIZ_ITEMS = 5
const SIMILAR = 4
const gameCategories = ['technical', 'communication', 'leadership', 'problem-solving', 'creativity', 'analytics']
const skillCategories = [
  'Programming Languages',
  'Frontend Frameworks',
  'Backend Technologies',
  'Databases',
  'Development Tools',
  'Cloud Platforms',
  'DevOps',
  'Web Technologies',
  'Frontend Technologies',
]
const SKILLS_A_CATEGORY = 6

const careers = createCareers()
const { base } = careers.engine
const engine = engineInProcess()
const sampleType = 'career_deep_dive'
/** The sample shows how a goal is answered, so its person names some. */
const asker = {
  ...bookkeeper,
  facts: { ...bookkeeper.facts, careerGoals: 'I would like payroll or tax preparation, or to be an office manager one day.' },
}
const answers = answersFor(asker, sampleType, banks[sampleType].questions.map(presentQuestion))
const input = await inputOf(answers, 'Demo User, a sample', engine)
const contents = composeReport(input)
/** The same person had they named a wish: what a correction can change on the list. */
const corrected = await inputOf({ ...answers, careerGoals: 'I want to become a paralegal.' }, input.personName, engine)

const sample = viewReport(contents)
const files: Record<string, unknown> = {
  'sample-report.json': { ...sample, sections: sample.sections.map(sentSection) },
  'sample-answers.json': {
    answers,
    said: answersInWords(answers, input.careerGoals, input.answers),
    places: compareReports(input, corrected).places,
  },
  'questions.json': Object.fromEntries(reportTypes.map((type) => [type, banks[type].questions.map(presentQuestion)])),
  'occupations.json': codes.map(occupation),
  'quiz.json': gameCategories.flatMap(quizItems),
  'skills.json': skillCategories.flatMap((category) =>
    careers.catalogue.skills
      .filter((skill) => skill.category === category)
      .toSorted((a, b) => b.demandScore - a.demandScore)
      .slice(0, SKILLS_A_CATEGORY)
      .map(({ id, name, description, demandScore }) => ({ id, name, description, category, demandScore })),
  ),
}

mkdirSync(folder, { recursive: true })
const stale: string[] = []
for (const [name, content] of Object.entries(files)) {
  const text = `${JSON.stringify(content)}\n`
  const file = join(folder, name)
  if (!check) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) stale.push(name)
}
if (stale.length > 0)
  throw new Error(`out of date: ${stale.join(', ')}; node services/shared/contracts/scripts/generate-demo-files.ts`)
if (!check) await print()

async function print(): Promise<void> {
  const browser = createPrintBrowser({ executablePath: chromiumPath })
  try {
    const { pdf } = await renderReport(contents, browser)
    writeFileSync(join(folder, 'sample-report.pdf'), pdf)
  } finally {
    await browser.stop()
  }
}

function occupation(code: string) {
  const index = base.indexOf.get(code)
  const figures = index === undefined ? undefined : base.occupations[index]
  if (index === undefined || !figures) throw new Error(`the table has no ${code}`)
  const others = codes.flatMap((other) => (other === code ? [] : (base.indexOf.get(other) ?? [])))
  const similar = others
    .map((other) => ({ other, value: careers.similarity.byAll(index, other) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, SIMILAR)
    .map(({ other, value }) => {
      const { code: id, title, wages, outlook, entry } = base.occupations[other]!
      const likeness = Math.round(value * 1000) / 1000
      return {
        code: id,
        title,
        similarity: likeness,
        medianPay: wages?.p50,
        growthPercent: outlook?.growthPercent,
        openings: outlook?.openings,
        entryEducation: entry.education,
      }
    })
  const from = base.indexOf.get(present) ?? 0
  const paths = findPaths(careers.engine, careers.similarity, { from, to: index, limit: 1 }).map(({ hops }) => ({
    hops: hops.map((hop) => ({
      code: hop.occupation.code,
      title: hop.occupation.title,
      similarity: Math.round(hop.similarity * 1000) / 1000,
      medianPay: hop.occupation.wages?.p50,
      payChangePercent: Math.round(hop.payChangePercent * 10) / 10,
      skillsGained: [...hop.skillsGained],
    })),
  }))
  return { page: presentPage(base, figures), similar, paths: code === present ? [] : paths }
}

/** Two easy, two middling, one hard of each category, with their key: the demo has no server to keep it. */
function quizItems(category: string) {
  const items = JSON.parse(readFileSync(join(repoRoot, `services/game/bank/${category}.json`), 'utf8')) as {
    difficulty: string
  }[]
  const of = (difficulty: string, count: number) => items.filter((item) => item.difficulty === difficulty).slice(0, count)
  return [...of('beginner', 2), ...of('intermediate', 2), ...of('advanced', QUIZ_ITEMS - 4)]
}
