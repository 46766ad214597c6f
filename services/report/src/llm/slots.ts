import type { Text } from '../facts/rich-text.ts'
import type { SectionContent } from '../sections/section.ts'

/** The texts of a section that a model may rewrite, by name: `<page>.headline`, `<page>.standfirst`, and every named slot. */
export function slotsOf(section: SectionContent): Record<string, Text> {
  const slots: Record<string, Text> = {}
  visitSlots(section, (name, text) => {
    slots[name] = text
    return text
  })
  return slots
}

/** The section with some of its slots written anew; everything else is the same. */
export function withSlots(section: SectionContent, texts: Readonly<Record<string, Text>>): SectionContent {
  const copy = structuredClone(section)
  visitSlots(copy, (name, text) => texts[name] ?? text)
  return copy
}

function visitSlots(section: SectionContent, change: (name: string, text: Text) => Text): void {
  for (const page of section.pages) {
    if (page.cover || page.id === 'contents') continue
    if (page.standfirst) page.standfirst = change(`${page.id}.standfirst`, page.standfirst)
    visitNamed(page.blocks, change)
  }
}

/** Every object with a slot and a text, however deep it stands. */
function visitNamed(value: unknown, change: (name: string, text: Text) => Text): void {
  if (Array.isArray(value)) {
    for (const item of value) visitNamed(item, change)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if ('slot' in value && typeof value.slot === 'string' && 'text' in value && typeof value.text === 'string') {
    value.text = change(value.slot, value.text)
  }
  for (const [key, item] of Object.entries(value)) if (key !== 'drawing') visitNamed(item, change)
}
