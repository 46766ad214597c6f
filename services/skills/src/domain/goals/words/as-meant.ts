import type { GoalPhrases } from '../goal-phrases.ts'
import { longForms, readShortForms, type ShortForms } from './short-forms.ts'
import { spelled } from './spelled.ts'

/** The text as it would be written with care: short forms in full, words of work as they are spelled, and the I of a résumé's lines. */
export const asMeant = ({ words }: Pick<GoalPhrases, 'words'>, text: string, short: ShortForms = NO_SHORT_FORMS): string =>
  spelled(
    words,
    longForms(short, withApostrophes(text))
      .replace(KNOWS, ', ')
      .replace(UNADVISED, 'I don’t want to be ')
      .replace(CERTIFIED, 'be ')
      .replace(DID_FOR_YEARS, 'I worked as ')
      .replace(DID, 'I '),
  )
/** Before the field that they want to use again: "use what I know about engines". What they merely know or knew names no wish. */
const KNOWS =
  /(?<=\b(?:us(?:e|es|ing)|apply(?:ing)?|build(?:ing)? on|draw(?:ing)? on|work(?:ing)? with|put(?:ting)?|keep(?:ing)?|need(?:s|ed)?|values?|pays? for|transfer(?:s|ring)?) (?:what|everything|all|the things|stuff) (?:that )?i (?:already |have |['’]ve )*(?:know|learned|learnt)) (?:about|of|from|in|on|with) /gi
/** Advice that is refused: "don't tell me to become a manager", "please do not push me into teaching". What is told of others stays. */
const UNADVISED =
  /(?:\bplease )?\b(?<!\bi )(?:don['’]t|do not|never|stop) (?:tell(?:ing)?|ask(?:ing)?|push(?:ing)?|suggest(?:ing)?|steer(?:ing)?|send(?:ing)?|mak(?:e|ing)) me (?:to (?:be|become|go into)|into|that i should be|(?:to )?be(?:come)?)(?: being| becoming)? /gi
/** The paper says how they come to the work: "get certified as a welder" asks for the work of a welder. */
const CERTIFIED = /\b(?:get|getting|be|being|become|becoming) (?:certified|licensed|qualified|registered) as (?=an? )/gi
const NO_SHORT_FORMS = readShortForms([])
/** "did framing for 9 years", at the start of a sentence. */
const DID =
  /(?<=^\s*|[.;!?]\s+)(?=(?:did|worked|drove|sold|taught|managed|built|cooked|cleaned|served) (?:(?!\b(?:want|would)\b)[^.;!?])*\b(?:years?|yrs?|till|until|before|since)\b)/gi
/** "10 years waitress, 2 years dental receptionist". */
const DID_FOR_YEARS =
  /(?<=^\s*|[,.;]\s*)(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:years?|yrs?)\.? (?=[a-z]{4,})(?!(?:as|of|in|at|with|on|from|into|doing|ago|old|now|and|more|left|until|till|tops|later|here|there|away|before|after|since|back|plan|max|experience|total|straight|working|because)\b)/gi

/** Writes the short forms that people type without their apostrophe with it ("dont" is read as "don't"), and "nite", "wknds", "mgmt" and "mgr" in full. */
const withApostrophes = (text: string): string =>
  text
    .replace(ASIDES, '')
    .replace(/\bnite(?=s?\b)/gi, 'night')
    .replace(/\bwknd(?=s?\b)/gi, 'weekend')
    .replace(/\bmgmt\b\.?/gi, 'management')
    .replace(/\bmgr(?=s?\b)\.?/gi, 'manager')
    .replace(BARE, (word) =>
      /^i/i.test(word) && word.length < 4 ? `I’${word.slice(1)}` : word.replace(/(?=(?:t|s|ve|re|ll)$)/i, '’'),
    )
/** What is typed for a laugh or a shrug. */
const ASIDES = / ?\b(?:lol|lmao|rofl|haha+|hehe|jk|tbh|ngl|smh|imh?o)\b/gi
const BARE =
  /\b(?:im|ive|(?:do|ca|wo|did|does|is|was|are|have|has|would|could|should)nt|(?:that|there|what)s(?= (?:a|an|the|not|my|too|all|what|why|how|it|is|been)\b)|theyre|youre|theyve|youve|they(?:ll))\b/gi
