import assert from 'node:assert/strict'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { freePort, launch, output } from '@waymark/testing/native'
import { type ControlPlane, startControlPlane } from '../../k8s/control-plane/control-plane.ts'
import { addNodes, addVolumes } from '../../k8s/control-plane/nodes.ts'
import { kedaDefinitions, siteDefinitions } from '../../k8s/control-plane/programs.ts'
import { type RunningStack, runHere, runningStack } from '../dev/test-stack.ts'
import { composeFor } from '../docker/compose.ts'
import { goProgram } from '../tools/go-tool.ts'
import { createGuests, type Guests } from './guest-reports.ts'
import { type Block, namedMetrics, page, readBlocks } from './support/read-page.ts'

/** Every command of infra/docs/operations.md is run; a block that no test covers fails. */
const blocks = readBlocks(page())
const of = (kind: string): Block[] => blocks.filter((block) => block.kind === `sh ${kind}`)
const folder = temporaryFolder('operations')

const ours = (line: string) => line.replaceAll('/srv/waymark', folder)

const sh = (script: string, env: Record<string, string>) => runHere('bash', ['--norc', '-euo', 'pipefail', '-c', script], env)

async function mustRun(script: string, env: Record<string, string>): Promise<string> {
  const { code, output } = await sh(script, env)
  assert.equal(code, 0, `${script}\n${output}`)
  return output
}

test('every block is of a kind that is run here', () => {
  const kinds = ['sh make', 'sh compose', 'sh kubernetes', 'sh kubernetes-exec', 'sh redis']
  for (const { kind, heading } of blocks) assert.ok(kinds.includes(kind), `"${kind}" under ${heading}`)
  assert.ok(blocks.length >= 20)
  for (const kind of kinds) assert.ok(of(kind.slice(3)).length > 0, kind)
})

describe('on one machine', () => {
  const run = join(folder, 'run')
  const env = {
    WAYMARK_RUN_DIR: run,
    WAYMARK_ENV_FILE: join(folder, 'no.env'),
    WAYMARK_ENDS_WITH: String(process.pid),
    SEED: 'false',
  }
  let guests: Guests
  let link = ''
  let reportId = ''

  let stack: RunningStack
  before(() => {
    mkdirSync(run, { recursive: true })
    stack = runningStack(env)
  })
  after(() => sh('make down', env))

  for (const [index, block] of of('make').entries()) {
    test(`${block.heading}: ${block.lines.join('; ')}`, async () => {
      const rotates = block.lines.includes('make rotate')
      const replays = block.lines.includes('make replay')
      if (replays) await guests.giveUp(reportId)
      for (const line of block.lines) {
        const said = await mustRun(ours(line), env)
        if (line === 'make dead-letters') assert.match(said, new RegExp(`${reportId} +deliver`))
      }
      if (index === 0) {
        guests = await createGuests(stack)
        const order = await guests.order()
        reportId = order.reportId
        link = (await guests.delivered(order.email)).link
      }
      guests = await createGuests(stack)
      if (replays) await guests.isDelivered(reportId)
      assert.equal((await fetch(await current(link))).status, 200, 'the link of the first mail opens')
      if (!rotates) return
      const fresh = await guests.order()
      const { link: next } = await guests.delivered(fresh.email)
      assert.notEqual(keyOf(next), keyOf(link), 'new links are signed with the new secret')
    })
  }

  test('the commands for containers and pods work in the environment of the service', async () => {
    await guests.giveUp(reportId)
    for (const line of of('kubernetes-exec').flatMap(({ lines }) => lines)) {
      const [, deployment = '', command = ''] = /exec deployment\/([\w-]+) -- (node .+)$/.exec(line) ?? []
      assert.ok(command, line)
      const said = await mustRun(command, stack.environment(deployment))
      if (/replay-dead-jobs\.ts list/.test(line)) assert.match(said, new RegExp(reportId))
    }
    await guests.isDelivered(reportId)
  })

  test('the metrics that the page names are there', async () => {
    const state = stack.state()
    const all = await Promise.all(
      (state?.processes ?? []).map(async ({ name, ports }) => {
        const port = name === 'gateway' ? ports.metrics : ports.http
        return fetch(`http://127.0.0.1:${port}/metrics`).then(
          (answer) => answer.text(),
          () => '',
        )
      }),
    )
    for (const name of namedMetrics(page())) assert.match(all.join('\n'), new RegExp(`^# HELP ${name} `, 'm'))
  })

  const keyOf = (one: string) => one.split('/api/r/')[1]?.split('.')[0]
  /** A restart may give the site another port. */
  const current = async (one: string) => one.replace(new URL(one).origin, stack.endpoints.site)
})

describe('in containers', () => {
  const envFile = join(folder, 'compose.env')
  for (const block of of('compose')) {
    for (const line of block.lines) {
      test(`${block.heading}: ${line}`, async () => {
        // The stack itself is run by make verify-compose.
        if (line.startsWith('make ')) return void (await mustRun(line.replace('make ', 'make --dry-run '), {}))
        if (line.startsWith('node ')) return void (await mustRun(`${line} ${envFile}`, {}))
        await checkCompose(line)
      })
    }
  }

  /** The subcommand knows each flag, and every service named is one. */
  async function checkCompose(line: string): Promise<void> {
    await mustRun(`sh infra/docker/compose-env.sh ${envFile}`, {})
    const compose = composeFor({ envFiles: [envFile] })
    const [docker, word, command = '', ...rest] = line.split(' ')
    assert.deepEqual([docker, word], ['docker', 'compose'])
    const [help, services] = [await compose([command, '--help']), (await compose(['config', '--services'])).trim().split('\n')]
    for (const flag of rest.filter((each) => each.startsWith('--'))) assert.match(help, new RegExp(`${flag}\\b`))
    const named = rest.map((each) => each.split('=')[0] ?? '').filter((each) => /^[a-z][a-z-]+$/.test(each))
    for (const name of named) assert.ok(services.includes(name), `${line}: no service ${name}`)
  }
})

describe('Redis', () => {
  test('knows two passwords while one is changed', async () => {
    const port = await freePort()
    const server = launch('redis-server', ['--port', String(port), '--save', '', '--requirepass', 'old-password'], {
      deathSignal: 'KILL',
    })
    try {
      await output(server, 'Ready to accept connections')
      const lines = of('redis').flatMap((block) => block.lines)
      const cli = (line: string) => line.replace('redis-cli', `redis-cli -e -p ${port}`)
      const [add = '', remove = ''] = lines
      await mustRun(cli(add), { REDISCLI_AUTH: 'old-password' })
      for (const password of ['old-password', 'new-password'])
        assert.match(await mustRun(cli('redis-cli ping'), { REDISCLI_AUTH: password }), /PONG/)
      await mustRun(cli(remove), { REDISCLI_AUTH: 'new-password' })
      assert.notEqual((await sh(cli('redis-cli ping'), { REDISCLI_AUTH: 'old-password' })).code, 0)
      assert.match(await mustRun(cli('redis-cli ping'), { REDISCLI_AUTH: 'new-password' }), /PONG/)
    } finally {
      server.kill('SIGKILL')
    }
  })
})

describe('in a cluster', () => {
  let plane: ControlPlane
  let env: Record<string, string>
  before(async () => {
    // KEDA itself is run by make verify-k8s; here its kinds are known.
    plane = await startControlPlane()
    await addNodes(plane, ['node-a', 'node-b', 'node-c'])
    await addVolumes(plane, 12)
    for (const definitions of [await kedaDefinitions(), ...(await siteDefinitions())])
      await plane.cluster.kubectl(['apply', '--server-side', '-f', definitions])
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    symlinkSync(plane.programs.kubectl, join(bin, 'kubectl'))
    symlinkSync(await goProgram('helm'), join(bin, 'helm'))
    env = { KUBECONFIG: plane.kubeconfig, PATH: `${bin}:${process.env.PATH}` }
  })
  after(() => plane?.stop())

  for (const block of of('kubernetes')) {
    test(`${block.heading}: ${block.lines[0]}`, async () => {
      // There must be a release to go back from.
      if (block.lines.some((line) => /rollout undo/.test(line)))
        for (const name of ['report-api', 'report-worker'])
          await mustRun(
            `kubectl -n waymark set image deployment/${name} app=registry.example/waymark/report:next
             kubectl -n waymark rollout status deployment/${name} --timeout=2m`,
            env,
          )
      await mustRun(unhurried(block.lines), env)
    })
  }

  /** Nodes that are played are ready at once, and a Deployment is restarted at most once a second. */
  const unhurried = (lines: string[]) =>
    lines.map((line) => line.replace(/^kubectl .*rollout restart/, 'sleep 1.2; $&')).join('\n')

  test('the Deployments that the page looks into are there', async () => {
    for (const line of of('kubernetes-exec').flatMap(({ lines }) => lines)) {
      const [, name = ''] = /exec deployment\/([\w-]+)/.exec(line) ?? []
      await mustRun(`kubectl -n waymark get deployment/${name}`, env)
    }
  })
})
