import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailbox } from '@waymark/testing/mailbox'
import { answering, startModelStub } from '../../../services/report/test/support/model-stub.ts'
import { readState } from '../../dev/state-file.ts'
import { startStack, unthrottled } from '../../dev/test-stack.ts'
import { clocksOf } from './clocks.ts'
import { type Bus, type Line, linesOf } from './lines.ts'
import { openWire, type Wire } from './wire.ts'

export type World = Awaited<ReturnType<typeof startWorld>>

const clocked = ['gateway', 'identity', 'report-api', 'report-worker']
/** A few members order for hours what many would order. */
const unlimited = { REPORTS_PER_USER_PER_HOUR: '1000' }
const smtpLine = { caller: 'everybody', callee: 'mailbox.smtp' }

/**
 * A stack of its own as `make up` starts it, with a line that can be cut between any two
 * processes, and the mail server and the model as stand-ins. `diskMiB` gives it a disk of its own that can be filled, where that is allowed.
 */
export async function startWorld(options: { bus: Bus; diskMiB?: number }) {
  const runDir = mkdtempSync(join(tmpdir(), 'waymark-chaos-'))
  const disk = options.diskMiB ? mountDisk(runDir, options.diskMiB) : undefined
  const portOf = (name: string): number => {
    const [process = '', kind = ''] = name.split('.')
    const found = readState(join(runDir, 'state.json'))?.processes.find((one) => one.name === process)
    // Port 1 answers nobody: the process is not there yet.
    return found?.ports[kind] ?? 1
  }
  const mailbox = await startMailbox()
  const smtpPort = Number(new URL(mailbox.url).port)
  const wires: (Line & { wire: Wire })[] = [{ ...smtpLine, wire: await openWire(() => smtpPort) }]
  for (const line of linesOf(options.bus)) wires.push({ ...line, wire: await openWire(() => portOf(line.callee)) })
  const wiresTo = (callee: string) => wires.filter((one) => one.callee === callee).map(({ wire }) => wire)
  const model = await startModelStub(answering((text) => text))
  const clocks = clocksOf(join(runDir, 'clocks'), clocked)
  const detours: Record<string, Record<string, number>> = {}
  for (const { caller, callee, wire } of wires) detours[caller] = { ...detours[caller], [callee]: wire.port }
  const close = async () => {
    for (const { wire } of wires) wire.close()
    await mailbox.close()
    await model.stop()
    disk?.unmount()
  }
  const stack = await startStack({
    runDir,
    env: {
      ...unthrottled('READ', 'WRITE', 'COSTLY', 'SIGN_IN', 'ASSESSMENT_GUEST', 'REPORT_USER', 'REPORT_GUEST'),
      SEED: 'false',
      BUS: options.bus,
      PAYMENTS: 'none',
      SMTP_URL: `smtp://127.0.0.1:${detours.everybody?.['mailbox.smtp']}`,
      OPENAI_API_KEY: 'a-key-of-nobody',
      OPENAI_BASE_URL: model.url,
      OPENAI_MODEL: 'stub',
      WAYMARK_FAULT_HOOKS: JSON.stringify({
        detours,
        env: { ...clocks.env, 'report-api': { ...clocks.env['report-api'], ...unlimited } },
      }),
    },
  }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    stack,
    mailbox,
    model,
    clocks,
    disk,
    bus: options.bus,
    /** Message-IDs of mails that the mail server kept and never said so, once for each time: a second copy of such a mail is right. */
    unanswered: [] as string[],
    wiresTo,
    wire(caller: string, callee: string): Wire {
      const found = wires.find((one) => one.caller === caller && one.callee === callee)
      if (!found) throw new Error(`there is no line from ${caller} to ${callee}`)
      return found.wire
    },
    async stop() {
      // The folder of a disk of its own goes with the disk.
      await stack.stop({ keepData: disk !== undefined })
      await close()
    },
  }
}

/** A small disk in memory over the folder; undefined where this user may not mount one. */
function mountDisk(folder: string, sizeMiB: number): { unmount(): void } | undefined {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m,mode=711`, 'tmpfs', folder])
  if (status !== 0) return undefined
  return {
    unmount() {
      spawnSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
