import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repoRoot } from '../dev/places.ts'

/** One part of `make test`. `files` are counted, so that a stage that runs none of them is noticed. */
export type Stage = {
  name: string
  command: string[]
  cwd?: string
  files: string[]
  reads: 'exit code' | 'node tests' | 'vitest'
  limitMinutes: number
  /** When a test file of Node's runner ends itself (see file-limit.mjs): early enough for the others to finish and be told. */
  fileMinutes?: number
  /** Heavy tools: run by `make verify` and `--stage=` only. */
  heavy?: boolean
}

export const allStages = (): Stage[] => [
  check('lint', ['biome', 'check', '--error-on-warnings', '.']),
  check('typecheck', ['tsc', '--noEmit', '-p', 'tsconfig.json']),
  check(
    'typecheck frontend',
    ['tsc', '--noEmit', '-p', 'frontend/tsconfig.json'],
    existsSync(join(repoRoot, 'frontend/tsconfig.json')),
  ),
  check('proto lint', ['buf', 'lint'], true, join(repoRoot, 'proto')),
  check('proto breaking', ['buf', 'breaking', '--against', 'baseline.binpb'], true, join(repoRoot, 'proto')),
  ...workspaceStages(),
  nodeTests('infra', ['infra/!(dev|e2e|chaos|acceptance|node_modules)/**/*.test.ts', 'k8s/{test,control-plane}/**/*.test.ts'], {
    files: 2,
  }),
  nodeTests('launcher', ['infra/dev/test/**/*.test.ts'], { files: 1 }),
  nodeTests('journeys', ['{frontend,infra,services/shared/contracts}/e2e/**/*.test.ts'], { files: 1, limitMinutes: 30 }),
  nodeTests('faults', ['infra/chaos/**/*.test.ts'], { files: 1, limitMinutes: 15 }),
  ...verifyStages(),
]

/** Parts of verify that take longer than an hour, with their limits in minutes. */
const longStages: Readonly<Record<string, number>> = { chaos: 600, mutation: 900, soak: 180 }

/**
 * Each file and each folder of an `acceptance` room, here or beside what it is about, is a stage of its own, and the same name in two
 * rooms is one: `make verify-fuzz`, `make verify-kafka`.
 */
const verifyStages = (): Stage[] => {
  const rooms = [
    'infra/acceptance',
    'k8s/acceptance',
    'frontend/acceptance',
    'services/*/acceptance',
    'services/shared/*/acceptance',
  ]
  const names = rooms
    .flatMap((room) => globSync([`${room}/*.test.ts`, `${room}/*/`], { cwd: repoRoot }))
    .map((path) => basename(path).replace(/\.test\.ts$/, ''))
  return [...new Set(names)]
    .sort()
    .map((name) => ({ name, globs: rooms.flatMap((room) => [`${room}/${name}.test.ts`, `${room}/${name}/**/*.test.ts`]) }))
    .map(({ name, globs }) => nodeTests(`verify-${name}`, globs, { files: 1, limitMinutes: longStages[name] ?? 60, heavy: true }))
    .filter(({ files }) => files.length > 0)
}

/** Tests that read whole reports of whole people: a stage of their own beside those of the service's parts. */
const wholeReports = /^services\/report\/test\/(?:crowd|model|paper|people|personas|spelling)\//

const workspaceStages = (): Stage[] => {
  const manifest = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')) as { workspaces: string[] }
  return globSync(manifest.workspaces, { cwd: repoRoot })
    .sort()
    .filter((workspace) => workspace !== 'infra')
    .flatMap((workspace) => {
      const tests = `${workspace}/{test,src,mutation}/**/*.test.ts`
      if (workspace === 'frontend') return vitest()
      if (workspace !== 'services/report') return nodeTests(workspace, [tests], { files: 2 })
      return [
        nodeTests(workspace, [tests], { files: 2, without: wholeReports }),
        nodeTests(`${workspace} paper`, [`${workspace}/test/{crowd,model,paper,people,personas,spelling}/**/*.test.ts`], {
          files: 2,
        }),
      ]
    })
}

const check = (name: string, command: string[], wanted = true, cwd = repoRoot): Stage => ({
  name,
  command: wanted ? command : ['true'],
  cwd,
  files: [],
  reads: 'exit code',
  limitMinutes: 10,
})

/** `files` is how many test files run at the same time: tests with servers of their own get the machine for themselves. */
type NodeTests = { files: number; limitMinutes?: number; heavy?: boolean; without?: RegExp }
const nodeTests = (name: string, globs: string[], options: NodeTests): Stage => {
  const files = globs
    .flatMap((glob) => globSync(glob, { cwd: repoRoot, exclude: (path) => path.includes('node_modules') }))
    .filter((file) => !options.without?.test(file))
    .sort()
  const limitMinutes = options.limitMinutes ?? 15
  return {
    name,
    command: [
      'node',
      '--disable-warning=ExperimentalWarning',
      `--import=${join(repoRoot, 'infra/test/file-limit.mjs')}`,
      '--test',
      `--test-concurrency=${options.files}`,
      '--test-reporter=spec',
      ...files,
    ],
    files,
    reads: 'node tests',
    limitMinutes,
    fileMinutes: limitMinutes / 2,
    heavy: options.heavy,
  }
}

/** Where Vitest leaves its counts. */
export const vitestReport = join(repoRoot, '.cache/test/vitest.json')

const vitest = (): Stage => ({
  name: 'frontend',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  cwd: join(repoRoot, 'frontend'),
  files: globSync('{src,test,server,build}/**/*.test.{ts,tsx}', { cwd: join(repoRoot, 'frontend') }),
  reads: 'vitest',
  limitMinutes: 15,
})
