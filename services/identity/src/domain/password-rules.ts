import { COMMON_PASSWORDS } from './common-passwords.ts'
import { emailKeyOf } from './email-key.ts'

export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 200

/** What is wrong with a new password, as a sentence, or undefined. No rules about kinds of characters: length is what counts. */
export function passwordFault(password: string, email: string): string | undefined {
  const length = [...password].length
  if (length < MIN_PASSWORD) return `Please choose a password of at least ${MIN_PASSWORD} characters`
  if (password.length > MAX_PASSWORD) return `Please choose a password of at most ${MAX_PASSWORD} characters`
  const plain = password.normalize('NFKC').toLowerCase()
  const key = emailKeyOf(email)
  if (plain === key || plain === key.split('@')[0]) return 'Please choose a password that is not your e-mail address'
  if (isGuessable(plain)) return 'This password is one of the first that are tried. Please choose another'
  return undefined
}

function isGuessable(plain: string): boolean {
  if (new Set(plain).size <= 2) return true
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '')
  return COMMON_PASSWORDS.has(letters) || COMMON_PASSWORDS.has(letters.replace(/\d{1,4}$/, '')) || isRun(letters)
}

/** 0123456789, abcdefghij and their reverses. */
function isRun(text: string): boolean {
  if (text.length < 2) return false
  const steps = [...text].slice(1).map((char, i) => char.charCodeAt(0) - text.charCodeAt(i))
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9)
}
