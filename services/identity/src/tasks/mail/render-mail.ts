import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import Handlebars from 'handlebars'
import type { MailMessage } from './messages.ts'

const TEMPLATES = new URL('./templates/', import.meta.url)

/** How its reader gets no more of them. */
export type WayOut = { stopUrl: string; abuse: string }
export type MailRenderer = (message: MailMessage, out: WayOut) => { subject: string; text: string; html: string }

export function createMailRenderer(): MailRenderer {
  const hbs = Handlebars.create()
  const templates = new Map<string, Handlebars.TemplateDelegate>()
  for (const file of readdirSync(TEMPLATES)) {
    const template = hbs.compile(readFileSync(new URL(file, TEMPLATES), 'utf8'), { knownHelpersOnly: true })
    templates.set(basename(file, '.hbs'), template)
    hbs.registerPartial(basename(file, '.hbs'), template)
  }
  return (message, out) => {
    const template = templates.get(message.kind)
    if (!template) throw new Error(`no mail template ${message.kind}`)
    return { subject: message.subject, text: textOf(message, out), html: template({ ...message, ...out, stopWords, abuseWords }) }
  }
}

function textOf(message: MailMessage, { stopUrl, abuse }: WayOut): string {
  const body =
    message.kind === 'link'
      ? [message.text, linkLine(message.button, message.link), message.lifetime, message.otherwise, ...otherLine(message.other)]
      : message.paragraphs
  const footer = message.erase ? `${message.why} ${message.erase} ${message.accountUrl}` : message.why
  const out = `${stopWords}\n${stopUrl}\n\n${abuseWords} ${abuse}`
  return `${[message.greeting, ...body, `-- \n${footer}`, out].join('\n\n')}\n`
}

const stopWords = 'To get no mail from Waymark at this address any more:'
const abuseWords = 'To report misuse of this address:'
const linkLine = (label: string, link: string) => `${label}:\n${link}`
const otherLine = (other: { label: string; link: string } | undefined) => (other ? [linkLine(other.label, other.link)] : [])
