import { withoutUnmissed, withoutYearOfStudy } from '../asked/set-aside.ts'
import { withoutPastFirm } from './past-firm.ts'
import { PUSHED, withoutTold } from './told-clauses.ts'

/** The parts of a text on goals: what the person wants to leave behind, and the rest, which says what they want. */
export type GoalParts = { readonly left: readonly string[]; readonly wanted: string }

/**
 * Takes away what is named only to be left ("out of picking", "not law school", "from house wiring to …", "I run a team and …"). What
 * stays keeps the person's own words and order.
 */
export function partGoal(text: string): GoalParts {
  const plain = withoutStops(text.normalize('NFKC').replace(/\s+/g, ' ').slice(0, LONGEST))
  const left: string[] = []
  const leave = (found: string): string => {
    const words = withStops(found.trim())
    if (!HAS_ONLY.test(words)) left.push(words)
    return ' . '
  }
  const wanted = withoutTold(
    withoutRefused(
      withoutComplaints(
        withoutPastFirm(withoutUnmissed(withoutYearOfStudy(plain), leave))
          .replace(ORDERED, ' . ')
          .replace(SCHOOL_LIMIT, ' . ')
          .replace(KNOWS_SOME, ' . ')
          .replace(SUPERVISED, ' . ')
          .replace(CONVICTED, ' . ')
          .replace(FROM_SCHOOL, ' . ')
          .replace(ADVISED, ' . ')
          .replace(COLLEAGUES, ' ')
          .replace(FAMILY, 'family')
          .replace(ON_THE_WAY, ' ')
          .replace(KNOWS, ' . ')
          .replace(MEANWHILE, '')
          .replace(WORRIES, ' . ')
          .replace(OTHER_PLACE, '')
          .replace(PUSHED, leave),
        leave,
      ),
      leave,
    ),
  )
    .replace(DOUBTED, (found) => {
      left.push(withStops(found.trim()))
      return ' . '
    })
    .replace(UNWANTED, leave)
    .replace(BENEFITS, ' . ')
    .replace(LACKING, ' . ')
    .replace(TRAVEL, ' . ')
    .replace(TRADED, leave)
    .replace(LEFT, leave)
    .replace(HELD, ' . ')
    .replace(EMPLOYER, ' . ')
    .replace(PAST, ' . ')
  return { left, wanted: withStops(wanted) }
}

/** The stops within "$15,000", "9:30" and "St. Cloud" end no clause: they stand as other signs while clauses are read. */
const withoutStops = (text: string): string =>
  text
    .replace(/(?<=\d),(?=\d{3}\b)/g, THOUSANDS)
    .replace(/(?<=\d):(?=\d\d\b)/g, MINUTES)
    .replace(/(?<=\b(?:St|Ft|Mt))\.(?= [A-Z])/g, SHORTENED)
const withStops = (text: string): string => text.replaceAll(THOUSANDS, ',').replaceAll(MINUTES, ':').replaceAll(SHORTENED, '.')
const [THOUSANDS, MINUTES, SHORTENED] = ['\u2024', '\u2236', '\u2027']

/** Without what is asked and answered with no: "need summers? no, need pay" wishes for no summers. */
export const withoutAnsweredNo = (text: string): string => text.replace(ASKED_AND_DENIED, ' . ')
const ASKED_AND_DENIED = /[^,;:.!?]*\? ?(?:no|nope|nah|not really)\b(?= ?[,;:.!?])/gi

/** Cuts a text where one wish ends and the next begins. */
export function cutPieces(wanted: string): string[] {
  return wanted
    .replace(NEARER, '')
    .replace(ASKED_FOR, '')
    .split(
      /,(?!\d{3}\b)|:(?!\d\d\b)|(?<!\b(?:st|ft|mt)(?=\. [a-z]))\.|[;!?()\n]| - | – | — |\s\/\s|\b(?:or|and then|and|but|as well as|plus|then|also|maybe|perhaps|ideally|because|while (?=i\b|they\b|we\b|my\b|the\b)|so (?:that )?(?=i\b|my\b|we\b)|where (?=i\b|they\b|we\b|you\b|people\b|nobody\b|somebody\b|someone\b|my\b))\b/i,
    )
    .map((piece) => piece.replace(/^[\s'"]+|[\s'"]+$/g, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece))
}

/** "Is there something with data": what is asked for stands behind it. */
const ASKED_FOR = /\b(?:is|are|isn['’]?t|aren['’]?t) there (?=(?:something|anything|an?|any|some|jobs?|work|ways?)\b)/gi

/** How far it is says nothing of the work: "a credit union closer to home". */
const NEARER = / (?:much |a lot |a bit )?(?:closer?|near(?:er)?) to (?:home|town|where i live|my [a-z]+)\b/gi

/** Whether a piece is one of several ("in house, compliance or teaching", "or a job with the county") rather than the place of another. */
export function isChoice(text: string, piece: string): boolean {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  const at = plain.indexOf(piece)
  const isPlace = /^(?:in|at|for|with) (?!house)/i.test(piece) || PLACED.test(plain.slice(0, at))
  if (at < 0 || (isPlace && !BEHIND_OR.test(plain.slice(0, at)))) return false
  const sentence = /[^.;!?]*$/.exec(plain.slice(0, at))![0] + /^[^.;!?]*/.exec(plain.slice(at))![0]
  return /\bor\b/i.test(sentence.replace(piece, '')) || /^[^.;!?]*[.;!?] ?or\b/i.test(plain.slice(at))
}
/** What stands behind named work is its place: "product manager at a medtech". */
const PLACED = /\w (?:in|at|for|with) (?:an? |the |some )?$/i
/** Whether a piece is only where something else is wanted: "product manager at a medtech". */
export function isPlaceOf(text: string, piece: string): boolean {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  const at = plain.indexOf(piece)
  if (at <= 0) return false
  // A piece may hold the word that opens the place: "for a museum".
  const before = plain.slice(0, at) + (/^(?:at|for|in|with) (?:an? )?/i.exec(piece)?.[0] ?? '')
  return AT_ONE.test(before) || FIELD_AT_ONE.test(before)
}
/** A place behind a field of work that every place has: "PR for a museum". */
const FIELD_AT_ONE =
  /(?:^|[,.;:!?] |\b(?:or|be|as|do|to) )(?:pr|hr|marketing|communications|fundraising|accounting|payroll|bookkeeping) (?:at|for|in|with) (?:an? |some )?$/i
/** A place behind a title of two words or more: "work at a" says what is wanted itself. */
const AT_ONE =
  /(?:^|[,.;:!?] |\b(?:or|be|as|an?|to) )(?!(?:work|job|jobs|something|anything|position|role|stay|same|do|move|go|start)\b)[a-z]+ (?:manager|engineer|analyst|director|designer|specialist|coordinator|developer|scientist|assistant|technician|officer|rep|supervisor|planner|trainer|writer|buyer) (?:at|for|in|with) (?:an? |some )?$/i
const BEHIND_OR = /\bor (?:maybe |perhaps |even )?(?:something |anything )?$/i

const withoutComplaints = (text: string, leave: (found: string) => string): string =>
  text.replace(COMPLAINTS, (found) => (HATED.test(found) ? leave(found) : ' . '))

/** What is turned down after it was named: "police or corrections no way", "dental hygienist? no way", "real estate but no". */
function withoutRefused(text: string, leave: (found: string) => string): string {
  return text.replace(ANSWERED_NO, leave).replace(/[^,;:.!?]+/g, (clause) => {
    const refused = REFUSES.exec(clause)
    if (!refused) return clause
    const end = refused.index + refused[0].length
    const turn = /.*\bbut\b(?! (?:no|nope|never|i)\b)/i.exec(clause.slice(0, refused.index))?.[0] ?? ''
    return `${turn}${leave(clause.slice(turn.length, end))}${clause.slice(end)}`
  })
}

const NO =
  '(?:no way|no,? thanks?|no thank you|nope|not a chance|hell no|no chance|never(?: again| ever)?|not for me|not happening|no(?! (?:doubt|problem|matter|idea)))'
/** How long school may take names no work at a school: "school no more than one year". */
const SCHOOL_LIMIT =
  /\b(?:school(?:ing)?|college|training|study(?:ing)?|class(?:es)?|courses?|program) ?(?:for |of |is |to be )?(?:no (?:more|longer) than|not (?:more|longer) than|at most|max(?:imum)?|up to|under|less than|only) (?:an?|one|two|three|four|five|six|\d{1,2}) (?:years?|yrs?|months?|mos?|weeks?|semesters?)\b(?: (?:max|tops|at most))?/gi
/** What somebody can do a little of is no goal: "Computers I can do some". */
const KNOWS_SOME =
  /(?<=^|[,;:.!?] ?)(?!(?:something|anything|work|jobs?|things?|what|stuff)\b)[\p{L} ]{2,30} i (?:can|could) (?:do|handle|manage|use) (?:some|a (?:little|bit)|ok(?:ay)?|all right|alright|fine|well enough|the basics)(?= ?(?:[,;:.!?]|$))|\bi can (?:also )?(?:do|handle|use|read|work) [^,;:.!?]{2,30}? (?:fine|ok(?:ay)?|all right|alright|well enough|pretty well)(?= ?(?:[,;:.!?]|$|but\b))/giu
/** What somebody was convicted of names no work: "a felony from 2020 (meth, delivery)". */
const CONVICTED =
  /\b(?:felon(?:y|ies)|misdemeanou?rs?|convict(?:ed|ion|ions)|charged?|charges|dui|dwi)\b(?: (?:from|in|for|of|with|on) [^,;:.!?(]{2,40})?(?: ?\([^)]{2,60}\))?/gi
/** Where the law has somebody: "on probation til March" asks for no work as a probation officer. */
const SUPERVISED =
  /\b(?:i['’]?m |i am |still |currently |just )*(?:on|off|finish(?:ed|ing)?|done with|through with|completed?|violated) (?:my |felony |misdemeanor |juvenile |supervised )*(?:probation|parole|house arrest|work release|supervised release)\b(?! (?:officer|work|department|dept|office|services|side|agent))|\bmy (?:probation|parole)(?: officer| agent)?\b/gi
/** On whose word something ends: "typing is over by doctor's orders" asks for no work as a doctor. */
const ORDERED =
  / ?\b(?:(?:by|on|per|under|against|with|following|due to|because of) )?(?:(?:my|the|a) )?(?:doctor|dr|doc|surgeon|physician|therapist|md|cardiologist|chiropractor|specialist|lawyer|judge|pt)['’]?s?['’]? (?:orders?|advice|notes?|say[- ]so|instructions?|restrictions?)\b/gi
const ANSWERED_NO = new RegExp(
  String.raw`(?<=^|[,;:.!?])[^,;:.!?]*(?:(?:\?| ?=| but| -) ?${NO}|, ?(?:decided against (?:it|that)|changed my mind|ruled (?:it|that) out))(?= ?(?:[,;:.!?]|$))`,
  'gi',
)
const REFUSES =
  /(?:\bnot|n.?t) (?:really )?(?:for me|my thing|an option|me|my cup of tea|my calling|happening)(?: (?:after all|any ?more|at all|though|honestly|either|right now))*(?= ?(?:$|(?:but|since|because|now|with|when)\b))|\b(?:no way|no thanks?|(?:is|are) (?:out|off the table|out of the question)|(?:is |are )?not (?:so|very|too|that|really) (?:good|great|strong)|(?:was|were|would be|is) an? (?:big |huge |total )?(?:mistake|nightmare|dead end)|(?:is|are) where i draw the line|rul(?:ed|ing) (?:it )?out(?: because[^,;:.!?]*)?|decided against(?: it| that)?|bores? me(?: to (?:death|tears))?|never again|(?:is|are) for (?:the young|young(?:er)? (?:people|men|women|folks|guys|legs|backs)|kids)|(?: ?= ?no (?:money|time|way)|(?:is|costs?|takes?) (?:way )?too (?:much|long|expensive)|costs? more than i have)|(?<=\w )no|makes? me (?:sick|miserable)|(?:is|are) (?:over|behind me|history)|= ?(?:no|bad|debt)\b[^,;:.!?]*)(?= ?(?:$|but\b))/i
/** What is not wanted in so many words, with its verb: "I don't want to sell any more" asks for no selling. */
const UNWANTED =
  /\b(?:(?:(?:do )?not|(?:do|would)n.?t|never|no longer) (?:(?:ever|really|even) )?(?:want|like|wish|care)\b(?! (?:if|how|whether|what|about|so much))|(?:(?:wo|would|could)n.?t|will not|would not|will never|would never|(?:i.?d|would|i.?ll|will) (?:rather not|hate to)|refuse to|never going to|not going to|not gonna|(?:can.?t|cannot|can not) (?:see|imagine|picture) myself) (?:ever |even |be )?(?:be|become|do|doing|being|as|go|going|end up|work|working|back|an?|in|sell|drive|teach|manage|lead|supervise|code|audit|hire|fire|pitch|litigate|cook|clean|nurse)\b(?! (?:better|happier|opposed|against))|(?:i['’]m|i am) not (?:the (?:boss|manager|supervisor)|in charge)\b|(?:not|never) (?:going|headed|applying) (?:back )?to (?:[a-z]+ ){0,2}(?:school|college)\b|(?:can['’]?t|cannot|won['’]?t|will not|not going to) (?:sit for|retake|take|pass|do) (?:the |that |my )?[^,;:.!?]*?\b(?:again|any ?more|a (?:second|third) time)\b|(?:not interested|no interest|no desire|no wish|(?:not|never|no longer) (?:really |even |at all )?(?:looking|trying|hoping|planning|itching|eager|willing|asking|wanting|out|after)) (?:in|to|for|the|an?)\b)(?:(?!\b(?:but|perhaps|maybe|instead|and (?:want|become|into))\b)[^,;:.!?])*/gi
/**
 * What one does not think, doubts, or is not sure to want: "I don't think I want to be a therapist", "I doubt I'd be happy as an auditor",
 * "the last thing I want is another sales job"; and what others take for granted: "everyone says I need a master's to do anything".
 */
const DOUBTED =
  /\b(?:(?:(?:do not|don['’]?t|never|can['’]?t say) (?:really |honestly |even )?(?:think|believe|feel like|feel|see how|see)(?: that| like)? i(?:['’]d|['’]ll| would| could| can| should|['’]m| am| will)?(?: (?:really|even|ever|actually|still))*(?: (?:want|wanna|like|enjoy|care|cut out|made|meant|ready|good enough|be|belong|fit|handle|stand|do|go))?)|i doubt(?: that| if)?|(?:(?:am|i['’]m|is|are)? ?(?:not|no longer|never)(?: so| too| very| really| at all| even| that)? (?:sure|certain|convinced|positive|sold)|unsure|having (?:second thoughts|doubts)|have (?:my )?doubts|(?:starting|beginning|begun) to (?:doubt|wonder))(?: anymore| any more)?(?: that| if| whether| about| on)?(?: i(?:['’]d|['’]ll)?(?: (?:still|really|even|ever))* (?:want|wanna|would|could|can|should|like|have|be|belong|am)\b| (?:being|becoming|going|doing|staying|working) )|(?:the )?last thing (?:that )?i(?:['’]d)? (?:ever )?(?:want|need|would want)(?: (?:to (?:do|be)|right now))* is|(?:(?:everyone|everybody|people|they|folks|(?:my|the) \w+)(?: all| always| just| here| else| keeps?| keep)* (?:assumes?|think|thinks|says?|said|saying|telling me|tells? me|insists?|expects?)(?: that)? i(?:['’]d|['’]ll|['’]m)?(?: (?:really|just|will|would|am))* (?:wants?|need|have|going|gonna|end up|be)\b))(?:(?!\b(?:but|perhaps|maybe|instead|can i|could i|so i|and (?:i|want|become|into))\b)[^,;:.!?])*/gi
/** Who advised it names no work; what they advised may be wanted: "my teacher says I should do graphic design". */
const ADVISED =
  /(?:\b(?:my|a|our|the|some|every)|(?<=^|[,;:.!?] ?|\b(?:and|but) ))(?: ?\w+)?? ?\b(?:teachers?|friends?|coach|counsel+or|boss|bosses|ceo|cfo|coo|cto|director|manager|supervisor|foreman|principal|preceptor|professor|instructor|mentor|recruiter|pastor|doctor|therapist|neighbou?rs?|co-?workers?|customers|clients|guests|patients|people|ppl|everyone|everybody|folks|they)(?: (?:all|always|both|keeps?|still|just|here|at \w+))* (?:says?|saying|said|thinks?|thought|tells? me|telling me|told me|suggests?|suggested|swears?)(?: that)? i(?:['’]d| would| should| could| ought to| might)(?: (?:really|definitely|totally|probably|also))*(?: (?:make|be|become|try|do|get|go|look)(?: (?:a|an|into|for|good|great|at|it as an?))*)?(?=\b|\s)(?! be wasted)(?![^.;!?]*\bbut (?:i\b|no\b|never\b|nah\b|not (?:for|my|me|really|interested)\b|honestly\b|that|it))(?![^.;!?]*[.;!?] ?(?:no|nope|not|nah|i (?:don|do not|can)|i['’]m not)\b)/gi
/** What a job should come with, or how one learns, is no work: "with health insurance for once", "can't go back to school full time". */
const BENEFITS =
  /\bout of (?:prison|jail|the (?:army|navy|marines|military|service|air force|coast guard)|rehab|high school)\b[^,;:.!?]*?(?=\b(?:and|but|so|now) (?:i\b|want|would|need)|[,;:.!?]|$)|\bback to (?:school|college)(?: (?:full|part)[- ]time)?\b|\b(?:never|(?:did|have|has)n.?t|did not) (?:(?:ever|really|even) )?(?:went|go|gone|been|made it|make it|got|get|finish(?:ed)?|attend(?:ed)?) (?:(?:to|in|into|through) )?(?:high school|school|college|university)\b|\b(?:with|no|have|has|get|need|want|offer|give|include|provide)s? (?:(?:good|real|decent|some|proper|my own) )?(?:(?:health|dental|medical) )?(?:insurance|benefits)\b(?! (?:compan|work|claim|carrier|plan|side|firm|industry|agenc))(?:,? (?:and|or|&) (?:an? )?(?:pension|401 ?\(?k\)?|retirement|pto|vacation|dental|sick (?:days|time|leave)))*|\b(?:with|and|plus|,) (?:an? |some |good |decent )*(?:pension|401 ?\(?k\)?|retirement(?: plan)?|pto|paid (?:time off|vacation)|sick (?:days|leave)|(?:health|medical) (?:care|insurance|coverage))\b(?:,? (?:and|or|&) (?:an? |some |good )*(?:pension|401 ?\(?k\)?|retirement|pto|vacation|(?:health|dental|medical)(?: ?care| insurance| coverage)?|insurance|benefits))*(?= ?(?:[,;.!?]|$))/gi
/** What somebody holds or has: "my degree is biology", "I have a psych BA", "I'm good with little kids" ask for no work. */
const HELD =
  /\bi(?:'ve| have| hold| got| also have| already have)(?: got)? (?:comptia )?(?:(?:a|network|security|server)\+|ccna|pmp|cpr|osha ?\d*|servsafe|tips|ged)(?=[ ,.;!?]|$)[^,;.!?]*?(?= (?:and|but|so|to) (?:i\b|want|would)|[,;.!?]|$)|\b(?:my|the) (?:\w+ )?(?:degree|diploma|background|major|minor|training|experience|certificate|license|ba|bs|ma|mba|phd|bachelor'?s|master'?s) (?:is|was|are|were)(?: only| just| in)*\b[^,;.!?]*|\bi(?:'ve| have| hold| got| also have| already have)(?: got)? (?:an?|my|the|one|two|three|four|\d+|some|no)(?! (?:dream|plan|idea|goal|wish|hope|interest)) [^,;.!?]*?(?=\b(?:and|but|so|to) (?:i\b|want|would)|[,;.!?]|$)|(?<=^|[,;:.!?] ?|\b(?:and|but) )i (?:also |can |only )*(?:speak|understand) [^,;:.!?]*(?:, [a-z]+)*(?:,? and [a-z]+)?|\bi can (?!be |become )[^,;:.!?]*? (?:a (?:little|bit)|some)(?= ?(?:[,;:.!?]|and\b|but\b|$))|\b(?:i['’]?m|i am) (?:\w+ )?(?:good|great|decent) (?:with|at) [a-z]+(?:, [a-z]+)+,? and [a-z]+(?= ?(?:[,;:.!?]|and\b|but\b|$))|\bi(?:['’]m| am) (?:very |pretty |really )?(?:creative|organized|artistic|analytical|patient|detail[- ]oriented)(?= (?:but|and)\b)|\b(?:i(?:'m| am)|been) (?:pretty |really |very |quite )?(?:good|great|bad|strong|skilled) (?:with|at)\b[^,;:.!?]*?(?=\b(?:and|but|so) (?:i\b|i['’]|could|would|want|like|might|maybe|think|love|enjoy)|[,;:.!?]|$)|\bi(?:['’]m| am) (?:already )?an? (?:\w+ )?(?:good|great|decent|strong|natural|skilled|experienced|certified|licensed) [^,;:.!?]*?(?=\b(?:but|and|so|who)\b|[,;:.!?]|$)|\bwith (?:an?|my) (?:\w+ ){0,2}(?:degree|ba|bs|bachelor'?s|master'?s|mba|diploma)\b(?: in [^,;.!?]*)?/gi
/** What an employer or a boss does is not what the person wants to do: "a company that sells online", "a principal who backs me up". */
const EMPLOYER =
  /\b(?:(?:compan(?:y|ies)|firms?|startups?|places?|employers?|shops?|stores?|business(?:es)?|somewhere) (?:that|which|who)|(?<!\b(?:be|become|being|becoming|as) )an? (?:\w+ )?(?:boss|principal|manager|supervisor|director|administration|leadership|team|crew|charge nurse) (?:that|which|who))\b[^,;.!?]*/gi
/** What follows a school is no leaving of it: "fresh out of culinary school", "jobs straight out of nursing school". */
const FROM_SCHOOL =
  /\b(?:fresh|straight|right|just|newly|coming|comes?|came|got|pays?|makes?|earns?|hired?|hiring|jobs?|work|start(?:ing)?) out of (?=(?:(?:the|an?|my) )?(?:[a-z]+ ){0,2}(?:school|college|university|academy|bootcamp|program)\b)/gi
/** What was: "I loaded the planer", "laid off from the mill", "my school closed its program". */
const PAST =
  /\bafter (?:\d+|many|so many|all (?:these|those)|ten|twenty|thirty) (?:years|yrs) (?:of|in|as|at)\b[^,;:.!?]*?(?=\b(?:i\b|i['’]|want|would|and|but)|[,;:.!?]|$)|\b(?:laid off|let go|fired|furloughed|displaced|retired|moved here|came here|immigrated) (?:from|by|as|after|when)\b[^,;.!?]*?(?=\b(?:and|but) (?:i\b|want|would|now)|[,;.!?]|$)|(?<!\b(?:can|could|should|would|may|might|if|what|do|did|while|whilst) )\bi (?:used to|loaded|worked|did|drove|ran|sold|taught|managed|built|spent|served|went|came|trained|studied|graduated|finished|quit|left|handled|kept|organized|drive|work|pump|do)\b(?! (?:want|like|hope|wish|love|not|it better|this|that|better))[^,;.!?]*?(?=\b(?:and|but|so) (?:i\b|want|would|now)|[,;.!?]|$)|\bmy (?:school|company|plant|employer|store|mill|factory|shop|job|boss|mother|father|mom|dad|husband|wife|partner|kids?|son|daughter|parents?)(?:'s)? (?:closed|shut|moved|died|passed|is|was|are|were|has|had|got|lost|sold|works?|worked)\b[^,;.!?]*?(?=\b(?:and|but|so) (?:i\b|want|would|now)|[,;.!?]|$)/gi
/** What present work does not give names no work that is wanted: "farm pay isn't cutting it". */
const LACKING =
  /\b(?:\w+ )?(?:pay|wages|money|hours) (?:(?:is|are|does|do)n.?t|sucks?|is too)\b[^,;:.!?]*|\b(?:can['’]?t|cannot|can not|couldn['’]?t|hard to|impossible to) (?:really )?(?:live|survive|get by|raise (?:a family|kids)|make it|support (?:a|my|our) \w+|pay (?:my|the|our) \w+) (?:on|with|off) [^,;:.!?]*|\b(?:\w+ ){1,6}(?:(?:is|are|was)(?: (?:going to|gonna|slowly|literally|really))* (?:kill|eat|wreck|destroy|drain|crush|break|ruin|grind)(?:ing)?|ate|killed|ruined|broke|stole) (?:me\b(?: (?:alive|up|down|out)\b)?|my (?!own)\w+)/gi
/** What is wrong with the present work or its field asks for none: "gigs dried up", "hotels never close", "books don't pay the rent". */
const COMPLAINTS =
  /(?<=^|[,;:.!?] ?)(?:(?!\b(?:i (?:want|would)|i.d|i.ll|i.m|i am|want|would|but|so|or|if|until|when|where|that|like|love)\b)[^,;:.!?]){2,60}?\b(?:(?:is|are|was|were|.s|got|gets?|getting|went|has been|have been|feels?)(?: (?:so|too|all|just|being|slowly|really|basically|getting|kind of|pretty|very))* (?:dead|dying|shrinking|closing|drying up|(?:going|moving) (?:away|nowhere|under|overseas|offshore)|the worst|awful|terrible|brutal|exhausting|miserable|hell|lonely|boring|stressful|tedious|thankless|repetitive|a grind|(?:a )?(?:dead end|treadmill|trap|nightmare|circus|mess|rat race)|all (?:audits|meetings|paperwork|emails|politics|spreadsheets)|declining|a joke|gone|automated|outsourced|offshored|downsized|obsolete|old|worse|replaced)|bought us(?: out)?|acquired us|took us over|(?:dried|drying) up|folded|keeps? (?:folding|closing|cutting|changing|laying|shrinking|losing|merging)|never (?:closes?|stops?|ends?|pays?|picks?)|(?:do|does)n.?t pay|pays? (?:nothing|peanuts|garbage|crap|(?:next to|almost) nothing|badly|poorly)|(?:is|are|was)(?:n.?t| not) (?:really )?(?:an? |my )?(?:career|life|living|future|forever)|picks up anymore|(?:is|are|was) (?:fine|ok|okay|alright|all right|decent)(?: for now| enough)?(?= but\b)|was (?:once )?(?:the|my) (?:goal|dream|plan)|feels? like (?:selling out|a trap|a lie|prison|a dead end|giving up)|ghosts? (?:me|us)|hangs? up on (?:me|us)|yells? at (?:me|us)|wrecked me|(?:wears?|wore|burn(?:s|ed)|drains?|drained|exhausts?) me(?: out| down)?|closed(?: down)?(?= ?[,;:.!?]| ?$)|shut down|moved to [a-z]+(?= ?[,;:.!?]| ?$))\b[^,;:.!?]*?(?=\b(?:but|yet|and (?:i|want)|so i)\b|[,;:.!?]|$)/gi
const HATED = /\b(?:worst|awful|hell|miserable|terrible)\b/i
/** How much one would travel is no work in travel. */
const TRAVEL =
  /\btravel(?:ing)? (?:no more|at most|only|up to|less) [^,;:.!?]*|\b(?:want|wanting|able|free|time|hope|get) to travel\b(?: (?:more|a lot|the world|some))?|\b(?:will(?:ing(?: to)?)?|can|could|happy to|ok(?:ay)? to|ready to|up for|open to|fine with) travel(?:l?ing)?\b(?! (?:agen|nurs|writ|guid|plan|sales|blog|consult))/gi
/**
 * What somebody knows or has in hand, one thing after the other, is held and not asked for: "I know hvac, plumbing and drywall",
 * "I manage schedules, P&L, trucks". */
const KNOWS =
  /(?<=^|[,;:.!?] ?|\b(?:and|but) )i (?:already |also )?(?:know|manage|handle|oversee|coordinate) (?!i\b|i['’]|that\b|how\b|what\b|it\b|this\b|there\b|my\b|where\b|people\b|someone\b|somebody\b|nothing\b)(?:(?!\b(?:and|but|so) (?:i\b|i['’]|want|would|like|maybe|need)\b|\bso (?:maybe |perhaps |now )?(?!(?:much|many|well|far|long|good|that)\b))[^.;!?])*/gi
/** How one comes to work says nothing of it: "switching to medical billing", "quit working to go to school". */
const ON_THE_WAY = /\bswitching (?:over )?(?=(?:to|into)\b)|\bto go (?:back )?to school\b(?! (?:for|to|and become|as)\b)/gi
/** What somebody fears, told in a word: "AI. Motion graphics?" asks for no work on AI. */
const WORRIES =
  /(?<=^|[.;!?] ?)(?:ai|a\.i|robots?|automation|layoffs?|outsourcing)(?: and (?:ai|robots?|automation|layoffs?|outsourcing))?(?= ?[.;!?])/gi
/** What goes on beside a wish: "finish a degree while I work". */
const MEANWHILE =
  / (?:while|as) (?:i|i['’]m|i am) (?:still |also )?work(?:ing)?(?: (?:here|days|nights|full[- ]time|part[- ]time))?(?= (?:and|or|but)\b|[,;:.!?]|$)/gi
/** How far it may be, and where named work may be, a second time: "emergency management for a county or a hospital" asks for no other work in a hospital. */
const OTHER_PLACE =
  /(?<=(?<!\b(?:work|working|jobs?|something|anything|be|go|drive|driving)) for an? [a-z]+) or an? (?:hospital|school|college|university|county|city|clinic)(?= ?(?:[,;:.!?]|$))| within (?:\d+|[a-z]+) ?(?:miles?|mi|minutes?|mins?|hours?) (?:of|from) (?:the |my |our )?[a-z]+\b/gi
/** Whom somebody works with is not what they want to be: "I like helping the teachers with their smart boards". */
const COLLEAGUES =
  /\b(?:help(?:ing)?|support(?:ing)?|assist(?:ing)?|work(?:ing)? (?:with|for|alongside)|deal(?:ing)? with|sell(?:ing)? to|talk(?:ing)? (?:to|with)|meet(?:ing)?(?: with)?|visit(?:ing)?) (?:the |my |our |other |young |local )*(?:teachers|nurses|doctors|physicians|lawyers|attorneys|engineers|scientists|accountants|salespeople|developers|programmers|designers|architects|contractors|farmers|artists|musicians|writers|athletes|executives|managers|dentists|chefs|pilots|realtors)\b|\b(?:the|my|our|these|those) (?:teachers|nurses|doctors|lawyers|attorneys|engineers|accountants|managers|developers|designers|executives)(?= (?:i|we|who|that|here|there|at|are|is|do|never|always|asks?|says?|tells?|calls?|thinks?|treats?|knows?|rely|trusts?)\b)|\bbetween (?:the )?[a-z]+ and (?:the )?[a-z]+s\b|(?<=\b(?:work|working|appointments?|setting|scheduling|jobs?|office|desk|assistant|secretary|typing|billing|books|bookkeeping|design) )for (?:an?|the|some) (?:funeral home|doctor|dentist|lawyer|attorney|contractor|realtor|builder|farmer|vet|veterinarian|chiropractor|architect|accountant)s?\b/gi
/** Whom insurance covers: "my wife and kids". */
const FAMILY =
  /\b(?:my|our) (?:wife|husband|partner|spouse|mom|kids|family)(?: and (?:my |our )?(?:kids|children|wife|husband|boys|girls|family|baby|babies))+\b/gi
/** What is given up for something else: "leave banking for corporate finance". */
const TRADED =
  /\b(?:leav(?:e|ing)|quit(?:ting)?|(?<!\b(?:the|an?|my|this|same|skilled|any|another|real|good|in|or|of) )trad(?:e|ing)|swap(?:ping)?)\b[^,;:.!?]*?(?=\bfor\b|\bto (?:be|become|do|open|run|try|teach)\b)/gi
/** Words that open what is to be left, up to the word that turns to what is wanted. */
const LEFT =
  /\b(?:(?<!\b(?:why|if) )not(?: into\b)?(?! (?:only|just|sure|afraid|for the money|what (?:they|it|i|he|she))\b)|(?:do not|don['’]?t)(?! (?:mind|care (?:if|how|what)|worry|know|have))|(?<=(?:^|[,;:.!?(–-]|\b(?:i|i.d|i.ll|we|and|but|or|just|would|will|could|please|again)) ?)never(?! (?:stopped|forgot)\b)|refuse|avoid|give up|giving up|gave up|through with|finished with|too old for|no interest in|enough with|except(?: for)?|nobody(?= (?:scream|yell|shout|call))|besides(?! ?(?:,|being\b))|other than|apart from|aside from|nothing like(?! an? )|no longer(?! (?:afraid|scared|sure))|no way|less|fewer|stop(?! (?:thinking|dreaming|wondering)\b)|no more|no(?! (?:problem|doubt|longer|thanks|limit|degree|diploma|debt|experience|idea|clue|matter|one|school|college|license|training|preference))|get me off|out of(?! (?:my|our) (?:own |spare )*(?:house|home|garage|basement|bedroom|kitchen|truck|van)\b)|off the|done with|(?:that|which) (?:isn['’]?t|is not)(?! (?:as|so|too|boring|just|only|all|hard|going|gonna|an?|the|about|for)\b)|outside of(?= [a-z])|outside(?= the (?:church|classroom|hospital|clinic|bedside|school|kitchen|office|restaurant|courtroom|lab|military|field)\b)|burn(?:ed|t)? out (?:on|by|from|of|with)|(?:stuck|trapped|buried|drowning) (?:in|at|on|with|doing|behind)(?! (?:traffic|debt|bills))|(?:stuck|done|finished)(?= \w+ing\b)|enough of|hates?|hated|dread(?:s|ing)?(?: the (?:idea|thought) of)?(?= (?!(?:monday|sunday|mornings?|work|going|the)\b)[a-z])|(?:can['’]?t|cannot|can not|won['’]?t) (?:stand|take|do|go|work|lift|handle|drive|keep|carry|touch|wear)|(?<=^|[,;:.!?] ?)from(?= [^,;:.!?]{2,40}? (?:in)?to )|(?:be|being) more than (?:just )?(?:an?|the)|anything but|nothing (?:with|in|to do with|around|involving|behind)|escape|instead of|rather than|tired of|sick of|fed up with|bored (?:of|with|by)|leave|leaving|quit|get away from|rather be away from|away from|mov(?:e|ing) (?:on )?from|grow from|switch(?:ing)? from|go(?:ing)? from|(?<!\b(?:could|can|should|would|might|may|if) )i (?:run|lead|led|love|know|(?:was|am)(?! (?:(?:also|really|now|still|just|always|kind of|sort of|more) )*(?:thinking|looking|hoping|wondering|considering|interested|curious|leaning|trying|drawn|open|debating|planning|ready|going|wanting|dreaming|done|tired|sick|fed up|finished|through|burned|leaving|quitting|over|out|so done)\b)|organi[sz]e)|i['’]m (?=(?:an?|the) (?!(?:[a-z]+ ){1,3}(?:majors?|students?)\b))|lost my (?=(?:\w+ )?(?:medical card|licen[sc]e|cdl))|my (?:parents|mom|mother|dad|father|husband|wife|family|boyfriend|girlfriend) (?:says?|wants?|thinks?|keeps?)|my (?:newspaper|job|present|current|back|knees?|employer|company) |the school cut|deadlines|without)\b[^,;:.!?]*?(?=\b(?:(?<!back )to|into|towards|but|perhaps|maybe|(?:and|so) i|and (?:want|become|into|be an?|do|go|start|open|get|learn|train|instead|see|find|teach|return|help|work (?:as|for|in|at|with))|want|for (?:something|a real|a good))\b|[,;:.!?]|$)/gi

/** An opening that tells where the person stands rather than what they want to leave. */
const HAS_ONLY = /^(?:i (?:run|lead|led|love|know|was|am|organi[sz]e)|i['’]m|without)\b/i

const LONGEST = 4000
