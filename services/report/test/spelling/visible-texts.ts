import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { columnTexts, keyTexts, linesWithout, listTexts } from './data-texts.ts'
import { sourceTexts } from './source-texts.ts'
import { markdownTexts, templateTexts } from './template-texts.ts'

export type VisibleText = { file: string; text: string }

/** Everything that a person reads: on a page, on paper, in a mail, in an error, on the terminal of whoever runs it. */
export const visibleTexts = (): VisibleText[] =>
  sources.flatMap(({ files, read }) =>
    filesOf(files).flatMap((file) =>
      read(readFileSync(join(repoRoot, file), 'utf8'), file).map((text) => ({ file: file.replaceAll('\\', '/'), text })),
    ),
  )

/**
 * Where the texts are. Columns and files that people type and the program reads stay out: the patterns and aliases of
 * services/skills/text understand British forms too. So do titles and names as the public releases write them (services/skills/data).
 */
const sources: Source[] = [
  {
    files: [
      'frontend/{src,build,server}/**/*.{ts,tsx}',
      'services/*/src/**/*.ts',
      'services/shared/*/src/**/*.ts',
      'gateway/{src,plugins}/**/*.ts',
      'infra/dev/{,!(test)/}*.{ts,mjs}',
    ],
    read: sourceTexts,
  },
  { files: ['frontend/index.html', 'services/**/src/**/*.hbs'], read: templateTexts },
  {
    files: ['frontend/content/**/*.md', 'README.md', 'CHANGELOG.md', 'infra/docs/*.md', '.env.example', '.github/*.md'],
    read: markdownTexts,
  },
  columns('services/skills/text/activities.tsv', ['label']),
  columns('services/report/text/activity-uses.tsv', ['draft']),
  columns('services/skills/text/descriptions.tsv', ['short_title', 'description']),
  columns('services/skills/text/settings.tsv', ['name', 'differs', 'opens']),
  columns('services/skills/text/skills.tsv', ['name', 'category', 'description']),
  columns('services/skills/text/wishes.tsv', ['label']),
  columns('services/skills/text/kept-settings.tsv', ['settings']),
  columns('services/skills/text/left-words.tsv', ['label']),
  columns('services/skills/data/gates.tsv', ['license', 'program', 'exam']),
  columns('services/skills/importer/gates/rules.tsv', ['license', 'program', 'exam']),
  columns('services/skills/importer/gates/bodies.tsv', ['name']),
  keys('services/skills/text/notes/*.json', ['text', 'title', 'question', 'answer']),
  keys('services/game/bank/*.json', ['skill', 'question', 'options', 'explanation']),
  keys('frontend/public/demo/questions.json', ['question', 'description', 'label', 'placeholder', 'title']),
  {
    files: ['services/learning/data/*.txt', 'services/jobs/samples/sources/{phrases,occupations/*}.txt'],
    read: listTexts,
  },
  { files: ['services/jobs/samples/sources/employers.txt'], read: linesWithout(1) },
]

/**
 * Nothing in them is read by a person: words of other programs, passwords, lists to match against. The table of conformance holds the
 * requirements as they were given to us, in their own spelling.
 */
const unread = [
  'infra/docs/conformance.md',
  'services/skills/src/domain/goals/words/told-of-oneself.ts',
  'frontend/server/security-headers.ts',
  'frontend/src/ui/theme/antd-theme.ts',
  'infra/dev/servers/servers.ts',
  'services/identity/src/domain/common-passwords.ts',
  'services/jobs/src/domain/skill-index.ts',
  'services/report/src/document/charts/parts/typefaces.ts',
  'services/report/src/tasks/llm/gate/guarded-words.ts',
  'services/report/src/tasks/llm/gate/number-words.ts',
  'services/report/src/tasks/llm/gate/said-orders.ts',
  'services/report/src/document/print/accessible-pdf.ts',
  'services/report/src/document/print/fonts.ts',
  'services/report/src/document/print/mark-artifacts.ts',
  'services/shared/testing/src/',
]

const filesOf = (globs: string[]): string[] => {
  const found = globSync(globs, { cwd: repoRoot, exclude: (path) => /node_modules|[\\/](gen|generated)[\\/]/.test(path) })
  if (found.length === 0) throw new Error(`no file is ${globs.join(' or ')}`)
  return found.filter((file) => !/\.test\.tsx?$/.test(file) && !unread.some((start) => file.startsWith(start))).sort()
}

function columns(file: string, names: string[]): Source {
  return { files: [file], read: (table) => columnTexts(table, names) }
}

function keys(files: string, names: string[]): Source {
  return { files: [files], read: (json) => keyTexts(json, names) }
}

type Source = { files: string[]; read: (content: string, file: string) => string[] }
