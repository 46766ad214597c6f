/** Words for a field of study, and its CIP 2020 code to four digits ("26.01"). */
export type DegreeField = { readonly named: RegExp; readonly field: string }
export type HeldDegree = { readonly phrase: string; readonly field: string }

/** Reads rows (words, field). Throws with the row when a field is no four digits. */
export function readDegreeFields(rows: readonly (readonly string[])[]): DegreeField[] {
  return rows.map(([words, field]) => {
    if (!/^\d\d\.\d\d$/.test(field!)) throw new Error(`"${words}": "${field}" is no field of four digits, such as 26.01`)
    return {
      named: new RegExp(
        `(?:${DEGREE} (?:is |was )?(?:only |just )?(?:in |of )?(?:${words})\\b|\\b(?:${words}) ${DEGREE}|${BY_ITSELF}(?:${words})(?=$|[^\\w'-]))`,
        'i',
      ),
      field: field!,
    }
  })
}

/**
 * The field of a degree that a text says is held: "I have a psych BA", "my degree is biology", "majored in accounting". Undefined where
 * none is named, or where it is still to be earned.
 */
export function heldDegree(fields: readonly DegreeField[], text: string): HeldDegree | undefined {
  for (const clause of text.split(
    /[.;!?\n]|,? (?:and|but|so) (?=i\b|i['’]|everyone\b|everybody\b|they\b|people\b|my\b|it\b|want\b)|, (?:and|but|so) /i,
  )) {
    if (WANTED.test(clause) && !MINE.test(clause)) continue
    for (const { named, field } of fields) {
      const found = named.exec(clause)
      if (found) return { phrase: found[0].trim(), field }
    }
  }
  return undefined
}

/** A first or higher degree, or what is said of one. */
const DEGREE =
  "\\b(?:degree|diploma|bachelor'?s?|bachelors?|master'?s?|masters?|associate'?s|b\\.?a\\.?|b\\.?s\\.?|m\\.?a\\.?|m\\.?s\\.?|ph\\.?d\\.?|major(?:ed)?|studied|grad|graduate|graduated)(?![\\w'])(?: degree)?"
/** Degrees that say their field: "JD, never practiced", "I have an MBA". */
const BY_ITSELF = String.raw`\b(?=(?:jd|mba|msw|bsw|bsn|adn|mph|mlis|mls)\b)`
/** A degree that is held, whatever is wanted beside it: "anything with my bio degree". */
const MINE = /\b(?:with|w\/?|use|using|for|of) my (?:\w+ ){0,3}(?:degree|diploma|bachelor|major|b\.?[as]\b)/i
/** A degree that is not held. */
const WANTED =
  /\b(?:want|get|getting|finish|finishing|need|needs|pursue|pursuing|studying|study for|go(?:ing)? (?:back )?(?:to|for)|earn|earning|without|no|not|don'?t have|never)\b[^,]{0,40}\b(?:degree|diploma|bachelor|master|b\.?a|b\.?s|m\.?a|m\.?s|ph\.?d|major|jd|mba|msw|bsw|bsn|adn|mph|mlis|mls)/i
