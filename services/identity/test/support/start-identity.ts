import type { Log } from '@waymark/kit/log'
import { IdentityServiceService } from '@waymark/proto/waymark/identity/v1/identity'
import type { Infra } from '@waymark/testing/infra'
import { startTestService } from '@waymark/testing/service'
import type pg from 'pg'
import { identity } from '../../src/service.ts'
import { createBrowser } from './browser.ts'
import { startSmtpSink } from './smtp-sink.ts'

export type Identity = Awaited<ReturnType<typeof startIdentity>>

/** As far as these tests are concerned, the throttles have tests of their own. */
const ROOMY = {
  SIGN_IN_PER_ACCOUNT: '1000',
  SIGN_IN_PER_ADDRESS: '1000',
  SIGN_IN_FAILURES_PER_DAY: '1000',
  MAILS_PER_ADDRESS_PER_HOUR: '1000',
  MAILS_PER_ADDRESS_PER_DAY: '1000',
}

/** A loaded machine is no sibling, and no provider, that is away. */
const PATIENT = { PARTS_DEADLINE_MS: '4000', OIDC_DEADLINE_MS: '20000' }

/** The whole service on real servers, with a clock that the test turns. */
export async function startIdentity(env: Record<string, string> = {}, given?: Infra, log?: Log) {
  const mailbox = await startSmtpSink()
  let offset = 0
  const clock = () => new Date(Date.now() + offset)
  const service = await startTestService(identity, {
    grpc: IdentityServiceService,
    env: {
      PUBLIC_URL: 'http://waymark.test',
      SMTP_URL: mailbox.url,
      SECOND_STEP_SECRET: 'for tests and nothing else',
      ...ROOMY,
      ...PATIENT,
      ...env,
    },
    given: { clock, ...(log && { log }) },
    ...(given && { infra: given }),
  })
  const { base, rpc: client, identity: keys } = service

  return {
    ...service,
    client,
    mailbox,
    clock,
    /** Moves the service's clock on. */
    wait(ms: number) {
      offset += ms
    },
    rows: <T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> => service.sql(text, values),
    /** A browser with cookies of its own, in front of which stands what the gateway does. */
    browser: (options: { secure?: boolean; address?: string } = {}) => createBrowser({ base, client, keys, ...options }),
    async stop() {
      await service.stop()
      await mailbox.close()
    },
  }
}
