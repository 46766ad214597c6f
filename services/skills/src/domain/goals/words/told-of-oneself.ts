/**
 * Takes away what somebody tells of the work they are in or did: "I'm 19 and washing dishes", "what else can a paralegal do", "I've done
 * a bit of everything: roofing, dispatch, bar work". It says who asks, not what is asked for.
 */
export function withoutSelf(text: string): string {
  return [AS_ONE, WHAT_ONE_DOES, ONE_CAN, AGED, IS_ONE, BY_TRADE, FOR_YEARS, YEARS_OF, LANGUAGE, DOES].reduce(
    (rest, pattern) => rest.replace(pattern, ' . '),
    text.replace(/[^.;!?]+/g, (sentence) => (RESUME.test(sentence) && !WISHES.test(sentence) ? ' ' : sentence)),
  )
}

/** Up to the next stop, or to where the person turns to what they want. */
const TO_TURN = String.raw`[^,;:.!?]*?(?=\b(?:and|but|so|yet|now|who|then)(?: (?:now|then|instead|maybe|perhaps|today|also|just|really))* (?:i\b|i['’]|me\b|wants?\b|would|wanna|hope|need|wish|into|become|looking|thinking|trying|interested|hoping|ready)|\b(?:who wants?|wanting|looking|hoping|trying|interested|thinking|ready|wondering|want) (?:to|for|in|into|about|if)\b|\bso (?:maybe|perhaps|probably|possibly)\b|\bto (?:become|move|get|go|be)\b|[,;:.!?]|$)`
const OPENS = String.raw`(?<=^\s*|[,;:.!?(]\s*|\b(?:and|but|because|since|while|so|though|when)\s)`
const I_AM = "(?:i(?:['’]m| am)|i(?:['’]ve| have) been|been)"
const ALSO = '(?: (?:technically|officially|basically|mostly|currently|now|still|just|only|already|also|presently|actually))*'
/** Doings that lead somewhere else rather than being the present work. */
const SEEKING =
  'think|look|hop|want|consider|try|plan|dy|dream|lean|aim|go|gett|study|finish|learn|ey|debat|weigh|wonder|choos|decid|apply|interview|train|pursu|becom|mov|switch|leav|quitt|start|hunt|search|major|ask|shopp|will|be|feel|see|seek|explor|reach|com|head|join|transfer|return|work(?= (?:on|toward))|tak|bridg|stay|keep'

/** "I'm a welder who …", "I am the bookkeeper at a church". Where wishes begin, it ends. */
const IS_ONE = new RegExp(
  String.raw`${OPENS}${I_AM}${ALSO} (?:(?:an?|the)(?! (?:(?:[a-z]+ ){1,3}(?:majors?|students?)\b|good|great|decent|strong|natural|people|quick|fast|hard|better|big|huge|bit|little|lot))|(?!(?:${SEEKING})ing\b)[a-z]{3,}ing(?=(?: (?:as|at|in|on|the|a|an|my|with|for|houses?|cars?|trucks?|tables?|dishes|burgers|[a-z]+s)\b|[,;:.!?]|$))) ?${TO_TURN}`,
  'gi',
)
/** "im 19 and washing dishes", "19 yrs old, cashiering at the grocery". */
const AGED = new RegExp(
  String.raw`${OPENS}(?:(?:i['’]m|i am|a|age|aged) )?\d\d(?: ?(?:years?|yrs?|y/?o)\.?(?:[- ]old)?)?(?: now)?(?:,| and|, and)? (?!(?:${SEEKING})ing\b)[a-z]{3,}ing\b${TO_TURN}`,
  'gi',
)
/** "as a nurse with 12 years in the ICU I wonder". */
const AS_ONE = /(?<=^\s*|[.;!?]\s*)as an? [^,;:.!?]*?(?=,|\bi\b|\bi['’]|\bmy\b|\bwhat\b|[;:.!?]|$)/gi
/** "what else can a paralegal do", "what a DPT can do outside of clinical care": the work asked from, as far as its verb. */
const WHAT_ONE_DOES =
  /\b(?:what|where|which|how)(?: (?:else|other|kinds? of|sorts? of|types? of|jobs?|careers?|work|roles?|places?|is there|are there|out there|for|options|possible|positions))*(?: (?:can|could|does|do|would|should|might|is|are))? (?:an?|somebody who is an?|someone who is an?|old|former|ex)[ -][^,;:.!?]{2,60}?(?: (?:with|like me)[^,;:.!?]{0,40}?)? (?:(?:can|could|does|do|would|should|might|even|still) )*(?:does|do|go|become|work|be|use|get|move|make)\b/gi
/** "jobs for an ex teacher", "a place for an old carpenter". */
const ONE_CAN =
  /\b(?:jobs?|work|options|careers?|roles?|positions?|something|anything|out there|place) (?:out there )?for (?:an?|somebody who (?:is|was) an?|someone who (?:is|was) an?) (?:former|ex|old|burned[- ]out|retired|tired|experienced|person who)[- ][^,;:.!?]*/gi
/** "accountant by day", "a roofer by trade". */
const BY_TRADE = /(?<=^\s*|[,;:.!?]\s*)[^,;:.!?]{3,50} by (?:day|trade|training|profession|license|education|degree)\b/gi
/** "Corrections officer, ten years", "CNA 9 yrs now": a name and how long, and no wish. */
const FOR_YEARS =
  /(?<=^\s*|[.;!?]\s*)(?:(?!\b(?:want|would|like|need|hope|stay|keep|become|open|own|my|in|within|next|after|another|looking|or)\b)[^,;:.!?]){3,50}?,? (?:for |over |about |almost |nearly )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\+?(?:[- ](?:odd|plus|some))? ?(?:years?|yrs?)\b(?: (?:now|in|experience|here|straight))*(?=\s*(?:[,;:.!?]|$))/gi
/** "Nineteen years of adjuncting and still no health insurance": how long what lies behind lasted, up to what is wanted now. */
const YEARS_OF = new RegExp(
  String.raw`(?<=^\s*|[.;!?]\s*)(?:(?:after|almost|nearly|over|about) )*(?:\d+|(?:twenty|thirty)(?:[- ]\w+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)\+?(?:[- ](?:odd|plus|some))? ?(?:years?|yrs?) of ${TO_TURN}`,
  'gi',
)
/** "My English is good for reading and writing": how well a language is spoken, up to the next stop or turn. */
const LANGUAGE = new RegExp(String.raw`\bmy (?:english|spanish) (?:is|isn['’]?t|for|still|gets|got|needs)\b${TO_TURN}`, 'gi')
/** What somebody does, with any verb but those of wishing and of going somewhere. */
const DOES = new RegExp(
  String.raw`(?<=^\s*|[.;!?]\s*)(?:so |well |right now |currently |now |today )?i(?: (?:currently|now|already|mostly|just|only|also))* (?!(?:want|wanna|wants|would|like|love|enjoy|need|wish|hope|think|guess|could|can|may|might|should|will|shall|prefer|plan|dream|intend|consider|see|am|have|had|was|were|been|do|don|did|feel|care|aim|aspire|look|seek|desire|long|expect|figure|believe|know|go|get|got|become|try|tried|miss|must|ought|move|switch|transfer|start|open|learn|train|finish|study|find|bridge|join|return|stay|keep|apply|promise|mean|really|still|actually|definitely|probably|honestly|always|never|ever|even|kind|sort|or|and|in|to|at|for|used|thought|wanted|liked|loved|also|too|either|rather|doubt|refuse|hate|can['’]t|cannot|won['’]t|couldn['’]t|wouldn['’]t|understand|wonder|heard|read|excel|thrive|lean|help|type|notice|live|took|volunteer|run|own|just|now|already|currently|mostly|only|left|made|came|went|did|drove|[a-z]+ed)\b)[a-z]{3,}\b(?! (?:better|best|well|more|most) (?:with|at|when|as|in)\b)${TO_TURN}`,
  'gi',
)
/** A sentence that tells what was done so far, as a résumé does. */
const RESUME =
  /^\s*(?:so |well |honestly |basically |over the years |so far )?(?:(?:i['’]ve|i have)(?: (?:already|also|mostly|basically|pretty much))* (?:done|worked|held|had (?:a|lots|many|all)|tried|waited|cleaned|driven|cooked|bartended|sold|run|ran|watched|been (?:a|an|everything|in)|tended|built|painted|stocked|served|raised|taught|managed|made|did|delivered)|i (?:waited|cleaned|drove|cooked|bartended|sold|ran|watched|tended|built|painted|stocked|served|raised|taught|managed|delivered|worked|did|packed|loaded|picked|answered)|(?:done|worked|did) (?:a (?:little|bit|lot)|all kinds|some|everything|many))\b/i
/** Words of wishing, which keep a sentence. */
const WISHES =
  /\b(?:want|wanna|would|i['’]d|like to|hope|hoping|looking|interested|could|might|may|maybe|perhaps|need|thinking|wish|prefer|still|stay|keep|or (?:maybe|something)|always (?:loved|liked|wanted)|consider(?:ing|ed)?)\b/i
