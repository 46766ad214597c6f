import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { repoRoot } from '../dev/places.ts'
import { installDebianPackages } from '../dev/setup/system-packages.mjs'
import { isAlive, signal, startTimeOf } from '../dev/supervisor/process-table.ts'
import { sayStep } from '../tools/say-step.ts'
import { withLock } from '../tools/with-lock.ts'
import { ensureCompose } from './compose-plugin.ts'
import { engineVersion } from './docker.ts'

const STARTS_WITHIN_MS = 60_000
const STOPS_WITHIN_MS = 60_000

/** Images, volumes and logs of an engine that we start: some gigabytes. */
const folder = resolve(repoRoot, process.env.WAYMARK_DOCKER_DIR || '.cache/docker')
const record = join(folder, 'waymark-engine.json')
const log = join(folder, 'engine.log')

export type Engine = {
  version: string
  /** Ends the engine when this process was the one to start it. */
  release(): Promise<void>
}

/**
 * A Docker engine: the one that answers (DOCKER_HOST, or the usual socket), else one of our own, installed as root on
 * Debian, its data below the project's cache.
 */
export async function ensureEngine(): Promise<Engine> {
  mkdirSync(folder, { recursive: true })
  const started = await withLock(join(folder, 'engine.lock'), startUnlessThere)
  const answer = await engineVersion()
  if ('problem' in answer) throw new Error(answer.problem)
  return { version: answer.version, release: async () => void (started && (await stopEngine())) }
}

/** Ends the engine that `ensureEngine` started, now or earlier, with all its containers. Any other is left alone. */
export async function stopEngine(): Promise<boolean> {
  const holder = ownEngine()
  if (!holder) return false
  signal(holder.pid, 'SIGTERM')
  const until = Date.now() + STOPS_WITHIN_MS
  while (isAlive(holder.pid, holder.startTime)) {
    if (Date.now() > until) throw new Error(`the Docker engine (process ${holder.pid}) does not end: see ${log}`)
    await sleep(100)
  }
  rmSync(record, { force: true })
  return true
}

async function startUnlessThere(): Promise<boolean> {
  const there = await engineVersion()
  if ('version' in there) return false
  if (process.env.DOCKER_HOST)
    throw new Error(`no Docker engine answers at DOCKER_HOST=${process.env.DOCKER_HOST}: ${there.problem}`)
  if (process.getuid?.() !== 0)
    throw new Error(`no Docker engine answers, and only root can start one: ${there.problem}\nStart yours, or set DOCKER_HOST.`)
  if (!existsSync('/usr/sbin/dockerd') && !existsSync('/usr/bin/dockerd')) {
    sayStep('installing docker.io', 'usually a minute, once')
    installDebianPackages(['docker.io'])
  }
  sayStep('starting a Docker engine', 'usually ten seconds')
  await launch()
  return true
}

async function launch(): Promise<void> {
  const out = openSync(log, 'a')
  const from = readFileSync(log, 'utf8').length
  // Its own folders throughout: an engine of the distribution that is started later finds its own as it left them.
  const options = {
    host: 'unix:///var/run/docker.sock',
    'data-root': join(folder, 'data'),
    'exec-root': join(folder, 'exec'),
    pidfile: join(folder, 'engine.pid'),
    ...(process.env.WAYMARK_DOCKER_STORAGE ? { 'storage-driver': process.env.WAYMARK_DOCKER_STORAGE } : {}),
  }
  rmSync(options.pidfile, { force: true })
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const child = spawn('dockerd', args, { detached: true, stdio: ['ignore', out, out], cwd: '/' })
  closeSync(out)
  let ended = false
  child.once('error', () => {
    ended = true
  })
  child.once('exit', () => {
    ended = true
  })
  const until = Date.now() + STARTS_WITHIN_MS
  while ('problem' in (await engineVersion())) {
    if (ended || Date.now() > until) throw new Error(`the Docker engine does not start:\n${lastLines(from)}`)
    await sleep(200)
  }
  const pid = child.pid ?? 0
  writeFileSync(record, JSON.stringify({ pid, startTime: startTimeOf(pid) }))
  child.unref()
}

function ownEngine(): { pid: number; startTime: string } | undefined {
  if (!existsSync(record)) return undefined
  const holder = JSON.parse(readFileSync(record, 'utf8')) as { pid: number; startTime: string }
  return isAlive(holder.pid, holder.startTime) ? holder : undefined
}

function lastLines(from: number): string {
  return readFileSync(log, 'utf8').slice(from).trim().split('\n').slice(-15).join('\n')
}

async function command(word: string | undefined): Promise<void> {
  if (word === 'start') {
    const { version } = await ensureEngine()
    console.log(`Docker engine ${version} answers${ownEngine() ? `; its data is in ${folder}` : ''}.`)
    console.log(`docker compose ${await ensureCompose()} is there.`)
  } else if (word === 'stop') {
    console.log((await stopEngine()) ? 'The Docker engine is stopped; its images stay.' : 'No Docker engine of ours runs.')
  } else if (word === 'status') {
    const answer = await engineVersion()
    if ('problem' in answer) process.exitCode = 1
    console.log('version' in answer ? `Docker engine ${answer.version} answers${ownEngine() ? ' (ours)' : ''}.` : answer.problem)
  } else {
    console.error('say start, stop or status')
    process.exitCode = 2
  }
}

if (import.meta.main) await command(process.argv[2])
