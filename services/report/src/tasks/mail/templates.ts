import Handlebars from 'handlebars'
import type { MailKind } from '../../data/mail/outgoing-mail.ts'

export type MailFacts = {
  name: string
  pages: number
  link: string
  site: string
  guest: boolean
  attached: boolean
  linkDays: number
  guestDays: number
  asked: string
  failure: string
  stopUrl: string
  abuse: string
}

type Template = { subject: string; heading: string; lead: string; action: string; more: string[] }

const templates: Record<MailKind, Template> = {
  report_ready: {
    subject: 'Your {{name}} report is ready',
    heading: 'Your {{name}} report is ready',
    lead: 'It has {{pages}} pages and was made from the answers you gave on {{asked}}.{{#if attached}} The PDF is attached.{{/if}}',
    action: '{{#if guest}}Open your report{{else}}Read it online or download it{{/if}}',
    more: [
      'Start with page 3: your answer on one page. Every figure carries a letter that leads to its source on the last page.',
      '{{#if guest}}Behind the link you can also read it online, tick and write on it, and correct an answer.{{/if}}',
      '{{#if guest}}The link works for {{linkDays}} days. After that, the page behind it can send you a new one.{{/if}}',
    ],
  },
  new_link: {
    subject: 'A new link to your {{name}} report',
    heading: 'Here is your new link',
    lead: 'You asked for a new link to the {{name}} report from {{asked}}.',
    action: 'Open your report',
    more: ['The link works for {{linkDays}} days. If you did not ask for it, you need not do anything.'],
  },
  report_failed: {
    subject: 'Your {{name}} report could not be made',
    heading: 'We could not finish your {{name}} report',
    lead: '{{failure}}',
    action: '{{#if guest}}Go to the assessment{{else}}See your reports{{/if}}',
    more: ['Nothing was charged.'],
  },
}

const why =
  '{{#if guest}}You get this mail because this address was given for a career report on {{asked}}.{{else}}You get this mail because you asked for a career report on {{asked}}.{{/if}}'
const erase =
  '{{#if guest}}We erase your answers and the report after {{guestDays}} days. To erase them now, open the link above and choose "Erase my data".{{else}}To erase your answers and reports, delete them or your account under Account.{{/if}}'

const stopWords = 'To get no mail from Waymark at this address any more:'
const abuseWords = 'To report misuse of this address:'

const page = Handlebars.compile(
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{heading}}</title></head>
<body style="margin:0;background:#F1F3ED;color:#16302A;font-family:'Hanken Grotesk','Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#FFFFFF;border:1px solid #D9DFD4;border-radius:6px">
<tr><td style="background:#123D33;color:#F1F3ED;padding:20px 32px;font-family:Besley,Georgia,serif;font-size:20px;border-radius:6px 6px 0 0">Waymark</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 12px;font-family:Besley,Georgia,serif;font-weight:500;font-size:26px;line-height:1.2">{{heading}}</h1>
<p style="margin:0 0 24px">{{lead}}</p>
<p style="margin:0 0 24px"><a href="{{link}}" style="display:inline-block;background:#1C5B4C;color:#FFFFFF;text-decoration:none;font-weight:600;padding:14px 22px;border-radius:4px">{{action}}</a></p>
{{#each more}}<p style="margin:0 0 12px;color:#4E6159">{{this}}</p>{{/each}}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #D9DFD4;color:#586A62;font-size:13.5px">{{why}} {{erase}} There is no tracking in this mail.</p>
<p style="margin:8px 0 0;color:#586A62;font-size:13.5px">{{stopWords}} <a href="{{stopUrl}}" style="color:#1C5B4C">stop all mail</a>. {{abuseWords}} <a href="mailto:{{abuse}}" style="color:#1C5B4C">{{abuse}}</a></p>
</td></tr></table></td></tr></table></body></html>`,
)

/** Every value passes through an escaping template for HTML, and through none for the plain text. */
export function renderMail(kind: MailKind, facts: MailFacts): { subject: string; text: string; html: string } {
  const template = templates[kind]
  const fill = (text: string) => Handlebars.compile(text, { noEscape: true })(facts)
  const parts = {
    heading: fill(template.heading),
    lead: fill(template.lead),
    action: fill(template.action),
    more: template.more.map(fill).filter((line) => line !== ''),
    why: fill(why),
    erase: fill(erase),
  }
  const text = [
    parts.heading,
    parts.lead,
    `${parts.action}:\n${facts.link}`,
    ...parts.more,
    '--',
    parts.why,
    parts.erase,
    `${stopWords}\n${facts.stopUrl}`,
    `${abuseWords} ${facts.abuse}`,
    'Waymark',
    facts.site,
  ]
  return {
    subject: oneLine(fill(template.subject)),
    text: `${text.join('\n\n')}\n`,
    html: page({ ...parts, stopWords, abuseWords, link: facts.link, stopUrl: facts.stopUrl, abuse: facts.abuse }),
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
