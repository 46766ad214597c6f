import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { endProcess, freePort } from '@waymark/testing/native'
import { answersOk, until } from '@waymark/testing/wait'
import { openWire } from '../../chaos/runner/wire.ts'
import { environmentOf } from '../../dev/process-environment.ts'

/** How a process of the running stack was started, so that another one like it can be. */
export type Recipe = { argv: string[]; cwd: string; env: Record<string, string> }

export function recipeOf(pid: number): Recipe {
  const argv = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  return { argv, cwd: readlinkSync(`/proc/${pid}/cwd`), env: environmentOf(pid) }
}

/** One address in front of whichever process serves at the moment, as a Service of Kubernetes is. */
export type Front = { port: number; aim(port: number): void; close(): void }

export async function openFront(port?: number): Promise<Front> {
  let target = 0
  const wire = await openWire(() => target, port)
  const aim = (next: number) => {
    target = next
  }
  return { port: wire.port, aim, close: wire.close }
}

/** The kinds of ports a process has, with the front before each; a kind without a front is private to it. */
type Ports = Record<string, Front | undefined>

/** A process that is replaced by one with other settings: the new one is ready before the old one is asked to leave. */
export class Rolling {
  private readonly name: string
  private readonly recipe: Recipe
  private readonly ports: Ports
  private readonly health: string
  private child: ChildProcess | undefined
  private settings: Record<string, string> = {}
  /** The last words of the one that serves, and of those that left with a fault. */
  said = ''
  readonly fallen: string[] = []

  constructor(options: { name: string; recipe: Recipe; ports: Ports; health?: string }) {
    this.name = options.name
    this.recipe = options.recipe
    this.ports = options.ports
    this.health = options.health ?? 'http'
  }

  /** `settings` are kept for the next turns too. Gives the exit code of the one that left. */
  async roll(settings: Record<string, string> = {}): Promise<number | undefined> {
    this.settings = { ...this.settings, ...settings }
    const before = this.child
    const own = Object.fromEntries(
      await Promise.all(Object.keys(this.ports).map(async (kind) => [kind, await freePort()] as const)),
    )
    const ports = Object.fromEntries(Object.entries(own).map(([kind, port]) => [`${kind.toUpperCase()}_PORT`, String(port)]))
    const [program = '', ...args] = this.recipe.argv
    const env = { ...this.recipe.env, ...this.settings, ...ports }
    this.said = ''
    const child = spawn(program, args, { cwd: this.recipe.cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const hear = (part: Buffer) => {
      said = (said + part).slice(-4_000)
      if (this.child === child) this.said = said
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
    child.once('close', (code) => code !== 0 && this.fallen.push(`${this.name} ended with ${code}: ${said}`))
    this.child = child
    const isReady = () => {
      if (child.exitCode !== null) throw new Error(`${this.name} ended with ${child.exitCode}: ${this.said}`)
      return answersOk(`http://127.0.0.1:${own[this.health]}/readyz`)
    }
    await until(`${this.name} to be ready`, isReady, 300_000, 200).catch((error: Error) => {
      throw new Error(`${error.message}; it says: ${this.said}`)
    })
    for (const [kind, front] of Object.entries(this.ports)) front?.aim(own[kind] ?? 0)
    return before && endProcess(before, 'SIGTERM')
  }

  async stop(): Promise<void> {
    if (this.child) await endProcess(this.child, 'SIGTERM')
  }
}
