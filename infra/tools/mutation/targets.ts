/** What is mutated, and the unit tests that have to notice. Tests that need servers are left out: a mutant must cost milliseconds. */
export type Target = {
  name: string
  mutate: string[]
  tests: string[]
  /** Vitest's configuration, when the tests are not written for Node's runner. */
  config?: string
  /**
   * Mutants in code that runs when a module is loaded need every test of the target. Where that takes minutes they are left out,
   * and counted as left out.
   */
  ignoreStatic?: boolean
}

/** Pure, and yet in the room of the tables: what turns messages and answers of other services into rows. */
export const PURE_DATA: Readonly<Record<string, readonly string[]>> = {
  assessment: ['entry-details', 'list-advice', 'recommendation-details', 'recommendation-rows'],
  jobs: ['vocabulary'],
}

const domain = (service: string, ...tests: string[]): Target => ({
  name: `services/${service}/src/domain`,
  mutate: [
    `services/${service}/src/domain/**/*.ts`,
    ...(PURE_DATA[service] ?? []).map((name) => `services/${service}/src/data/${name}.ts`),
  ],
  tests: tests.map((test) => `services/${service}/test/**/${test}.test.ts`),
})

/**
 * The engine in parts: what is not mutated in a run keeps its speed, and each mutant of the engine asks all of a table. Lists in
 * its code (phrases, code groups, abbreviations) are built when a module is loaded, and each of their words would cost all tests.
 * Tests of the whole shipped table (goals, titles, advice, likeness) are left out: it is built for each mutant anew, which takes
 * seconds. The small table is asked the same questions: last, as it costs most, but where it kills nearly all at once.
 */
const engine = (part: string, files: string[], ...tests: string[]): Target => ({
  ...domain('skills', ...new Set([...tests, 'small-rules', 'small-table'])),
  name: `services/skills/src/domain (${part})`,
  mutate: files,
  ignoreStatic: true,
})
/**
 * Parts that tests of their own cover, on made-up tables whose figures can be checked by hand: they take milliseconds, so what runs when
 * a module is loaded is mutated as well.
 */
const small = (part: string, files: string[], ...tests: string[]): Target => ({
  ...domain('skills', ...tests),
  name: `services/skills/src/domain (${part})`,
  mutate: files,
})
const inEngine = (...names: string[]): string[] => names.map((name) => `services/skills/src/domain/${name}.ts`)
const NAMES = inEngine(
  'catalogue/skill-names',
  'catalogue/catalogue',
  'catalogue/catalogue-search',
  'catalogue/skill-demand',
  'person/quiz-evidence',
  'person/quiz-skills',
)
const READING = inEngine('catalogue/titles/*', 'goals/**/*')
const REASONS = inEngine(
  'explain/reasons*',
  'explain/would-change',
  'explain/confidence',
  'explain/money-words',
  'reach/state-pay',
  'matching/gaps',
  'reach/doors',
)
const WAYS = inEngine('reach/entry', 'reach/entry-path', 'reach/gate', 'reach/months', 'reach/stepping-stones')
const CHOICE = inEngine(
  'matching/{rank,redraw,advice-*,career-moves,similarity,standing}',
  'matching/choice/*',
  'reach/{education,ranks}',
  'reach/rules/*',
  'explain/{side-choices,what-ifs}',
  'catalogue/industries',
  'person/purposes',
)

/** Large screens are left to the tests of `make test`: drawing one for each mutant would take hours. */
const frontend = (folder: string, mutate: string[], tests: string[]): Target => ({
  name: `frontend/src/${folder}`,
  mutate: mutate.map((files) => (files.startsWith('!') ? files : `frontend/src/${files}`)),
  tests: tests.map((test) => `frontend/test/**/${test}.test.ts*`),
  config: 'infra/tools/mutation/vitest-frontend.config.ts',
  ignoreStatic: true,
})

export const targets: Target[] = [
  {
    name: 'services/shared/contracts/src',
    mutate: ['services/shared/contracts/src/**/*.ts'],
    tests: ['services/shared/contracts/test/**/*.test.ts'],
  },
  domain(
    'assessment',
    'domain',
    'filled-in',
    'engine-profile',
    'banks',
    'read-answers',
    'build-profile',
    'advice-words',
    'eased-answers',
    'recommendation-rows',
  ),
  domain('game', 'game-rules', 'domain'),
  domain('identity', 'small-rules', 'sign-in/session-rules', 'sign-in/password-rules', 'domain'),
  domain('jobs', 'reading', 'posting-rules', 'plain-text', 'posting-parts', 'skills-in-text'),
  domain('learning', 'domain', 'plan', 'modules'),
  domain('report', 'stored-material'),
  small('names', NAMES, 'skill-words', 'small-names', 'skill-demand', 'quiz-evidence', 'quiz-skills'),
  small(
    'reasons',
    REASONS,
    ...['reasons-person', 'reasons-skills', 'reasons-shown', 'reasons-market'],
    ...['would-change', 'confidence', 'gaps-and-doors', 'pay-words', 'paying-as', 'small-figures'],
  ),
  small(
    'reading of titles and goals',
    READING,
    ...['title-words', 'small-titles', 'resolve-title'],
    ...['small-goals', 'goal-phrases', 'goal-reading', 'goal-leavings', 'goal-rules', 'career-moves'],
  ),
  engine('ways in', WAYS, 'stepping-stones', 'gate-ways', 'entry-path'),
  engine(
    'choice',
    CHOICE,
    ...['choice-rules', 'entry-rules', 'purpose-rules', 'rule-words', 'bands', 'places', 'standing'],
    ...['advice-score', 'career-moves', 'selection', 'side-choices', 'similarity'],
  ),
  // The list of phrases is among them: it is built when it is loaded.
  {
    ...small(
      'figures',
      [
        ...inEngine('{catalogue,person,matching,reach,explain,figures}/*'),
        ...[...NAMES, ...REASONS, ...WAYS, ...CHOICE].map((file) => `!${file}`),
      ],
      ...[
        'small-figures',
        'small-rules',
        'level-reading',
        'engine-tables',
        'person',
        'part-scores',
        'anchors',
        'limits',
        'short-refusals',
      ],
    ),
    ignoreStatic: true,
  },
  {
    name: 'gateway/plugins',
    mutate: ['gateway/plugins/**/*.ts'],
    tests: [
      ...['requests', 'headers', 'routes', 'places', 'throttles', 'bodies', 'sessions', 'session-check', 'identity-client'],
      ...[
        'guard',
        'records',
        'open-exchange',
        'problem',
        'upstreams',
        'redis-throttle',
        'transfers',
        'streams',
        'outages',
        'plugin',
      ],
    ].map((test) => `gateway/test/plugins/${test}.test.ts`),
    ignoreStatic: true,
  },
  frontend(
    'lib',
    ['lib/**/*.ts'],
    [
      'small-words',
      'goal-words',
      'job-figures',
      'recommendation-standing',
      'kept-here',
      'theme-choice',
      'small-parts',
      'use-settled',
    ],
  ),
  frontend(
    'api and demo',
    ['api/**/*.ts', 'demo/**/*.ts'],
    [
      ...['base-query', 'to-live', 'demo', 'demo-world', 'demo-details', 'demo-account', 'demo-jobs', 'demo-skills'],
      ...['demo-learning', 'demo-game', 'demo-reports', 'demo-answers', 'demo-query', 'demo-offline', 'early-changes'],
      ...['ask-after-401', 'endpoints', 'stale-after-writes', 'early-writes', 'live', 'watch-report', 'shared-listening'],
      ...['stream-slot', 'own-state'],
    ],
  ),
  frontend(
    'entities',
    ['entities/*/[a-z]*.ts'],
    [
      ...['gate-words', 'pay-here', 'occupation-figures', 'occupation-words', 'stand-words', 'recommendation-standing'],
      ...['job-figures', 'small-words', 'page-words', 'small-parts', 'kept-here', 'chapters', 'validate-answers'],
      ...['wire-answers', 'wire-profile', 'wizard-answers', 'page-hooks', 'question-hooks', 'report-hooks'],
    ],
  ),
  frontend(
    'features (wizard)',
    ['features/{basic-assessment,detailed-assessment}/**/[a-z]*.ts'],
    [
      ...['chapters', 'filled-levels', 'goal-words', 'payload-levels', 'validate-answers', 'wire-answers', 'wire-profile'],
      ...['basic-assessment', 'wizard-answers', 'page-words', 'small-parts', 'page-hooks', 'draft-hooks', 'settings-hooks'],
      ...['use-chapters', 'report-hooks'],
    ],
  ),
  frontend(
    'features (pages)',
    [
      'features/*/[a-z]*.ts',
      'features/{jobs,occupation,recommendations,reports,skills}/*/[a-z]*.ts',
      'site/{ai-transition,blog,landing,marketing}/[a-z]*.ts',
      'app/shell/[a-z]*.ts',
      '!frontend/src/features/{basic-assessment,detailed-assessment}/**',
    ],
    [
      ...['article-html', 'gate-words', 'job-figures', 'job-search', 'learning', 'occupation-figures', 'occupation-words'],
      ...['advice-words', 'stand-words', 'pay-here', 'career-guides', 'recommendation-standing', 'skill-words', 'small-words'],
      ...['page-words', 'small-parts', 'page-hooks', 'draft-hooks', 'question-hooks', 'round-hooks', 'write-hooks'],
      ...['settings-hooks', 'live-hooks', 'easing-words'],
    ],
  ),
]
