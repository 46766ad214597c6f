import { spawn } from 'node:child_process'
import { dockerEnv } from '../docker.ts'

const ANSWERS_WITHIN_MS = 10_000
const REFUSAL = /denied|unauthorized|not found|manifest unknown/i

/** Pulls an image, and says whether it could. */
export type Pull = (tag: string) => Promise<boolean>

/** A registry that shows no sign of life is not waited for, nor asked a second time: the images that are missing are built instead. */
export function createPull({ program = 'docker', answersWithinMs = ANSWERS_WITHIN_MS } = {}): Pull {
  let unreachable = false
  return (tag) => {
    if (unreachable) return Promise.resolve(false)
    return new Promise((resolve) => {
      const child = spawn(program, ['pull', tag], { stdio: ['ignore', 'pipe', 'pipe'], env: dockerEnv() })
      let answered = false
      const timer = setTimeout(() => child.kill('SIGKILL'), answersWithinMs)
      const hear = () => {
        answered = true
        clearTimeout(timer)
      }
      child.stdout.once('data', hear)
      // A refusal comes from a registry that is alive; anything else on this stream is the network's.
      child.stderr.on('data', (chunk) => REFUSAL.test(String(chunk)) && hear())
      child.once('error', () => resolve(false))
      child.once('close', (code) => {
        clearTimeout(timer)
        if (!answered) unreachable = true
        resolve(code === 0)
      })
    })
  }
}
