/** A row of the conformance table: a clause, or a text quoted in one, and the tests that prove it. */
export type Row = {
  line: number
  section: string
  clause: string
  proofs: Proof[]
  /** The tests show what the product does instead; the list of departures says why. */
  departs: boolean
}

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
    const departs = proofs.startsWith(departure)
    rows.push({
      line: index + 1,
      section,
      clause,
      departs,
      proofs: readProofs(departs ? proofs.slice(departure.length) : proofs),
    })
  }
  return rows
}

const departure = 'departure, see below<br>'

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
