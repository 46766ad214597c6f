import { editDistance } from '../../catalogue/titles/spelling.ts'

/**
 * Writes words of work that are misspelled as they are meant ("maintence", "buisness"): those that no wording of work has, and that are one letter
 * away from one of the words below, from nine letters on two. Whatever else is misspelled stays as it is, since a guess may name other work.
 */
export function spelled(known: ReadonlySet<string>, text: string): string {
  return text.replace(/\p{L}{6,}/gu, (word) => {
    const plain = word.toLowerCase()
    if (known.has(plain) || known.has(plain.replace(/s$/, '')) || OTHER_WORDS.test(plain) || MEANT.includes(plain)) return word
    return nearest(plain) ?? word
  })
}

/** Of the words that are near enough the nearest, the first of equals. */
function nearest(word: string): string | undefined {
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const meant of MEANT) {
    const most = meant.length >= LONG ? 2 : 1
    if (meant[0] !== word[0] || (Math.abs(word.length - meant.length) > most && !lacksVowels(word, meant))) continue
    const edits = lacksVowels(word, meant) ? 1 : editDistance(word, meant, most)
    if (edits <= most && edits < least) [best, least] = [meant, edits]
  }
  return best
}

/** "opticn", "mngmnt", "custdian": the word less one to three of its vowels. */
function lacksVowels(word: string, meant: string): boolean {
  const lost = meant.length - word.length
  if (lost < 1 || lost > MOST_LOST) return false
  let at = 0
  for (const letter of meant) {
    if (letter === word[at]) at += 1
    else if (!/[aeiou]/.test(letter)) return false
  }
  return at === word.length
}
const MOST_LOST = 3

const LONG = 9
/** Forms of words and other words that are right, though no wording has them. */
const OTHER_WORDS =
  /(?:[^n]ed|ly|able|ible|less|ful|est|es|ate)$|^(?:coordination|computer?s?|connections?|constant|photograph|protect|recruits?|supervisory|corrections?|correlations?|defective|factors?|financing|financier|injector|instance|instruct|operational|profession|projection|photographs?|principle|qualify|respirator|tracking|telecommunication|firefight|electricity|designed|bartend|commuter|councilor)$/
/** Words of work that people often misspell. */
const MEANT = (
  'accountant accounting administrator administrative apprenticeship architect assistant bartender business carpenter carpentry cashier ' +
  'certificate certification chemist clinical college commercial computer construction consultant consulting coordinator ' +
  'corrections counselor customer cybersecurity daycare delivery designer detective developer dietitian director dispatch dispatcher ' +
  'drafting economist electrician electrical electronics emergency engineer engineering environmental equipment esthetician ' +
  'executive factory finance financial firefighter forklift government graphic groundskeeper healthcare hospital hospitality hygienist ' +
  'industrial inspector instructor insurance investigator journalist kitchen laboratory landscaping librarian ' +
  'license licensed lineman locksmith logistics machinist maintenance management manager manufacturing marketing mechanic mechanical ' +
  'medical military office operations operator optician paralegal paramedic pharmacist pharmacy phlebotomist ' +
  'photographer physical physician plumber plumbing practitioner principal probation procurement production professor programmer programming project ' +
  'property psychologist psychology purchasing quality radiology realtor receptionist recruiter recruiting refrigeration ' +
  'registered respiratory restaurant retail salesman scheduling science scientist secretary security software sonographer specialist ' +
  'student supervisor surgical surveyor teacher technical technician technology telecommunications therapist therapy trucking ' +
  'ultrasound university veterinarian veterinary warehouse something anything success carrier scheduler utility housekeeping custodian restaurants liquor sonography ' +
  'cafeteria receiving inventory optometrist esthetics caregiver caregiving interpreter dietary apprentice landscaper'
).split(' ')
