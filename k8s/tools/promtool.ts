import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sayStep } from '../../infra/tools/say-step.ts'

const folder = resolve(import.meta.dirname, '../../.cache/tools/prometheus')

/** Prometheus' own checker of rules: the machine's, or the one of Debian's package, unpacked and not installed. */
export function promtool(): string {
  if (spawnSync('promtool', ['--version']).status === 0) return 'promtool'
  const program = join(folder, 'usr/bin/promtool')
  if (!existsSync(program)) unpack()
  return program
}

function unpack(): void {
  sayStep('fetching promtool from the package of Debian', 'usually some seconds, once')
  mkdirSync(join(folder, '..'), { recursive: true })
  const work = mkdtempSync(`${folder}.`)
  execFileSync('apt-get', ['download', 'prometheus'], { cwd: work, stdio: 'pipe' })
  const file = readdirSync(work).find((name) => name.endsWith('.deb')) ?? ''
  execFileSync('dpkg-deb', ['-x', join(work, file), join(work, 'tree')], { stdio: 'pipe' })
  renameSync(join(work, 'tree'), folder)
}
