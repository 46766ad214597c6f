import { existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailbox } from '@waymark/kit/testing/mailbox'
import { schemaOwners } from '@waymark/provision/database/owners'
import { completion, json, startModelStub } from '../../../services/report/test/support/model-stub.ts'
import { readState } from '../../dev/state-file.ts'
import { startStack } from '../../dev/test-stack.ts'
import { openWire, type Wire } from './wire.ts'

export type World = Awaited<ReturnType<typeof startWorld>>

/** Every port that another process is called at. */
const wired = [
  ...['postgres.sql', 'redis.redis', 'frontend.http'],
  ...schemaOwners.flatMap((owner) => ['http', 'grpc'].map((kind) => `${owner === 'report' ? 'report-api' : owner}.${kind}`)),
]

/** A stack of its own as `make up` starts it, with a line that can be cut before each process, and the mail server and the model as stand-ins. */
export async function startWorld(options: { bus: 'redis' | 'kafka' }) {
  const runDir = mkdtempSync(join(tmpdir(), 'waymark-chaos-'))
  const portOf = (name: string): number => {
    const [process = '', kind = ''] = name.split('.')
    const found = readState(join(runDir, 'state.json'))?.processes.find((one) => one.name === process)
    // Port 1 answers nobody: the process is not there yet.
    return found?.ports[kind] ?? 1
  }
  const wires: Record<string, Wire> = {}
  for (const name of wired) wires[name] = await openWire(() => portOf(name))
  const mailbox = await startMailbox()
  const smtp = await openWire(() => Number(new URL(mailbox.url).port))
  wires['mailbox.smtp'] = smtp
  const model = await startModelStub((_asked, response) => json(response, 200, completion('{}')))
  const clock = clockOf(runDir)
  const hooks = {
    detours: Object.fromEntries(wired.map((name) => [name, wires[name]?.port ?? 0])),
    env: clock ? { 'report-worker': clock.env } : {},
  }
  const close = async () => {
    for (const wire of Object.values(wires)) wire.close()
    await mailbox.close()
    await model.stop()
  }
  const throttles = ['READ', 'WRITE', 'COSTLY', 'SIGN_IN', 'ASSESSMENT_GUEST', 'REPORT_USER', 'REPORT_GUEST']
  const stack = await startStack({
    runDir,
    env: {
      ...Object.fromEntries(throttles.map((name) => [`WM_THROTTLE_${name}`, 'off'])),
      SEED: 'false',
      BUS: options.bus,
      PAYMENTS: 'none',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      OPENAI_API_KEY: 'a-key-of-nobody',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'stub',
      WAYMARK_FAULT_HOOKS: JSON.stringify(hooks),
    },
  }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    stack,
    mailbox,
    model,
    clock,
    wire(name: string): Wire {
      const found = wires[name]
      if (!found) throw new Error(`there is no line to ${name}`)
      return found
    },
    async stop() {
      await stack.stop()
      await close()
    },
  }
}

/** Where libfaketime is installed, one process has a clock that the run sets. */
function clockOf(runDir: string) {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (!library || !existsSync(library)) return undefined
  const file = join(runDir, 'clock')
  const set = (offset: string) => writeFileSync(file, `${offset}\n`)
  set('+0')
  return {
    set,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_XRESET: '1',
    },
  }
}
