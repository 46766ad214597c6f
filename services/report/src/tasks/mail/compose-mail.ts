import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import { pathOf } from '@waymark/contracts/route'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { bareAddress } from '@waymark/kit/mail/smtp'
import type { Config } from '../../config.ts'
import { type LinkKeys, linkToken } from '../../data/links/link-token.ts'
import type { MailKind } from '../../data/mail/outgoing-mail.ts'
import { failureSentence } from '../../domain/report-state.ts'
import type { Report } from '../../generated/client.ts'
import { renderMail } from './templates.ts'
import type { MailMessage } from './transport.ts'

type Compose = {
  config: Pick<Config, 'PUBLIC_URL' | 'LINK_DAYS' | 'GUEST_DAYS' | 'LINK_KEY_ID' | 'MAIL_FROM' | 'ABUSE_CONTACT'>
  keys: LinkKeys
  mail: { kind: MailKind; messageId: string; linkId: string | null }
  report: Pick<Report, 'id' | 'reportType' | 'pages' | 'createdAt' | 'failureCode' | 'userId'>
  recipient: string
  /** Opens the page that stops mail to the recipient. */
  stopKey: string
  /** Attached to a guest's mail. */
  pdf: Uint8Array | undefined
}

/** Text and HTML of a mail about a report. It says why it came and how to erase the data; links are built from PUBLIC_URL alone. */
export function composeMail({ config, keys, mail, report, recipient, stopKey, pdf }: Compose): MailMessage {
  const name = reportCatalog[report.reportType as ReportType]?.name ?? 'Career report'
  const site = new URL(config.PUBLIC_URL)
  const link = mail.linkId
    ? new URL(`/api/r/${linkToken(mail.linkId, keyIdOf(config, keys), keys)}`, site)
    : new URL(report.userId ? `/reports/${report.id}` : '/detailed-assessment', site)
  const stopUrl = new URL(pathOf(identityRoutes.mailPage, { key: stopKey }), site).href
  const body = renderMail(mail.kind, {
    name,
    pages: report.pages ?? 0,
    link: link.href,
    site: site.href,
    guest: report.userId === null,
    attached: pdf !== undefined,
    linkDays: config.LINK_DAYS,
    guestDays: config.GUEST_DAYS,
    asked: report.createdAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    failure: failureSentence(report.failureCode) ?? '',
    stopUrl,
    abuse: config.ABUSE_CONTACT ?? bareAddress(config.MAIL_FROM),
  })
  const attachment = pdf ? { filename: `waymark-${report.reportType.replaceAll('_', '-')}.pdf`, content: pdf } : undefined
  return { to: recipient, messageId: mail.messageId, stopUrl, attachment, ...body }
}

function keyIdOf(config: Pick<Config, 'LINK_KEY_ID'>, keys: LinkKeys): string {
  return config.LINK_KEY_ID in keys.secrets ? config.LINK_KEY_ID : keys.current
}
