// The programs of the system that Waymark stands on. Plain JavaScript: runs on the machine's own Node.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is needed, the Debian package that brings it, and the setting by which one of another place is used. */
export const neededPrograms = [
  { what: 'Redis', programs: ['redis-server'], package: 'redis-server', insteadOf: 'REDIS_URL' },
  {
    what: 'Chromium',
    programs: ['chromium-headless-shell'],
    package: 'chromium-headless-shell',
    insteadOf: 'CHROMIUM_PATH',
  },
  { what: 'Poppler', programs: ['pdftotext', 'pdftoppm', 'pdfinfo'], package: 'poppler-utils', all: true },
  { what: 'setpriv and unshare', programs: ['setpriv', 'unshare'], package: 'util-linux', all: true },
]

export const missingPrograms = (env) =>
  neededPrograms.filter(({ programs, all, insteadOf }) => {
    if (insteadOf && env[insteadOf]) return false
    const found = programs.filter((name) => isThere(name, env))
    return all ? found.length < programs.length : found.length === 0
  })

/** Installs what is missing as root; tells a user what to ask for. */
export const ensureSystemPackages = async (env) => {
  const missing = missingPrograms(env)
  if (missing.length === 0) return
  const packages = missing.map((one) => one.package)
  const names = missing.map((one) => one.what).join(', ')
  if (process.getuid?.() !== 0 || !isThere('apt-get', env)) {
    console.error(
      `${names} missing. Run this once, then make again:\n\n  sudo apt-get install --no-install-recommends ${packages.join(' ')}\n`,
    )
    process.exit(1)
  }
  console.log(`  installing ${packages.join(', ')} …`)
  try {
    installDebianPackages(packages)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** As root: with nothing that is only recommended, and without starting a service. */
export const installDebianPackages = (packages) =>
  withoutServices(() => {
    apt(['update'])
    apt(['install', '--yes', '--no-install-recommends', ...packages])
  })

const isThere = (name, env) => (env.PATH || '').split(':').some((folder) => folder !== '' && existsSync(join(folder, name)))

/** Debian starts a service as soon as it is installed, on the port that ours may want; this policy forbids it meanwhile. */
const withoutServices = (work) => {
  const policy = '/usr/sbin/policy-rc.d'
  const ours = !existsSync(policy)
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    work()
  } finally {
    if (ours) rmSync(policy, { force: true })
  }
}

const apt = (args) => {
  const result = spawnSync('apt-get', ['-q', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (result.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`)
}
