/**
 * Work that somebody asks for by the people who do it, as the words of their field: "I see the robot guys come in. How do I get to be one of
 * them?", "be one of the drone people". Undefined where nobody asks to be like others.
 */
export function peopleMeant(text: string): { phrase: string; field: string } | undefined {
  const direct = BE_ONE.exec(text)?.groups
  if (direct) return { phrase: direct.who!, field: direct.field! }
  const asked = ONE_OF_THEM.exec(text)
  const named = asked && [...text.slice(0, asked.index).matchAll(THE_PEOPLE)].at(-1)?.groups
  return named ? { phrase: named.who!, field: named.field! } : undefined
}

const FIELD = String.raw`(?!(?:other|old|new|same|young|nice|good|big|rich|smart|few|only|right|wrong|two|three|last|first|white|black|poor|tough|bad)\b)[\p{L}&-]{2,}(?: (?!(?:guys?|people|folks)\b)[\p{L}&-]{3,})?`
const PEOPLE = '(?:guys?|people|folks|gals?|ladies|crews?|dudes|fellows|kids|men|women|team)'
const THE_PEOPLE = new RegExp(String.raw`\b(?:the|those|these|our|some) (?<who>(?<field>${FIELD}) ${PEOPLE})\b`, 'giu')
const ONE_OF_THEM =
  /\b(?:be|being|become|becoming|get to be|end up) (?:one|part|some) of (?:them|those(?: guys| people| folks| jobs)?|that (?:crew|team))\b|\b(?:do|doing|learn|get into) what (?:they|those (?:guys|people|folks)) (?:do|are doing|make)\b|\bjoin them\b|\b(?:get|want|have|land|find) (?:a job|work|a spot|a place) (?:like|with) (?:theirs|them|that crew)\b/i
const BE_ONE = new RegExp(
  String.raw`\b(?:be|become|being|becoming) (?:one of )?(?:the|those|an?|our|these) (?<who>(?<field>${FIELD}) (?:guys?|gals?|people|folks|lady|person|dude))\b`,
  'iu',
)
