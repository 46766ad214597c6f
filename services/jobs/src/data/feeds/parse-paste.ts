import { payInText } from '../../domain/pay.ts'
import { plainLine, plainText } from '../../domain/plain-text.ts'
import { linkOf, type PostingDraft } from './posting-draft.ts'

export type Pasted = { text: string; title?: string; company?: string; location?: string; url?: string }

/** A posting that a person copied from somewhere: what they did not say apart is looked for in the text's first lines. */
export function parsePaste(pasted: Pasted, sourceRef: string): PostingDraft {
  const text = plainText(pasted.text)
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter(Boolean)
  const head = lines.slice(0, HEAD)
  const title = line(pasted.title) || labelled(head, TITLE) || firstTitle(head)
  const company = line(pasted.company) || labelled(head, COMPANY) || companyIn(head, title)
  const location = line(pasted.location) || labelled(head, LOCATION) || placeIn(head)
  return {
    sourceRef,
    title: title || 'Pasted posting',
    company: company || 'Employer not stated',
    location,
    description: text,
    requirements: [],
    pay: payInText(text),
    employmentType: EMPLOYMENT.exec(text)?.[0] ?? '',
    level: labelled(lines, LEVEL),
    url: linkOf(pasted.url),
  }
}

function line(value: string | undefined): string {
  return plainLine(value ?? '', 200)
}

function labelled(lines: readonly string[], label: RegExp): string {
  for (const text of lines) {
    const found = label.exec(text)
    if (found?.[1]) return plainLine(found[1], 200)
  }
  return ''
}

/** A short first line that is no sentence is the title; "Title at Employer" and "Title - Employer" give the part before. */
function firstTitle(lines: readonly string[]): string {
  const first = lines.find((text) => text.length <= 90 && !/[.!?]$/.test(text) && !/^(?:about|who|https?:|apply)/i.test(text))
  return plainLine((first ?? '').split(/ (?:at|@|\||–|—|-) /)[0] ?? '', 200)
}

function companyIn(lines: readonly string[], title: string): string {
  const first = lines[0] ?? ''
  const beside = /^(.+?) (?:at|@|\||–|—|-) ([^|–—]+)/.exec(first)
  if (beside?.[1]?.trim() === title) return plainLine(beside[2] ?? '', 120)
  const named = lines.map((text) => /^(?:About|Why|Join) ([A-Z][\w&.' -]{2,60})$/.exec(text)?.[1]).find(Boolean)
  return plainLine(named && !/^(?:us|you|the)\b/i.test(named) ? named : '', 120)
}

function placeIn(lines: readonly string[]): string {
  const found = lines.map((text) => /\b([A-Z][a-zA-Z.'-]+(?: [A-Z][a-zA-Z.'-]+){0,2}, [A-Z]{2})\b/.exec(text)?.[1]).find(Boolean)
  if (found) return found.trim()
  return lines.some((text) => text.length < 60 && /\bremote\b/i.test(text)) ? 'Remote' : ''
}

const HEAD = 12
const TITLE = /^(?:job title|title|position|role)\s*:\s*(.{2,200})$/i
const COMPANY = /^(?:company|employer|organi[sz]ation|hiring (?:company|organi[sz]ation))\s*:\s*(.{2,200})$/i
const LOCATION = /^(?:location|place|job location|where)\s*:\s*(.{2,200})$/i
const LEVEL = /^(?:experience level|seniority(?: level)?|level)\s*:\s*(.{2,60})$/i
const EMPLOYMENT = /\b(?:full[- ]time|part[- ]time|contract|temporary|internship|seasonal)\b/i
