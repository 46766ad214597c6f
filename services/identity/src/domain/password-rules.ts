import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { isCommonPassword } from './common-passwords.ts'

export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 200

/** Whose password it is to be: what others know of them is tried first. */
export type PasswordOwner = { email: string; firstName?: string; lastName?: string }

/** What is wrong with a new password, as a sentence, or undefined. No rules about kinds of characters: length is what counts. */
export function passwordFault(password: string, owner: PasswordOwner): string | undefined {
  const length = [...password].length
  if (length < MIN_PASSWORD) return `Please choose a password of at least ${MIN_PASSWORD} characters`
  if (password.length > MAX_PASSWORD) return `Please choose a password of at most ${MAX_PASSWORD} characters`
  const plain = plainForm(password)
  if (isGuessable(plain)) return 'This password is one of the first that are tried. Please choose another'
  if (isMadeOf(ownWords(owner), plain))
    return 'Please choose a password that is not made of your name, your e-mail address or our name'
  return undefined
}

function isGuessable(plain: string): boolean {
  if (new Set(plain).size <= 2) return true
  const letters = lettersOf(plain)
  const spellings = [plain, letters, letters.replace(/\d{1,4}$/, ''), lettersOf(unleet(plain.replace(/[\d\W]{1,4}$/, '')))]
  return spellings.some((spelling) => isCommonPassword(spelling) || isRepeated(spelling)) || isRun(letters)
}

/** Nothing of weight is left when the words that others know are taken out: "Waymark-report", "ines.ferreira2026". */
function isMadeOf(words: readonly string[], plain: string): boolean {
  const letters = lettersOf(unleet(plain).replace(/\d+$/, ''))
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return left.length < letters.length && left.length < WEIGHT
}

/** So many letters besides one's own name make a password. */
const WEIGHT = 6
const PRODUCT = ['waymark', 'career', 'report', 'guidance', 'platform', 'password', 'account']

/** Longest first, so that a part does not leave the rest of a whole behind. */
function ownWords({ email, firstName = '', lastName = '' }: PasswordOwner): string[] {
  const key = emailKeyOf(email)
  const [local = '', domain = ''] = key.split('@')
  const parts = [key, local, ...local.split(/[^\p{L}]/u), ...domain.split('.').slice(0, -1), firstName, lastName]
  const words = [...parts, ...PRODUCT].map((part) => lettersOf(unleet(plainForm(part)).replace(/\d+$/, '')))
  return [...new Set(words)].filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length)
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** "p@ssw0rd" is "password"; digits at the end stay what they are. */
function unleet(text: string): string {
  const head = text.replace(/\d+$/, '')
  return head.replace(/[@431!0$57]/g, (sign) => LOOKS_LIKE[sign] ?? sign) + text.slice(head.length)
}

/** The same few characters again and again: "abc123abc123". */
function isRepeated(text: string): boolean {
  const again = /^(.{1,9}?)\1+$/su.exec(text)
  return again !== null && text.length >= MIN_PASSWORD
}

/** 0123456789, abcdefghij and their reverses; two characters are no run. */
function isRun(text: string): boolean {
  if (text.length < 3) return false
  const steps = [...text].slice(1).map((char, i) => char.charCodeAt(0) - text.charCodeAt(i))
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9)
}

/** Upper case and the width of letters help nobody: guessers try them all. */
export function plainForm(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}
