/** A row of the conformance table: a clause, or a text quoted in one, and the tests that prove it. */
export type Row = { line: number; section: string; clause: string; proofs: Proof[] }

/** A test by its file, relative to the repository, and its name; a name that ends in … is the beginning of one. */
export type Proof = { file: string; name: string }

/** Reads the table: sections are headings, rows are `| clause | file › test name<br>file › test name |`. */
export function readRows(markdown: string): Row[] {
  const rows: Row[] = []
  let section = ''
  for (const [index, line] of markdown.split('\n').entries()) {
    section = /^## (?<title>.+)$/.exec(line)?.groups?.title?.trim() ?? section
    const cells = /^\|(?<cells>.+)\|\s*$/.exec(line)?.groups?.cells?.split(/(?<!\\)\|/)
    if (!cells || cells.length < 2 || /^[\s:-]+$/.test(cells[0] ?? '') || cells[0]?.trim() === 'Clause') continue
    const [clause = '', proofs = ''] = cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
    rows.push({ line: index + 1, section, clause, proofs: readProofs(proofs) })
  }
  return rows
}

function readProofs(text: string): Proof[] {
  return text
    .split('<br>')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [file = '', ...name] = one.split(' › ')
      return { file: file.replaceAll('`', '').trim(), name: name.join(' › ').trim() }
    })
}
