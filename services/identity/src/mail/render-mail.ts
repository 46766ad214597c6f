import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import Handlebars from 'handlebars'
import type { MailMessage } from './messages.ts'

const TEMPLATES = new URL('./templates/', import.meta.url)

export type MailRenderer = (message: MailMessage) => { subject: string; text: string; html: string }

export function createMailRenderer(): MailRenderer {
  const hbs = Handlebars.create()
  const templates = new Map<string, Handlebars.TemplateDelegate>()
  for (const file of readdirSync(TEMPLATES)) {
    const template = hbs.compile(readFileSync(new URL(file, TEMPLATES), 'utf8'), { knownHelpersOnly: true })
    templates.set(basename(file, '.hbs'), template)
    hbs.registerPartial(basename(file, '.hbs'), template)
  }
  return (message) => {
    const template = templates.get(message.kind)
    if (!template) throw new Error(`no mail template ${message.kind}`)
    return { subject: message.subject, text: textOf(message), html: template(message) }
  }
}

function textOf(message: MailMessage): string {
  const body =
    message.kind === 'link'
      ? [message.text, `${message.button}:\n${message.link}`, message.lifetime, message.otherwise]
      : message.paragraphs
  const footer = message.erase ? `${message.why} ${message.erase} ${message.accountUrl}` : message.why
  return `${[message.greeting, ...body, `-- \n${footer}`].join('\n\n')}\n`
}
