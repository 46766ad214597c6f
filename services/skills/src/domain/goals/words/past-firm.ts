/**
 * Takes away what somebody tells of a business that they had: "owner operator for years, sold it", "I owned a food truck till last year",
 * "closed my shop". It is what they come from, and asks neither for that business nor for one. What they want beside it stays.
 */
export function withoutPastFirm(text: string): string {
  return text
    .replace(GIVEN_UP, ' . ')
    .replace(HAD, (found) => (STILL.test(found) ? found : ' . '))
    .replace(WAS, ' . ')
    .replace(GAVE_UP, ' . ')
}

/** Up to the next stop, or to where the person turns to what they want. */
const REST = String.raw`(?:(?!\b(?:but|and|so|then|now) (?:i\b|i['’]|now|want|would|need|look|hop|thinking|maybe)|\b(?:want|looking|hoping)\b)[^,;:.!?])*`
const FIRM =
  '(?:owner[- ]op(?:erator|s)?|own authority|(?:own(?:ed)?|small|family|landscaping|cleaning|trucking|[a-z]+ing) (?:business|company|firm)|business(?:es)?|compan(?:y|ies)|firm|shops?|stores?|salon|practice|studio|restaurant|caf[eé]|bakery|bar|diner|gym|daycare|day care|garage|farm|ranch|franchise|food (?:truck|cart)|trucks?|rigs?|semis?|trailer|boats?|route|crew)'
const ENDED =
  '(?:sold|closed|lost|folded|shut(?: down)?|gave up|wound (?:up|down)|wrapped up|dissolved|went (?:under|broke|bankrupt|out of business)|had to (?:close|sell|shut|fold)|got rid of|walked away)'

/** A business of which the next words say that it ended. */
const GIVEN_UP = new RegExp(
  String.raw`(?<=^\s*|[,;:.!?]\s*|\b(?:and|but|so)\s)(?:(?!\b(?:want|wanna|would|hope|hoping|looking|need|open|start|buy)\b)[^,;:.!?])*?\b${FIRM}\b[^,;:.!?]{0,40}?(?:,| and| but| then| \(|, but|, then)+ ?(?:i |we |just |then |finally |recently )*${ENDED}\b${REST}`,
  'gi',
)
/** "ran my own cleaning company", "used to own two trucks". */
const HAD = new RegExp(
  String.raw`(?<=^\s*|[,;:.!?]\s*|\b(?:and|but|so|who)\s|\bi\s|\bi['’]ve\s|\bwe\s)(?:i |we )?(?:once |previously |formerly |also )?(?:used to (?:own|run|have|operate)|(?:have )?owned|had|ran|(?<!\bhave )operated)(?: and (?:ran|operated|sold|managed))? (?:(?:a|an|my|our|the|own|two|three|several|few|small|little) )+(?:[a-z-]+ ){0,2}?${FIRM}\b${REST}`,
  'gi',
)
/** "was an owner-operator", "former business owner", "self-employed for ten years before that". */
const WAS = new RegExp(
  String.raw`\b(?:i was|i['’]ve been|(?<=^\s*|[,;:.!?]\s*)was|former(?:ly)?|ex)[ -](?:an? |the )?(?:owner[- ]op(?:erator)?|(?:[a-z]+ )?(?:business|shop|store|salon|restaurant|company|truck) owner|self[- ]employed)\b${REST}`,
  'gi',
)
/** What was given up, where it is named as a business or stands alone behind one: "sold it", "closed my shop". */
const GAVE_UP = new RegExp(
  String.raw`(?<=^\s*|[,;:.!?]\s*|\b(?:and|but|so)\s)(?:i |we |just |then |recently |finally |['’]?m |am )*(?:${ENDED}|closing|shutting(?: down)?|winding (?:up|down)) (?:(?:the|my|our|both|all) (?:own )?(?:[a-z-]+ ){0,2}?${FIRM}|it|them)\b(?= ?(?:[,;:.!?]|$|last\b|in\b|this\b|after\b|when\b|during\b|because\b|and\b|to\b|so\b|a (?:year|month|while)|two|\d))${REST}`,
  'gi',
)
/** "I have owned a shop since 2012 and want to sell it" is the present. */
const STILL = /\b(?:since|still|and now have)\b/i
