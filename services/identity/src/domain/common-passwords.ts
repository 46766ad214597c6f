import { readFileSync } from 'node:fs'
import { openBloomFilter } from './bloom-filter.ts'

/** The 100,000 most common ones of ten and more characters (services/identity/scripts/common-passwords.ts builds the file; NOTICE names the source). */
const filter = openBloomFilter(readFileSync(new URL('../../assets/common-passwords.bloom', import.meta.url)))

/** Words that come with digits, signs or look-alike letters around them, where the list has not every spelling. */
const WORDS: ReadonlySet<string> = new Set(
  `password passwordpassword mypassword thepassword newpassword passwort motdepasse contrasena senha qwerty qwertyuiop asdfghjkl
  zxcvbnm azertyuiop qwertzuiop letmein letmeinnow iloveyou iloveyouforever welcome welcomehome changeme changemenow changemeplease
  administrator topsecret sunshine princess football basketball baseball superman batman starwars pokemon liverpool manchester
  manchesterunited chelseafc michaeljordan correcthorsebatterystaple trustno trustnoone whatever helloworld abcdefghijk`.split(
    /\s+/,
  ),
)

export function isCommonPassword(plain: string): boolean {
  return filter.has(plain) || WORDS.has(plain)
}
