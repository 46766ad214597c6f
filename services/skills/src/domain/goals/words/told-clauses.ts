import { withoutSelf } from './told-of-oneself.ts'

/**
 * Takes away what a text tells rather than asks: what was, what family and others do, what the employer does. Each part goes up to the
 * next stop, or to where the person turns to what they want ("… and I want"). Lengths are bounded by the caller.
 */
export function withoutTold(text: string): string {
  return [
    KIN,
    YOUNGER,
    SAYERS,
    SUPERIORS,
    DOCTORS,
    DEMANDS,
    BOUGHT,
    ENDS,
    OTHERS,
    MACHINES,
    EMPLOYERS,
    WAS,
    YEARS_AS,
    ONCE,
    TASKS,
    WORN,
    WRONG,
    ASKED,
    URGED,
    MEANWHILE,
    LIKED_NOW,
    STUDIES,
    WHEN_THEY,
    FELL_INTO,
    KIN_FIRM,
    REASON,
    ERRANDS,
    KEEPERS,
    CONDITIONS,
    GOING,
    MY_PEOPLE,
    DOING_NOW,
  ].reduce((rest, pattern) => rest.replace(pattern, ' . '), withoutSelf(text))
}

/** What somebody does for now, behind what they ask for: "I hold the license, flying charter right now". */
const DOING_NOW =
  /(?<=[,;:.!?]\s*)(?!(?:looking|thinking|hoping|wanting|considering|wondering|trying|leaning|starting|anything|something|nothing|training|learning)\b)[a-z]+ing [^,;:.!?]*?(?:right now|currently|at the moment|these days)(?= ?(?:and\b|but\b|[,;:.!?]|$))/gi
/** Where the trade goes, with all that goes: "everything is going battery, mowers, saws, all of it". */
const GOING =
  /\b(?:everything|it|all of it|the (?:whole )?(?:industry|trade|business|field|market|shop))(?:['’]s| is| has)(?: all| now| just)* (?:going|gone) (?!to\b)[^.;!?]*?(?=\b(?:so|but) (?:i\b|either|maybe|now)|[.;!?]|$)/gi
/** Those under somebody, and what others do to them: "my flight attendants like me", "they cut my one deputy". */
const MY_PEOPLE =
  /(?<=^\s*|[,;:.!?]\s*|\b(?:and|but)\s)my (?:[\w-]+ ){0,2}?[a-z]+s (?:like|love|hate|trust|respect|need|want|know|depend|count|come|leave|quit)\b[^,;:.!?]*?(?=\b(?:but|so) i\b|[,;:.!?]|$)|(?<=^\s*|[,;:.!?]\s*|\b(?:and|but)\s)(?:the|our) (?:commissioners?|board|council|mayor|legislature|state|county|city|owners?|feds|district|company|hospital|agency|union|landlord|partners) (?:just |has |have |already )*(?:cut|cuts|fired|eliminated|froze|voted|killed|slashed|closed|took|want|wants|decided)\b[^,;:.!?]*?(?=\b(?:but|so|and) i\b|[,;:.!?]|$)|\b(?:cut|cuts|fired|took|takes|laid off|let go|eliminated|poached|lost) my (?:\w+ ){0,2}?\w+(?= ?(?:[,;:.!?]|$|and\b|in\b|last\b|this\b))/gi

const TURN = String.raw`(?=\bso (?:maybe|perhaps)\b|\b(?:and|but|so|yet|now)(?: (?:now|then|instead|maybe|perhaps|today))*,? (?:i\b|i'|me\b|want|would|wanna|into|become|looking)|\bnow (?:i\b|want|a\b|an\b|to)|[,;:.!?]|$)`
const clause = (opening: string): RegExp => new RegExp(`${opening}[^,;:.!?]*?${TURN}`.replaceAll("'", "['’]"), 'gi')

/** Where a clause begins. */
const OPENS = String.raw`(?<=^\s*|[,;:.!?(]\s*|\b(?:and|but|because|since|as|that|while|when|so|where|like|though)\s)`

const RELATIVES =
  'wife|husband|ex|spouse|partner|mom|mum|mother|dad|father|parents?|son|daughter|kids?|child(?:ren)?|brothers?|sisters?|siblings?|uncles?|aunts?|cousins?|grand(?:ma|pa|mother|father|parents|dad)|in-?laws?|nephew|niece|boyfriend|girlfriend|fianc[eé]e?|friends?|buddy|buddies|neighbou?rs?|roommate|co-?workers?|colleagues?|family|folks'
const IS_OR_DOES =
  "is|was|are|were|isn'?t|aren'?t|both|all|am|works?|worked|working|has|had|have|owns?|owned|runs?|ran|earns?|earned|teaches|taught|does|did|became|becomes|studies|studied|loves?|hates?|drives?|drove|sells?|sold|builds?|built|got|gets|made|makes|makes?|left|quit|retired|died|started|used"

/** "my dad was an electrician", "my husband, an accountant, earns enough", "a friend became a realtor". */
const KIN = clause(
  String.raw`\b(?:my|our|his|her|a|${OPENS}(?=[a-z]))\s?(?:(?:best|old|good|late|ex|big|little|older|younger|oldest|youngest|close|whole|step)[- ])*(?:${RELATIVES})(?:[- ]in[- ]law)?(?: of mine)?(?:,? (?:an?|the) [^,;:.!?]{1,30},?)? (?:(?:and (?:my )?(?:${RELATIVES})|already|also|always|once|still|just|who|never|even|now) )*(?:${IS_OR_DOES})\b`,
)
/** "by the time she's in preschool", "when my youngest starts school". */
const WHEN_THEY =
  /\b(?:by the time|until|till|when|once|now that|before|since) (?:she|he|they|my (?:\w+ )?(?:kids?|son|daughter|youngest|oldest|baby|twins|wife|husband|girls?|boys?|children|mom|dad))(?:['’](?:s|re)| is| are| was| were| starts?| goes| gets?| finish\w*| graduat\w*| turns?| enters?| begins?)\b[^,;:.!?]*?(?=\b(?:and|but|so) (?:i\b|want|would)|\bi (?:want|would|need|hope|plan|could)\b|\bi['’]d\b|[,;:.!?]|$)/gi
/** "I only took the front office job because …". */
const FELL_INTO = clause(
  String.raw`\bi (?:(?:only|just|kind of|first) )*(?:took|got|accepted|landed|fell into|ended up in|stumbled into) (?:this|the|my|an?) (?:[a-z-]+ ){0,4}(?:job|position|role|gig|work)\b`,
)
/** Why, told of oneself: "off by 3 because I coach". What is liked or wanted is told so too, and stays. */
const REASON = clause(
  String.raw`(?<!\bnot )\bbecause (?:of )?(?:i (?!(?:(?:really|just|also|still|always|only) )*(?:want|would|need|like|love|hope|wish|prefer|enjoy|could|can|miss|am good|know)\b)|my |our |we )`,
)
/** When a place that keeps a child is open: "daycare in town opens 6:30 and closes 6". */
const KEEPERS =
  /\b(?:day ?care|pre-?school|after[- ]?(?:care|school)|(?:baby)?sitter|child ?care|kindergarten|school)\b(?: (?:in|at|on|by) [a-z]+)?(?: (?:only|here|near me))? (?:opens?|closes?|starts?|ends|lets out|is open|is only open|takes (?:her|him|them)|from) (?:at |from |by )?\d[^,;.!?]*/gi
/** Where kin are taken: "I take my mother to dialysis" asks for no work there. */
const ERRANDS = clause(
  String.raw`\b(?:i|we) (?:(?:have|need|get|got) to |must |also |still )?(?:take|drive|bring|pick up|drop off|walk) (?:my|our|the) (?:\w+ )?(?:${RELATIVES})\b`,
)
/** "my uncle's moving company". */
const KIN_FIRM = clause(
  String.raw`\b(?:my|our) (?:${RELATIVES})(?:[- ]in[- ]law)?'?s (?:\w+ ){0,3}(?:company|business|shop|store|firm|farm|restaurant|practice|crew|truck|garage|salon)\b`,
)
/** "my son wants to be a dentist". What parents want for a person is turned down elsewhere. */
const YOUNGER = clause(
  String.raw`\b(?:my|our|his|her|an?) (?:\w+ )?(?:sons?|daughters?|kids?|child|children|brothers?|sisters?|nieces?|nephews?|grandsons?|granddaughters?|friends?|cousins?) (?:wants?|wanted|dreams?|hopes?|plans?|thinks?|says?|is|are)\b`,
)
/** What parents want or say for a person is no goal of theirs: "my parents want me to do nursing". */
export const PUSHED = clause(
  String.raw`(?:\b(?:my|our) (?:\w+[- ])?(?:${RELATIVES})|${OPENS}(?:dad|mom|mum|mother|father|parents|grandma|grandpa|husband|wife|uncle|aunt))(?:[- ]in[- ]law)?(?: and (?:my )?(?:${RELATIVES}))?(?: (?:always|all|both|really|just|still|keeps?))* (?:wants?|wanted|expects?|pushes|push(?:ing)?|thinks?|says?|saying|suggests?|hopes?|insists?|prefers?|tells?|telling|begs?|nags?|nagging|would (?:like|love))\b`,
)
/** What a boss or everybody says, thinks or wants. */
const SAYERS = clause(
  String.raw`${OPENS}(?:(?:my|our|the) )?(?:boss|manager|supervisor|everyone|everybody|people)(?: always| all| just| here| else| i know)* (?:went (?:back|to|into)|goes|got|left|quit|says?|said|thinks?|tells?|told|keeps? (?:saying|telling))\b`,
)
/** "my manager pushes me", "leadership bought a tool". */
const SUPERIORS = clause(
  String.raw`(?:${OPENS}(?:(?:the|that|this) )?(?:foreman|forewoman|boss|supervisor|superintendent|manager|owner) (?:(?:always|never|just|kept|is) )*(?:was|were|quit|left|fired|made|yelled|yells|screamed|screams|treated|treats|hated|hates|yelling|screaming)|${OPENS}(?:my|our) (?:(?:old|current|present|last) )?(?:boss|manager|supervisor|director|ceo|foreman|charge nurse|team lead|bosses|managers|judge|principal|pastor|chef|captain|chief|attorney|lawyer|dentist|doctor|vet|owner|advisor|professor|mentor|dean|editor|partner|sergeant|superintendent|foreperson|landlord|agent)(?: (?:always|never|just|really|keeps?))* (?:pushes|pushed|wants|thinks|treats|likes|encourages|hates|quit|left|is|was|has|got|makes|made|told|says|said|gave|gives|won'?t|retires?|retired|retiring|sold|sells|moved|moves|died|leaves|leaving)|${OPENS}(?:leadership|upper management|management|corporate|headquarters|executives|the (?:owners?|executives)) (?:(?:just|already|now|all|keeps?) )*(?:bought|brought|buys|cut|cuts|rolled|rolls|announced|put|moved|laid|wants|thinks|says|said|sold|hired|changed|is|are|was|were|has|have))\b`,
)
/** "doctor say no more barns", "my surgeon told me": what they say I should do is advice, and read elsewhere. */
const DOCTORS = clause(
  String.raw`${OPENS}(?:(?:my|the|a|our) )?(?:[a-z]+ )?(?:doctors?|doc|physician|surgeon|chiropractor|md|therapist|counselor|specialist|[a-z]+ologist|[a-z]+iatrist)(?: (?:just|always|already|finally))* (?:say|says|said|saying|told|tells|warned|warns|thinks|wants|put|gave|found|ordered|diagnosed|won'?t|will not|signed|cleared)\b(?! (?:that )?i (?:should|could|ought))`,
)
/** What employers ask for names no wish: "every ad wants 5 axis and Mastercam". */
const DEMANDS = clause(
  String.raw`\b(?:every|each|all|most|half|many|the|these|those)(?: of)?(?: (?:the|these|job|help wanted))* (?:ads?|adverts?|postings?|listings?|openings?|employers?|recruiters?|job descriptions?)(?: (?:i (?:see|find|read|look at)|out there|around here|here|now|nowadays|these days|online|seems? to|on indeed))* (?:wants?|asks?|requires?|needs?|says?|demands?|calls? for|expects?|lists?)\b`,
)
/** Who bought the employer: "we were bought by private equity". */
const BOUGHT = clause(
  String.raw`\b(?:was|were|got|been|being|are|is|gets?|getting) (?:just |recently |also )?(?:bought|acquired|sold|taken over|purchased|swallowed)(?: (?:out|up|off))? (?:by|to)\b`,
)
/** What ends: "my contract with the chicken company is up", "the grant runs out in May". */
const ENDS =
  /\b(?:(?:my|the|our|a) )?(?:contract|grant|lease|funding|assignment|term|(?:workers?['’]?s?['’]? )?comp|severance|unemployment)\b[^,;:.!?]{0,40}?\b(?:(?:is|are|was) (?:up|over|ending|done)|ends?|ended|runs? out|ran out|expires?)\b(?: (?:in|by|next|this|on) [a-z0-9]+(?: (?:year|month|week|spring|fall|summer|winter))?)?/gi
/** "married to a police officer", "she was a teacher", "I see a therapist", "my physical therapist told me". */
const OTHERS = clause(
  String.raw`(?:\b(?:they|management|corporate|(?:my|the) (?:company|boss|firm|employer))(?: all| always| keep| keeps)* (?:wants?|wanted|push(?:es|ing)?|expects?|asking|telling) me\b|\bi(?:'m| am) the (?:only|whole|entire|sole|lone) |${OPENS}(?:realtors|attorneys|lawyers|doctors|nurses|teachers|managers|engineers|developers|agents|adjusters|partners) (?:retire|ghost|quit|leave|scream|yell|treat|ignore|act|expect|lie|complain)\b|\bstay[- ]at[- ]home (?:mom|mother|mum|dad|father|parent|wife|husband)\b|\b(?:major|degree|grad|graduate|student|mom|dad|veteran|vet|mba) (?:now |currently |still )?(?:waiting|working|tending|driving|serving|stocking|delivering|bagging|temping|subbing|cleaning|pouring)\b|\b(?:currently|presently) \w+ing\b(?! (?:for|to|into|at))|\bi(?:'m| am)(?: now| also)? (?:his|her|their|my [a-z]+'s|the (?:main|only|sole|family))(?: \w+)? (?:caregiver|carer|guardian)\b|\b(?:caregiver|carer|caring|care) (?:for|of|to) (?:my|our)\b|\b(?:married to|engaged to|divorced from|raised by|(?:son|daughter|child) of|(?:come|comes|came|am|i'm) from a family of|grew up (?:with|around|on|in))\b|\b(?:she|he)(?:'s)? (?:is|was|has|had|works?|worked|loves?|became|wants?|does|did|says?|said|makes?|made|a|an|earns?)\b|\bi(?:'m| am)? (?:see|saw|seeing) an? |\b(?:my|the) (?:\w+ )?(?:therapist|doctor|doc|surgeon|dentist|pastor|counsel(?:or|lor)|teachers?|coach|landlord|accountant|lawyer|attorney|professor|psychologist|nurse|psychiatrist) (?:told|said|is|was|advised|helped|keeps?|does|did|saved|has)\b)`,
)
/** What machines do today or soon names no work that is wanted: "AI is doing my data entry", "robots are taking over the picking". */
const MACHINES = clause(
  String.raw`(?:(?:${OPENS}|\b(?:says?|said|thinks?) )(?:(?:the|an?|some|new|these|those) )*(?:ai|a\.i\.|robots?|(?:self[- ]?driving|driverless) (?:trucks?|cars?|cabs?)|(?:chat ?)?bots?|machines?|computers?|software|automation|self[- ]?check-?outs?|kiosks?|apps?|chat ?gpt|technology|online \w+) (?:(?:now|already|also|just|slowly|soon) )*(?:is|are|does|do|did|took|takes?|will|can|writes?|makes?|has|have|picks?|packs?|keeps?|replaced|replaces?|runs?|handles?|reads?|codes?|wo|can|counts?|eats?|flips?|figures?)\b|\b(?:something|anything|work|jobs?|trades?|stuff|one|what)(?: that)? (?:(?:an?|the|no) )*(?:ai|a\.i\.|robots?|(?:chat ?)?bots?|machines?|computers?|automation|kiosks?|apps?|chat ?gpt) (?:isn'?t|is not|aren'?t|can'?t|cannot|won'?t|couldn'?t|doesn'?t|can|could|will|would)\b|\b(?:nobody|no one)(?:'s| is| can| will|'ll| could)? (?:ever |even |going to )*(?:build|building|automat\w+|replac\w+)\b)`,
)
/** What is wrong with the present work, said of it by name: "dispatch is stressful", "laying brick has worn out my back". */
const WRONG =
  /(?<=^\s*|[,;:.!?]\s*)(?!(?:i|we|if|what|that|it|this|my|your|nobody|deadlines)\b)(?:[\p{L}&'’-]+ ){1,5}(?:(?:is|are|was|has|have|gets?|got|means?|keeps?) (?:(?:getting|become|becoming|going|just|really|very|so|too|way|getting too|hard and|hot and|slowly|all|always|a|an) )*(?:stressful|dying|dead|dangerous|boring|hot|heavy|hard on|rough|brutal|slow(?:ing)?|seasonal|drying up|disappear\w*|shrinking|not (?:good|for me|steady)|dead end|exhausting|boom|unstable|too much|wor[en] (?:me |my )|wor[en] out|ruin\w*|wreck\w*|kill\w*|hurt\w*|tiring|feast or famine|on call|nights|never)|(?:wears?|wore|beats?|hurts?|kills?|ruins?|makes? me|pays? (?:nothing|too little|so little|peanuts)|doesn['’]?t pay|don['’]?t pay)\b)[^,;:.!?]*?(?=\b(?:and|but|so) (?:i\b|want|would|now)|[,;:.!?]|$)/giu
/** What the present work can lead to, asked: "what can a truck driver do at a desk". */
const ASKED =
  /\b(?:what|where) (?:else |other work |jobs? )?(?:can|could|do|does|should|would) (?:an?|old|former|somebody who is an?) [^,;:.!?]{2,40}? (?=do\b|become\b|go\b|work\b|be\b)|\bwhat (?:an? |old |former |ex-)[a-z][a-z -]{1,30} (?:turns? into|becomes?|is (?:good|fit) for|does (?:next|after)|goes into)\b/gi
/** What others than the family want one to be: "my boss wants me to be a manager". What one wants oneself follows it. */
const URGED = clause(
  String.raw`\b(?:my|the) (?:\w+[- ])?(?:everyone|boss|teachers?|coach|counselor) (?:really |always |all |both |just |still )?(?:wants?|wanted|would like|pushes|pushed|expects?|expected|begs?|needs?|keeps? (?:telling|pushing)|tells?|told) me (?:to (?:be|become|go|do|study|take|work|get|join|stay|apply|learn|drive|take over)|in)\b`,
)
/** What bridges the time: "delivering packages until I figure out what I want". */
const MEANWHILE =
  /(?<=^\s*|[.;!?]\s*)(?:(?!\b(?:want|would like|(?:i|we).d like|hope|need)\b)[^,;:.!?])* (?:until|till|while|before) i (?:figure|find|decide|know|save|look for|wait|finish|graduate)\b[^,;:.!?]*/gi
/** What wore a body out: "my wrists are shot from cutting hair". */
const WORN =
  /\b(?:shot|hurts?|bad|sore|worn(?: out| down)?|gone|tired|wrecked|ruined|aches?|aching|arthritis|tunnel|pain|trouble|problems?|exhausted) from (?=\w+ing\b)[^,;:.!?]*?(?=\b(?:and|but|so) (?:i\b|want|would)|[,;:.!?]|$)/gi
const WORKPLACES =
  'company|employer|hospital|plant|bank|school|restaurant|shop|store|firm|airline|mill|factory|bakery|farm|chain|practice|office|clinic|district|agency|garage|salon|studio|newspaper|paper|mine|hotel|church|department|warehouse|lab|caf[eé]|diner|bar|business|industry|pharmacy|center|centre|facility|contractor|brewery|nursery|daycare|startup|client|clients|customers?|boss|manager'
/** "the hospital where I work is closing", "our company does roofing", "a cleaning company pays me", "we build trucks". */
const EMPLOYERS = clause(
  String.raw`(?:\b(?:the|my|our|this) (?:[a-z-]+ ){0,2}(?:${WORKPLACES})(?: (?:(?:where|that|which) )?i(?:'m| am)? (?:work|manage|run|clean|cook|drive|teach|at|in|serve|joined|am)(?:\w* (?:at|in|for|on|with|the \w+|an? \w+))?)? (?:is|was|has|had|are|were|isn'?t|closes?|closed|closing|got|gets|sells?|sold|makes?|made|does|did|builds?|built|mov(?:es?|ed|ing)|went|shuts?|shutting|lost|laid|lays|pays?|lets?|merged|wants?|keeps?|treats?|ships?|provides?|offers?|installs?|runs?|ran|bought|owns?|left|quit|retired|(?:only |mostly )?(?:promotes?|hires?|prefers?))\b|\b(?:the|my|our) (?:[a-z-]+ ){0,2}(?:${WORKPLACES}) (?:(?:where|that|which) )?i (?:work|worked|am|was|run|manage|clean|own|lead|supervise)\b|\ban? (?:[a-z-]+ ){1,2}(?:company|firm|agency|chain) (?:pays|employs|hired|has|had|where i)\b|${OPENS}they'?re (?:cutting|eliminating|closing|replacing|outsourcing|automating|laying off|shutting down|phasing out)\b|${OPENS}they (?:gave|give|brought|bring|put|installed?|are|cut|laid|moved|outsourced?|replaced?|keep|kept|hired|sold|closed|make|made|let|took|stopped|changed)\b|\bwe (?!want|would|could|can|need|hope|should|will|might|may|plan|wish|like|live|have|are|'d|'ll)(?:build|make|sell|ship|install|do|design|fix|repair|clean|serve|process|produce|print|grow|run|deliver|move|haul|cut|weld|treat)\b|\b(?:in|at) the (?:office|warehouse|back|front|kitchen|shop) of an? )`,
)
/** "used to be a chef", "I was a teacher for 10 years", "started out as a receptionist", "laid off as a machinist". */
const WAS = clause(
  String.raw`(?:(?:\bi |${OPENS})(?:used to|(?:was|were|had been|have been|'?ve been)(?! (?:always|wanting|thinking|wondering|hoping|dreaming|planning|considering|looking|leaning|interested|curious|drawn|dying|told i))|wasn'?t|i(?:'ve| have) (?:already |always |also )?(?:run|managed|worked|cooked|cleaned|waited|taught|driven|done|spent|raised|served|sold|built|handled|supervised|led|trained|coached|seen)(?! (?:always|enough))|(?:i )?been (?!thinking|wanting|hoping|dreaming|planning|considering|looking|dying)[a-z]+ing|previously|formerly|ex-|once (?:an?|was|worked)|did an? (?:stint|tour|year|stretch|internship)|gave up|(?:came|come|worked my way|moved|rose) up (?:from|through|as)|lost (?:my|the|a) (?:job|work|post|position)|failed (?:as|at)|(?:went|been) (?:in|to) (?:nursing |law |med |medical |trade )?school)\b|\bi had an? |\b(?:worked|trained|served|employed|qualified|certified|apprenticed|started(?: out| off)?|began|temped|volunteered|laid off|let go|fired|hired|moonlight(?:ed|ing)?|retired|studied(?: to (?:be|become))?|went to school to (?:be|become)) (?:\w+ )?(?:as an?|to (?:be|become) an?|as|an?)\b|${OPENS}(?:i(?:'m| am) )?(?:an? )?(?:recently |newly )?(?:retired|laid[- ]off|unemployed|out[- ]of[- ]work|injured|disabled) (?!from|and|in|at|but|now|because|with|last|this|or|as|to|by|when|after|people|veterans|kids|children|adults)(?=[a-z])|\bformer(?:ly)?\b(?= [a-z])|\bex-|\bmy (?:first|last|old|previous|former|past|second) (?:job|work|career|life|position|post|gig|trade|profession) (?:was|had|as)\b|\bwhen i (?:was|worked|had|did|drove|ran|taught|sold)\b|\bback (?:home|then|when|in (?:the day|my country|(?:19|20)\d\d))\b(?: (?:i|we))?|\bin (?:a past|another|my (?:past|old|former|previous|last)) (?:life|job|career|country)\b)`,
)
const COUNT = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|many|several|some|few|most)`
/** "ten years as a cook", "after 8 years in the army". */
const YEARS_AS = clause(
  String.raw`(?<!\b(?:in|within|next|for the next|another) )\b${COUNT}(?:\+| plus|[- ]?some| odd| long| good)? (?:years?|yrs|months|decades?) (?:(?:now|already|straight|spent|long) )*(?:as|in|at|of|behind|doing|driving|selling|teaching|cooking|working|running)\b`,
)
/** A clause that says when it was: "welder in my twenties", "nurse until 2015", "… years ago". Who says "always" or "still" goes on. */
const ONCE =
  /(?<=^|[,;:.!?])(?:(?!\b(?:want|would|always|hope|still|like|love|plan|will|stay|keep|then|since|but|and (?:now|want|i))\b)[^,;:.!?])*\b(?:until (?:19|20)\d\d|(?:years|long|ages) ago|back then|in my (?:teens|twenties|thirties|20s|30s|youth|younger days)|when i was (?:an? (?:little )?(?:kid|child|boy|girl|teen)|young(?:er)?|\d+|little)|as a (?:kid|child|teenager)|(?:best|worst|only|first|last) (?:job|thing|work|boss)(?: that)? i(?:'ve)? (?:ever )?had|(?<=\b(?:took|was|were|had|worked|dreamed|dreamt|tried|did|wanted)\b[^,;:.!?]{1,60}) once|before (?:the|my) (?:kids?|children|accident|divorce|move|war|pandemic|baby)|in a past life|but never did(?: it)?|in my (?:home|old) country|years back|is what i (?:did|used to do)|for (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many) (?:long )?(?:years|yrs)(?: now| straight)?|(?:is|are) (?:fine|ok|okay|good) (?:for now|right now))(?= ?(?:[,;:.!?]|$))/gi
/** What is done today names no work that is wanted: "I answer the phones for doctors", "I type at a law firm". */
const TASKS = clause(
  String.raw`(?<!\b(?:if|can|could|would|should|think|hope|wish|when|where|what|how|things|stuff|work|thing|something|anything|more|until|before|after|once|so) )\bi (?:currently |now |already |mostly |just |only )?(?:translate|schedule|check|review|bill|grade|draft|ring|type|answer|wash|park|weigh|change (?:oil|tires|beds)|solder|take orders|take calls|climb|frame|hang|set tile|run the line|press|mix|ship|count|fry|grill|prep|bus|pick|pack|harvest|milk|sort|pour|wire|plumb|lay|dig|scan|wait tables|flip|groom|spray|bartend|wait|sub|tutor|babysit|give|train|guard|patrol|style|sterilize|mop|host|take care of|clean|bake|sew|brew|roof|file|handle|sell|fix|repair|cook|serve|stock|weld|make|process|manage|supervise|bag|pack|deliver|load|install|drive|work|operate|assemble|teach|do|keep the|supply|inspect|haul|mow|paint)(?: (?:as|at|for|in|on|the|a|an|my|with|our|their|\d+\w*(?! (?:words|wpm))|and) |\b(?! (?:want|like|hope|wish|love|not|it better|this|that|better|well|best|hard|good|sure|more|less|fast|quick(?:ly)?|\d+ (?:words|wpm))))`,
)
/** What is liked about today's work, before what is missing in it: "I like the kids but I need steady pay". */
const LIKED_NOW =
  /(?<=^\s*|[,;:.!?]\s*)i (?:do |really |still |actually )*(?:like|love|enjoy|don.?t mind) (?:the|my|our|these|those|this|what)\b(?:(?!\band i\b)[^,;:.!?])*?,?(?= but\b)/gi
/** A field of study that is turned from: "I'm studying business but I'd rather …", "in nursing school but I hate clinicals". */
const STUDIES =
  /\bi(?:['’]m| am) (?:currently |now )?(?:majoring|studying|(?:enrolled )?in (?:school|college|[a-z]+ school)|an? [a-z]+ (?:major|student))\b[^,;:.!?]*?,? but (?=i(?:['’]d| would)? (?:rather|hate|want|can['’]?t|(?:don['’]?t|do not) (?:like|love|enjoy|see|want (?:it|that|to (?:do|use|work in|continue|finish))))|not\b|it['’]?s not|what|(?:i(?:['’]m| am) )?(?:bored|failing|burned|lost|miserable|unhappy|not))/gi
/** "if federal hiring stays frozen": on what it depends, up to what they would do then. */
const CONDITIONS =
  /\b(?:if|when|once|unless|until) (?:the |my |our |all |this )?(?:[a-z]+ )?(?:hiring|budgets?|funding|market|economy|company|plant|contract|grants?|department|program|store|mill|mine|office|union|government|rates?|prices?|orders?|season) (?:(?:really|ever|finally|still|all) )*(?:stays?|is|are|gets?|keeps?|comes?|goes|freezes|dries|falls?|closes|fails|ends|stops|shuts|picks|drops?|does(?:n['’]?t| not))\b[^,;:.!?]*?(?=\bi(?:['’]|\b)|[,;:.!?]|$)/gi
