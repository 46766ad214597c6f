import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { transaction } from '@waymark/kit/db'
import { call } from '@waymark/testing/http'
import { assertMeetings } from '@waymark/testing/meeting'
import { noteLinkOpened } from '../../src/data/links/report-links.ts'
import {
  type ClaimedMail,
  claimMail,
  extendMailClaim,
  failMail,
  noteMailSent,
  postponeMail,
  retryMail,
} from '../../src/data/mail/outgoing-mail.ts'
import { eraseReports } from '../../src/use-cases/erase-reports.ts'
import { addMail } from '../../src/use-cases/finish-report.ts'
import { renewLink } from '../../src/use-cases/renew-link.ts'
import { retryReport } from '../../src/use-cases/retry-report.ts'
import { guestCookie, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
let prisma: TestReport['context']['prisma']
before(async () => {
  report = await startReport({ REPORTS_PER_ADDRESS_PER_DAY: '100' })
  prisma = report.context.prisma
})
after(() => report.stop())

const place = {
  get db() {
    return report.context.prisma
  },
  set db(db) {
    report.context.prisma = db
  },
}

/** A guest's report with its mail, whose link was not opened yet; nobody works at it. */
async function mailed() {
  const body = report.guestBody()
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: { wm_guest: guestCookie } })
  const id = json.reportId as string
  const row = await prisma.report.findUniqueOrThrow({ where: { id } })
  const mailId = await transaction(prisma, (tx) => addMail(tx, report.context, { report: row, kind: 'report_ready' }))
  const { linkId } = await prisma.outgoingMail.findUniqueOrThrow({ where: { id: mailId } })
  return { id, mailId, linkId: linkId ?? '' }
}
/** The same, taken by a worker. */
async function taken() {
  const one = await mailed()
  const mail = await claimMail(prisma, one.mailId)
  assert.ok(mail)
  return { ...one, mail }
}
async function failed() {
  const one = await mailed()
  await report.sql(`update report set status = 'composing' where id = $1`, [one.id])
  await report.sql(`update report set status = 'failed', failure_code = 'compose' where id = $1`, [one.id])
  return one
}

type Mailed = Awaited<ReturnType<typeof mailed>>
type Taken = Awaited<ReturnType<typeof taken>>
type Case<Of extends Mailed> = { ready: () => Promise<Of>; write: (of: Of) => Promise<unknown> }
const ofMail = (write: (mail: ClaimedMail) => Promise<unknown>): Case<Taken> => ({
  ready: taken,
  write: ({ mail }) => write(mail),
})
const ofReport = (write: (of: Mailed) => Promise<unknown>, ready = mailed): Case<Mailed> => ({ ready, write })

const meet = <Of extends Mailed>({ ready, write }: Case<Of>) =>
  assertMeetings<Of>(report.sql, place, {
    ready,
    write,
    erase: ({ id }, stopping) => transaction(prisma, (tx) => eraseReports(stopping(tx), { reportId: id })),
    left: ({ id }) =>
      report.sql(
        `select 'report' from report where id = $1 union all select 'mail' from outgoing_mail where report_id = $1
         union all select 'link' from report_link where report_id = $1 union all select 'line' from report_history where report_id = $1`,
        [id],
      ),
  })
const meetings: Readonly<Record<string, () => Promise<void>>> = {
  'a mail that is taken': () => meet(ofReport(({ mailId }) => claimMail(prisma, mailId))),
  'a mail that is held': () => meet(ofMail((mail) => extendMailClaim(prisma, mail))),
  'a mail that is accepted': () => meet(ofMail(({ id }) => noteMailSent(prisma, id, '250 ok'))),
  'a mail that is tried again': () => meet(ofMail((mail) => retryMail(prisma, mail, { reason: 'busy', waitMs: 1 }))),
  'a mail that waits for another day': () =>
    meet(ofMail((mail) => postponeMail(prisma, mail, { reason: 'enough', due: new Date() }))),
  'a mail that is given up': () =>
    meet(ofMail((mail) => transaction(report.context.prisma, (tx) => failMail(tx, mail, 'no such mailbox')))),
  'a link that is opened': () => meet(ofReport(({ linkId }) => noteLinkOpened(prisma, linkId))),
  'a link in place of an older one': () => meet(ofReport(({ id }) => renewLink(report.context, id))),
  'a report that is taken up again': () => meet(ofReport(({ id }) => retryReport(report.context, id), failed)),
}

describe('a report that is erased meanwhile', () => {
  for (const [name, both] of Object.entries(meetings)) it(`by ${name} is gone, and neither has to begin again`, both)
})
