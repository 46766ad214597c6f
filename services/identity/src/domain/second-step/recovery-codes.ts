import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other: no 0, o, 1, i, l, u. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16
const GROUP = 4
export const RECOVERY_CODES = 10

/** Ten codes of 78 bits, as they are shown: `k7pd-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode)
}

/** As it was made, however it was typed: capitals, blanks and dashes do not matter. Undefined for what cannot be one. */
export function asRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const possible = code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter))
  return possible ? (code.match(/.{4}/g) ?? []).join('-') : undefined
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '')
  const groups = Array.from({ length: LENGTH / GROUP }, (_each, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join(''))
  return groups.join('-')
}
