import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { createLifecycle } from '@waymark/kit/lifecycle'
import { quietLog as log } from '@waymark/testing/quiet-log'

function recorder() {
  const seen: string[] = []
  const service = createLifecycle({ log })
  const part = (name: string) =>
    service.add(name, { start: async () => void seen.push(`+${name}`), stop: async () => void seen.push(`-${name}`) })
  return { seen, service, part }
}

test('parts start in order and stop in reverse, once, and readiness ends first', async () => {
  const { seen, service, part } = recorder()
  part('a')
  service.add('watch', { stop: () => seen.push(service.ready() ? 'still ready' : 'not ready') })
  part('b')
  assert.equal(service.ready(), false)
  await service.start()
  assert.equal(service.ready(), true)
  await Promise.all([service.stop(), service.stop()])
  await service.stop()
  assert.deepEqual(seen, ['+a', '+b', '-b', 'not ready', '-a'])
})

test('when a part does not start, what had started is stopped', async () => {
  const { seen, service, part } = recorder()
  part('a')
  service.add('bad', { start: () => Promise.reject(new Error('no')) })
  part('never')
  await assert.rejects(service.start(), /no/)
  assert.deepEqual(seen, ['+a', '-a'])
})

test('a part that asks a slow server is tried again as long as its patience lasts, and no other', async () => {
  const failing = (times: number, patienceMs?: number) => {
    let left = times
    const service = createLifecycle({ log, againMs: 10 })
    service.add('database', { start: () => (left-- > 0 ? Promise.reject(new Error('timeout expired')) : undefined), patienceMs })
    return service
  }
  const slow = failing(2, 5_000)
  await slow.start()
  assert.equal(slow.ready(), true)
  await assert.rejects(failing(1).start(), /timeout expired/)
  await assert.rejects(failing(Number.POSITIVE_INFINITY, 100).start(), /timeout expired/)
})

test('who is stopped while a part is tried again does not start', async () => {
  const service = createLifecycle({ log, againMs: 20 })
  let tries = 0
  service.add('database', { start: () => Promise.reject(new Error(`try ${++tries}`)), patienceMs: 60_000 })
  const started = service.start()
  await service.stop()
  await started
  assert.equal(tries, 1)
  assert.equal(service.ready(), false)
})

test('a part that does not stop does not keep the others from stopping', async () => {
  const { seen, service, part } = recorder()
  part('a')
  service.add('bad', { stop: () => Promise.reject(new Error('no')) })
  await service.start()
  await service.stop()
  assert.deepEqual(seen, ['+a', '-a'])
})

const main = (stop: string, options = '{}') => `
  import { createLifecycle, runMain } from '@waymark/kit/lifecycle'
  import { createLog } from '@waymark/kit/log'
  const log = createLog({ service: 'sample' })
  await runMain(() => {
    const service = createLifecycle({ log })
    service.add('server', { start: () => void setInterval(() => {}, 1000), stop: ${stop} })
    return service
  }, { log, ...${options} })`

async function run(
  script: string,
  act: (child: ReturnType<typeof spawn>) => void,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    const before = output.includes('"started"')
    output += String(chunk)
    if (!before && output.includes('"started"')) act(child)
  })
  const [code] = await once(child, 'exit')
  return { code, output }
}

test('SIGTERM stops the service and exits with 0', async () => {
  const { code, output } = await run(main(`async () => log.info('closing')`), (child) => child.kill('SIGTERM'))
  assert.equal(code, 0)
  assert.match(output, /closing[\s\S]*"stopped"/)
})

test('a service that does not stop in time exits with 1', async () => {
  const { code } = await run(main('() => new Promise(() => {})', '{ stopMs: 100 }'), (child) => child.kill('SIGINT'))
  assert.equal(code, 1)
})

test('an error nobody caught is logged and exits with 1', async () => {
  const script = main('() => {}').replace('setInterval(() => {}, 1000)', `setTimeout(() => { throw new Error('nobody') }, 50)`)
  const { code, output } = await run(script, () => undefined)
  assert.equal(code, 1)
  assert.match(output, /"level":"fatal"[^\n]*nobody/)
})
