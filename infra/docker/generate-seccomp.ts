import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goModuleFolder } from '../tools/go-module.ts'

/**
 * `node infra/docker/generate-seccomp.ts` writes seccomp-chromium.json: the engine's own default profile, and what Chromium's sandbox
 * needs of it in a container without capabilities. The sandbox is a user namespace of its own for every page's process, in which it
 * changes its root to an empty folder; the default profile forbids making one.
 */
const MODULE = 'github.com/moby/profiles/seccomp@v0.2.3'
const file = join(import.meta.dirname, 'seccomp-chromium.json')

type Rule = { names: string[]; action: string; comment?: string; [key: string]: unknown }
type Profile = { syscalls: Rule[]; [key: string]: unknown }

export function withSandbox(base: Profile): Profile {
  const comment = 'Chromium: user namespaces for its sandbox. clone3 stays unknown to programs, which then use clone.'
  const rule = { names: ['clone', 'unshare', 'chroot'], action: 'SCMP_ACT_ALLOW', comment }
  return { ...base, syscalls: [...base.syscalls, rule] }
}

async function defaultProfile(): Promise<Profile> {
  return JSON.parse(readFileSync(join(await goModuleFolder(MODULE), 'default.json'), 'utf8')) as Profile
}

if (import.meta.main) {
  writeFileSync(file, `${JSON.stringify(withSandbox(await defaultProfile()), null, 2)}\n`)
  execFileSync('biome', ['format', '--write', file], { stdio: 'ignore' })
}
