/**
 * Words of a text in which nothing was found, as whole clauses that the person wrote, each once. A clause in which something else was read
 * gives the part that was not; what only tells of the person, of others or of a reason asks for nothing and is left out.
 *
 * @param read words of the text in which something was found
 */
export function wholeClauses(text: string, pieces: readonly string[], read: readonly string[]): string[] {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  const found = pieces.flatMap((piece) => {
    const at = plain.indexOf(piece)
    if (at < 0) return asks(piece) ? [piece] : []
    const sentence = around(plain, { at, length: piece.length }, ENDS)
    const whole = around(plain, { at, length: piece.length }, STOPS)
    const holds = read.some((phrase) => phrase !== '' && whole.words.includes(phrase))
    const { words, end } = holds ? around(plain, { at, length: piece.length }, PARTS) : whole
    // A part in which something was read is read.
    if (holds && read.some((phrase) => phrase.length > 3 && words.includes(phrase) && !piece.includes(phrase))) return []
    const clause = words.replace(OPENS, '').trim()
    const isAsked = plain.charAt(end) === '?'
    const isTurned = TURNS_AWAY.test(clause)
    if ((REMARK.test(clause) && !isAsked) || ONLY_OFF.test(clause)) return []
    return asks(clause) ||
      isAsked ||
      isTurned ||
      (isBare(clause) && !AMOUNT.test(clause) && (asks(sentence.words) || !TELLS.test(sentence.words)))
      ? [clause]
      : []
  })
  return found.filter((clause, at) => found.every((other, place) => place === at || !holdsIt(other, clause, place < at)))
}

/** Whether a clause stands within another, or again. */
const holdsIt = (other: string, clause: string, isEarlier: boolean): boolean =>
  other === clause ? isEarlier : other.includes(clause)

function around(text: string, { at, length }: { at: number; length: number }, stops: RegExp): { words: string; end: number } {
  let from = 0
  let end = text.length
  for (const stop of text.matchAll(stops)) {
    const after = stop.index + stop[0].length
    if (after <= at) from = after
    else if (stop.index >= at + length) {
      end = stop.index
      break
    }
  }
  return { words: text.slice(from, end), end }
}

const asks = (words: string): boolean => ASKS.test(words)
/** A name of something, and nothing said of it. */
const isBare = (words: string): boolean => words.split(' ').length <= MOST_BARE && !STARTS.test(words) && !VERB.test(words)

/** A stop within a number, a time or a short form ("B.Pharm") ends nothing. */
const ENDS = /[!?\n]|\.(?=\s|$)(?<!\b(?:St|Ft|Mt|Dr|Mr|Mrs|vs|etc)\.)/g
const STOPS = /[;!?()\n]|,(?!\d{3}\b)|:(?!\d\d\b)|\.(?=\s|$)(?<!\b(?:St|Ft|Mt|Dr|Mr|Mrs|vs|etc)\.)| [-–—] /g
const PARTS = new RegExp(String.raw`${STOPS.source}|\s(?:and|or|but|because|so that|since|while)\s`, 'gi')
/** Words that join a clause to the one before. */
const OPENS =
  /^[\s"'“”]*(?:(?:and|or|but|so|also|then|plus|well|maybe|perhaps|possibly|even|heck|just|either|otherwise)\b,?\s+)+/i
/** What is only turned from to say that the present work is: "off the bench". */
const ONLY_OFF =
  /^(?:(?:is|are) there (?:anything|something) |get me |i want |want |i['’]d |take (?:less|a cut) [a-z ]*)*(?:get )?(?:off|out of|away from) (?:of )?(?:the|my|this) \w+$/i
const ASKS =
  /\b(?:wants?|wanna|would|i['’]d|needs?|hope|hoping|wish(?:es|ing)?|looking (?:for|to)|interested|something|anything|somewhere|become|how (?:do|can|would|to|does)|should|prefer|train as|work as|thinking (?:of|about)|consider(?:ing)?|curious|switch|get (?:to be|into|my)|open to|please|dream(?:ing)? of|tell me|convince|help me|advice on|worth|earn(?:ing)?)\b/i
const TURNS_AWAY =
  /^(?:(?:i|we|either way|really|definitely|please|that|and|but)\b['’]?\w* )*(?:not|no|never|nothing|without|no more|off|out of|away from|anything but|done with|tired of|sick of|leav\w+|quit\w*|(?:do|wo|ca|is|are)n['’]t|don['’]t|won['’]t|can['’]t)\b/i
/** What is said by the way, and what is the reason of something else. */
const REMARK =
  /^(?:funny|weird|strange|sorry|thanks?|thank you|honestly|idk|because\b|since\b|of\b|to\b|who\b|which\b|alimony|rent|bills|mortgage|never (?:took|finished|had|learned|went)\b|i never (?:took|finished|had|learned|went)\b|(?:nobody|no one|everybody|everyone|people|they|kids|folks|somebody|my|our|his|her|their|the)\b(?:['’]s)?(?! (?:same|other|best|right|goal|dream|point|plan|way)\b)(?!.*\bi (?:want|need|would)\b)|(?:i|we)\b(?!['’]d\b)(?!.*\b(?:want|would|need|hope|wish|should|looking|interested|trying|thinking|open to|plan|prefer|rather|refuse|hate|not|n['’]t|never|won['’]t|how)\b))/i
/** A sentence with somebody who does something. */
const TELLS =
  /\b(?:i|we|he|she|they|my|our)\b(?:['’](?:m|ve|re))? ?(?:\w+ )?(?:am|is|are|was|were|have|has|had|can|do|did|\w+ed|good|put|work|know|like|make|run)\b|\b(?:i['’]m|we['’]re|i['’]ve)\b/i
const STARTS =
  /^(?:of|to|from|by|in|on|at|for|as|my|our|the|i|we|he|she|they|it|its|half|that|this|these|who|which|with|when|while|if|all|some|most|his|her|their|about|after|before|until|than)\b/i
const VERB = /\b(?:is|are|was|were|has|had|have|can|could|will|does|did|got|went|left|said|says)\b|n['’]t\b|['’](?:s|m|re|ve) /i
/** How much or how long, and no kind of work. */
const AMOUNT = /\d|\b(?:all (?:day|night)|every|years?|days?|weeks?|first|last|since|ends?)\b/i
const MOST_BARE = 3
