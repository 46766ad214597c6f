// The programs of the system that Waymark stands on. Plain JavaScript: runs on the machine's own Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserNames, findBrowser } from './find-browser.mjs'

/**
 * What is needed, the Debian package that brings it, and the setting by which one of another place is used. Ubuntu has Chromium as
 * a snap alone, which cannot print; there a browser comes from its makers.
 */
export const neededPrograms = [
  { what: 'Redis', programs: ['redis-server'], package: 'redis-server', insteadOf: 'REDIS_URL' },
  {
    what: 'Chromium',
    programs: browserNames,
    find: findBrowser,
    package: 'chromium-headless-shell',
    insteadOf: 'CHROMIUM_PATH',
    onUbuntu:
      'sudo npx --yes @puppeteer/browsers install chrome@stable --install-deps --path .cache/browsers (or install Google Chrome)',
  },
  { what: 'Poppler', programs: ['pdftotext', 'pdftoppm', 'pdfinfo'], package: 'poppler-utils', all: true },
  { what: 'setpriv and unshare', programs: ['setpriv', 'unshare'], package: 'util-linux', all: true },
]

export const missingPrograms = (env) =>
  neededPrograms.filter(({ programs, all, insteadOf, find }) => {
    if (insteadOf && env[insteadOf]) return false
    if (find) return find(env) === undefined
    const found = programs.filter((name) => isThere(name, env))
    return all ? found.length < programs.length : found.length === 0
  })

/** One command for each way that something has to be got. */
export const curesFor = (missing, osRelease = '/etc/os-release') => {
  const others = missing.filter((one) => one.onUbuntu && isUbuntu(osRelease))
  const packages = missing.filter((one) => !others.includes(one)).map((one) => one.package)
  return { packages, commands: others.map((one) => one.onUbuntu) }
}

const isUbuntu = (osRelease) => existsSync(osRelease) && /^ID(_LIKE)?=.*ubuntu/m.test(readFileSync(osRelease, 'utf8'))

/** Installs what is missing as root; tells a user what to ask for. */
export const ensureSystemPackages = async (env) => {
  const missing = missingPrograms(env)
  if (missing.length === 0) return
  const { packages, commands } = curesFor(missing)
  const installs = process.getuid?.() === 0 && isThere('apt-get', env)
  if (installs && packages.length > 0) {
    console.log(`  installing ${packages.join(', ')} (about a minute) …`)
    try {
      installDebianPackages(packages)
    } catch (error) {
      console.error(error.message)
      process.exit(1)
    }
  }
  const toDo = [...(installs || packages.length === 0 ? [] : [aptCommand(packages)]), ...commands]
  if (toDo.length === 0) return
  const names = missing.filter((one) => !installs || one.onUbuntu).map((one) => one.what)
  console.error(`${names.join(', ')} missing. Run this once, then make again:\n\n${toDo.map((line) => `  ${line}\n`).join('')}`)
  process.exit(1)
}

const aptCommand = (packages) => `sudo apt-get install --no-install-recommends ${packages.join(' ')}`

/** As root: with nothing that is only recommended, and without starting a service. */
export const installDebianPackages = (packages) =>
  withoutServices(() => {
    apt(['update'])
    apt(['install', '--yes', '--no-install-recommends', ...packages])
  })

const isThere = (name, env) => (env.PATH || '').split(':').some((folder) => folder !== '' && existsSync(join(folder, name)))

/**
 * Debian starts a service as soon as it is installed, on the port that ours may want; a policy forbids it meanwhile. It asks whether
 * we still are, so that one left behind by a kill forbids nothing.
 */
export const withoutServices = (work, policy = '/usr/sbin/policy-rc.d') => {
  const ours = !existsSync(policy) || readFileSync(policy, 'utf8').includes(policyMark)
  const lines = ['#!/bin/sh', policyMark, `if [ -d /proc/${process.pid} ]; then exit 101; fi`, 'exit 0']
  if (ours) writeFileSync(policy, `${lines.join('\n')}\n`, { mode: 0o755 })
  try {
    work()
  } finally {
    if (ours) rmSync(policy, { force: true })
  }
}

const policyMark = '# While Waymark installs packages.'

const apt = (args) => {
  const result = spawnSync('apt-get', ['-q', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (result.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`)
}
