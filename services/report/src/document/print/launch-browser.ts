import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer'
import { browserHome } from './browser-home.ts'

/** Given to no account: systemd and Debian leave it free. Whoever runs as `nobody` could look into the browser otherwise. */
const UNUSED_UID = 65_521
const SETPRIV = '/usr/bin/setpriv'
const AS_UNUSED_UID = [`--reuid=${UNUSED_UID}`, `--regid=${UNUSED_UID}`, '--clear-groups', '--inh-caps=-all', '--no-new-privs']

type Confinement = {
  /** The user that root hands the browser to; absent when this process is not root. */
  owner?: number
  sandbox: boolean
}

let confinement: Confinement | undefined

/**
 * Chromium, spoken to over a pipe: a debugging port would let every user of the machine read what is printed, and the files too.
 * It gets an environment of its own and, under root, a user of its own.
 */
export async function launchBrowser(executablePath: string): Promise<Browser> {
  confinement ??= findConfinement()
  const { owner, sandbox } = confinement
  const home = browserHome(owner)
  const profile = home.profile()
  const args = await puppeteer.defaultArgs({
    headless: true,
    userDataDir: profile,
    args: [
      '--remote-debugging-pipe',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-gpu',
      // Nobody looks at the tab: no frame of it is drawn unless one is asked for, and a print needs none.
      '--enable-begin-frame-control',
      '--run-all-compositor-stages-before-draw',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--js-flags=--expose-gc',
      ...(sandbox ? [] : ['--no-sandbox']),
    ],
  })
  const program = owner === undefined ? [executablePath, ...args] : [SETPRIV, ...AS_UNUSED_UID, '--', executablePath, ...args]
  const removeProfile = () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  try {
    const browser = await puppeteer.launch({
      executablePath: program[0]!,
      args: program.slice(1),
      ignoreDefaultArgs: true,
      pipe: true,
      env: home.env,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    browser.process()?.once('exit', removeProfile)
    return browser
  } catch (error) {
    removeProfile()
    throw error
  }
}

/** Root gives the browser to a user who owns nothing, with Chromium's sandbox where that user may make namespaces. */
function findConfinement(): Confinement {
  if (process.getuid?.() !== 0) return { sandbox: true }
  const can = (...command: string[]) => spawnSync(SETPRIV, [...AS_UNUSED_UID, '--', ...command], { env: {} }).status === 0
  if (can('/usr/bin/unshare', '--user', '--pid', '--net', '--fork', '/bin/true')) return { owner: UNUSED_UID, sandbox: true }
  if (can('/bin/true')) return { owner: UNUSED_UID, sandbox: false }
  process.emitWarning('Chromium runs as root without a sandbox: this container lets root become no other user')
  return { sandbox: false }
}
