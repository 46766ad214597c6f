/** A clause of the specification that somebody can see or rely on: a bullet, a numbered item, a table row, or a line of prose. */
export type Clause = { section: string; text: string }

/**
 * Reads the clauses of the specification from its Markdown, in order. Wrapped lines belong to their bullet. A quoted string inside
 * a clause is proven with it.
 */
export function readClauses(markdown: string): Clause[] {
  const clauses: Clause[] = []
  let section = ''
  let header = true
  for (const line of markdown.split('\n')) {
    const heading = /^#{2,4} (?<title>.+)$/.exec(line)?.groups?.title
    if (heading) {
      section = heading.trim()
      header = true
      // What a heading says beside a name, as "(/path, five steps)", is a clause as any other.
      const said = /\((?<said>[^()]*, [^()]*)\)$/.exec(section)?.groups?.said
      if (said) clauses.push({ section, text: said })
      continue
    }
    const row = /^\|(?<cells>.+)\|\s*$/.exec(line)?.groups?.cells
    if (row !== undefined) {
      if (/^[\s|:-]+$/.test(row)) header = false
      else if (!header) clauses.push({ section, text: tidy(row.split('|').join(' · ')) })
      continue
    }
    header = true
    const item = /^\s*(?:[-*]|\d+\.) (?<text>.+)$/.exec(line)?.groups?.text
    // A bold line of its own is a heading; a bold item is a thing, and what it holds follows below it.
    if (isGroup(line)) continue
    if (item) clauses.push({ section, text: tidy(item) })
    else if (/^\s{2,}\S/.test(line) && clauses.length > 0) extend(clauses, line)
    else if (line.trim() && section) clauses.push({ section, text: tidy(line) })
  }
  return clauses
}

const isGroup = (line: string): boolean => /^\*\*[^*]+\*\*\s*$/.test(line)

function extend(clauses: Clause[], line: string): void {
  const last = clauses.at(-1)
  if (last) last.text = tidy(`${last.text} ${line}`)
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The texts that a clause quotes, which must stand on a screen or in an answer word for word. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/(?<![a-z0-9])'(?<quoted>[^']+?)'(?![a-z])/g)].map((match) => match.groups?.quoted ?? '')
}

/** What the table must have a row for, in order: every clause, and after it each text that it quotes. */
export function wantedRows(markdown: string): Clause[] {
  return readClauses(markdown).flatMap((clause) => [
    clause,
    ...quotedIn(clause.text).map((quoted) => ({ section: clause.section, text: `“${quoted}”` })),
  ])
}
