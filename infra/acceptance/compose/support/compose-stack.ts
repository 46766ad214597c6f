import { join } from 'node:path'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { freePort } from '@waymark/testing/native'
import { unthrottled } from '../../../dev/test-stack.ts'
import { ensureBaseImages } from '../../../docker/base-images/build.ts'
import { type Compose, composeFor, writeComposeEnv } from '../../../docker/compose.ts'
import { docker } from '../../../docker/docker.ts'
import { ensureEngine } from '../../../docker/engine.ts'
import { builtOn, ensureImages, runBeside } from '../../../docker/images.ts'

const PROJECT = process.env.WAYMARK_COMPOSE || 'waymark-verify'

export type Container = { id: string; service: string; name: string }

export type ComposeStack = {
  site: string
  mailbox: string
  compose: Compose
  /** From `up` to the end of its waiting, with images at hand and no data. */
  secondsToHealthy: number | undefined
  containers(service?: string): Promise<Container[]>
  /** Memory of each container as its kernel group counts it, in MiB. */
  memory(): Promise<Record<string, number>>
  down(): Promise<void>
}

/** `WAYMARK_COMPOSE`, `WAYMARK_SITE` and `WAYMARK_MAILBOX` name the project and the addresses of a stack that runs already, and stays. */
const running = process.env.WAYMARK_COMPOSE

/** Images, then the whole stack with fresh secrets, free ports and volumes of its own, beside any other. */
export async function startComposeStack(options: { workers: number }): Promise<ComposeStack> {
  if (running) return runningStack()
  const engine = await ensureEngine()
  await ensureBaseImages([...builtOn, ...runBeside])
  await ensureImages()
  const folder = temporaryFolder('compose')
  const envFile = join(folder, 'env')
  await writeComposeEnv(envFile)
  const [sitePort, mailboxPort] = [await freePort(), await freePort()]
  const compose = composeFor({
    project: PROJECT,
    envFiles: [envFile],
    env: {
      SITE_PORT: String(sitePort),
      MAILBOX_PORT: String(mailboxPort),
      // All guests of this run come from one address.
      ...unthrottled('REPORT_GUEST', 'ASSESSMENT_GUEST', 'COSTLY', 'WRITE'),
    },
  })
  const down = async () => {
    await compose(['down', '--volumes', '--remove-orphans'], { timeoutMs: 5 * 60_000 })
    await engine.release()
  }
  // What a run that was cut short has left behind.
  await compose(['down', '--volumes', '--remove-orphans'], { timeoutMs: 5 * 60_000 })
  const began = performance.now()
  try {
    const flags = ['--detach', '--no-build', '--wait', '--wait-timeout', '400', '--scale', `report-worker=${options.workers}`]
    await compose(['up', ...flags], { timeoutMs: 10 * 60_000 })
  } catch (error) {
    const said = await compose(['ps', '--all']).catch(() => '')
    const logs = await compose(['logs', '--no-color', '--tail', '15']).catch(() => '')
    await down()
    throw new Error(`${(error as Error).message}\n${said}\n${logs}`)
  }
  const secondsToHealthy = (performance.now() - began) / 1000
  return {
    site: `http://localhost:${sitePort}`,
    mailbox: `http://localhost:${mailboxPort}`,
    compose,
    secondsToHealthy,
    containers: (service) => containersOf(service),
    memory: memoryOf,
    down,
  }
}

async function runningStack(): Promise<ComposeStack> {
  const unused = temporaryFolder('compose')
  await writeComposeEnv(join(unused, 'env'))
  return {
    site: process.env.WAYMARK_SITE ?? 'http://localhost:8080',
    mailbox: process.env.WAYMARK_MAILBOX ?? 'http://localhost:1080',
    compose: composeFor({ project: PROJECT, envFiles: [join(unused, 'env')] }),
    secondsToHealthy: undefined,
    containers: (service) => containersOf(service),
    memory: memoryOf,
    down: async () => undefined,
  }
}

async function containersOf(service?: string): Promise<Container[]> {
  const filters = [
    `label=com.docker.compose.project=${PROJECT}`,
    ...(service ? [`label=com.docker.compose.service=${service}`] : []),
  ]
  const format = '{{.ID}} {{.Label "com.docker.compose.service"}} {{.Names}}'
  const told = await docker(['ps', '--format', format, ...filters.flatMap((filter) => ['--filter', filter])])
  return told
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', name = '', container = ''] = line.split(' ')
      return { id, service: name, name: container }
    })
}

const units: Readonly<Record<string, number>> = { B: 1 / 1_048_576, KiB: 1 / 1024, MiB: 1, GiB: 1024 }

async function memoryOf(): Promise<Record<string, number>> {
  const running = await containersOf()
  const told = await docker(['stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}', ...running.map(({ id }) => id)])
  return Object.fromEntries(
    told
      .trim()
      .split('\n')
      .map((line) => {
        const [, name = '', amount = '0', unit = 'B'] = /^(\S+) ([\d.]+)(\w+) \//.exec(line) ?? []
        return [name, Math.round(Number(amount) * (units[unit] ?? 0))]
      }),
  )
}
