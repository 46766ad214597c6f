import { completion, json, type Quirk } from '../../../../services/report/test/support/model-stub.ts'
import type { World } from '../world.ts'
import { type Fault, MAILS_BACK, REPORTS_BACK } from './fault.ts'

/** The mail server and the model, which are not ours, misbehave at their wire. `reply` is asked at each command. */
const mail = (name: string, reply: (command: string, world: World) => string | undefined): Fault => ({
  name: `SMTP ${name}`,
  kind: 'mail',
  seconds: 20,
  promised: { reports: MAILS_BACK },
  begin(world) {
    let misbehaved = 0
    world.mailbox.misbehave = (command) => {
      const given = reply(command, world)
      if (given) misbehaved++
      return given
    }
    return {
      end: () => {
        world.mailbox.misbehave = undefined
      },
      bit: () => misbehaved > 0,
    }
  },
})

/** Longer than the worker leaves a model alone that has failed (a minute): the fault meets a call even right after another of its kind. */
const MODEL_SECONDS = 75

const model = (name: string, quirk: Quirk): Fault => ({
  name: `model ${name}`,
  kind: 'model',
  seconds: MODEL_SECONDS,
  promised: { reports: REPORTS_BACK },
  begin({ model: { state } }) {
    const before = state.quirk
    const open = new Set<Parameters<Quirk>[1]>()
    let asked = 0
    state.quirk = (question, response) => {
      asked++
      open.add(response)
      quirk(question, response)
    }
    return {
      end: () => {
        state.quirk = before
        for (const response of open) if (!response.writableEnded) response.destroy()
      },
      bit: () => asked > 0,
    }
  },
})

/** Every call to it ends in an error, one way or another. */
const modelFaults = [
  model('refuses everything (500)', (_asked, response) => json(response, 500, { error: { message: 'no' } })),
  model('is throttled (429)', (_asked, response) => json(response, 429, { error: { message: 'no' } })),
  model('never answers', () => undefined),
  model('cuts its answers in half', (_asked, response) => {
    const body = JSON.stringify(completion('{}'))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
  }),
]

export const neighbourFaults: readonly Fault[] = [
  mail('refuses with 421', (command) => (command === 'MAIL' ? '421 busy' : undefined)),
  mail('resets after DATA, mail not kept', (command, { mailbox }) => {
    if (command !== 'BODY') return undefined
    mailbox.mails.pop()
    return 'reset'
  }),
  mail('resets after DATA, mail kept', (command, { mailbox, unanswered }) => {
    if (command !== 'BODY') return undefined
    unanswered.push(mailbox.mails.at(-1)?.messageId ?? '')
    return 'reset'
  }),
  ...modelFaults,
]
