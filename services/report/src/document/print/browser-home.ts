import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFonts } from './fonts.ts'

export type BrowserHome = {
  /** All that the browser finds in its environment: no setting and no secret of this process. */
  env: Record<string, string>
  /** A new empty profile; a browser that ended badly leaves nothing to the next one. */
  profile(): string
}

let home: BrowserHome | undefined

/**
 * A folder of this process alone, with a name that nobody can know beforehand: nothing in it was put there by another user of
 * the machine. `owner` may write its caches and profiles, and no more.
 */
export function browserHome(owner: number | undefined): BrowserHome {
  home ??= makeHome(owner)
  return home
}

function makeHome(owner: number | undefined): BrowserHome {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-browser-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const fonts = installFonts(folder)
  const give = (path: string) => {
    if (owner !== undefined) chownSync(path, owner, owner)
    return path
  }
  give(fonts.cache)
  // Others may pass through to what they are given; they cannot list it, and each part has an owner.
  if (owner !== undefined) chmodSync(folder, 0o711)
  return {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: give(mkdtempSync(join(folder, 'home-'))),
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      FONTCONFIG_FILE: fonts.file,
      ...stackMarks(),
    },
    profile: () => give(mkdtempSync(join(folder, 'profile-'))),
  }
}

/** By these `make up` finds a browser whose worker was killed. */
function stackMarks(): Record<string, string> {
  const marks = ['WAYMARK_STACK', 'WAYMARK_PROCESS'].map((name) => [name, process.env[name]] as const)
  return Object.fromEntries(marks.filter((mark): mark is [string, string] => mark[1] !== undefined))
}
