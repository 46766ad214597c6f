import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sayStep } from '../../../infra/tools/say-step.ts'

const VERSION = '1.28.2'
const FOLDER = resolve(import.meta.dirname, '../../../.cache/verapdf', VERSION)

/** Fetches veraPDF once, by Maven, at a pinned version. Does nothing when it is there. */
export function fetchVeraPdf(): string {
  const libraries = join(FOLDER, 'libs')
  if (existsSync(libraries) && readdirSync(libraries).some((name) => name.startsWith('greenfield-apps'))) return libraries
  sayStep(`fetching veraPDF ${VERSION} by Maven`, 'usually a minute, once')
  mkdirSync(libraries, { recursive: true })
  writeFileSync(join(FOLDER, 'pom.xml'), POM)
  const run = spawnSync(
    'mvn',
    ['-q', '-B', '-f', join(FOLDER, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${libraries}`],
    {
      encoding: 'utf8',
      timeout: 10 * 60_000,
    },
  )
  if (run.status !== 0) throw new Error(`veraPDF could not be fetched: ${run.error?.message ?? run.stdout.slice(-2000)}`)
  return libraries
}

export interface Verdict {
  file: string
  passed: boolean
  /** What failed, in veraPDF's words; empty when it passed. */
  report: string
}

/** Checks files against PDF/UA-1. */
export function checkPdfUa(files: string[]): Verdict[] {
  const libraries = fetchVeraPdf()
  const run = spawnSync(
    'java',
    [
      '-Djava.awt.headless=true',
      '-cp',
      join(libraries, '*'),
      'org.verapdf.apps.GreenfieldCliWrapper',
      '--flavour',
      'ua1',
      '--format',
      'text',
      '-v',
      ...files,
    ],
    { encoding: 'utf8', timeout: 10 * 60_000, maxBuffer: 64 * 1024 * 1024 },
  )
  if (run.error) throw run.error
  return files.map((file) => {
    const lines = run.stdout.split('\n')
    const at = lines.findIndex((line) => line.includes(file))
    const passed = lines[at]?.startsWith('PASS') ?? false
    const next = lines.findIndex((line, index) => index > at && /^(PASS|FAIL) /.test(line))
    return {
      file,
      passed,
      report: passed ? '' : lines.slice(at, next < 0 ? at + 40 : Math.min(next, at + 40)).join('\n') || run.stderr.slice(-2000),
    }
  })
}

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>waymark</groupId><artifactId>verapdf</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    <dependency><groupId>org.verapdf.apps</groupId><artifactId>greenfield-apps</artifactId><version>${VERSION}</version></dependency>
  </dependencies>
</project>
`

/** node services/report/acceptance/verapdf.ts FILE.pdf …: one line a file. */
if (import.meta.main) {
  const verdicts = checkPdfUa(process.argv.slice(2))
  for (const { file, passed, report } of verdicts) console.log(passed ? `PASS ${file}` : `FAIL ${file}\n${report}`)
  process.exitCode = verdicts.length > 0 && verdicts.every((verdict) => verdict.passed) ? 0 : 1
}
