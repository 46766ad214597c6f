export type NeededProgram = {
  what: string
  programs: string[]
  package: string
  insteadOf?: string
  all?: boolean
  onUbuntu?: string
}
export const neededPrograms: NeededProgram[]
export function missingPrograms(env: Record<string, string | undefined>): NeededProgram[]
export function curesFor(missing: NeededProgram[], osRelease?: string): { packages: string[]; commands: string[] }
export function installDebianPackages(packages: string[]): void
export function withoutServices(work: () => void, policy?: string): void
