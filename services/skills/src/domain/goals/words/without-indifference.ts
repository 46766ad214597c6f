/**
 * Takes away what somebody says not to need, mind or fear: "don't need remote", "not afraid of nights", "weekends are fine". It asks for
 * neither the thing nor its opposite. Less pay that one does not mind, school under a condition ("if it's at night"), and the school or the
 * stress that one does not need, are asked for so, and stay.
 */
export function withoutIndifference(text: string): string {
  return text
    .replace(NO_NEED, (found) => (MEANT_SO.test(found) ? found : ' . '))
    .replace(NO_MATTER, (found) => (MINDED_SO.test(found) ? found : ' . '))
    .replace(IS_FINE, ' . ')
    .replace(NO_MORE_PAY, ' . ')
}

/** Up to the next stop, or to where the person turns to what they want. */
const REST = String.raw`(?:(?!\b(?:but|just|only|i['’]d|i would|i want|i could|(?:and|so|because) i|(?:and|as) (?:want|would|long))\b)[^,;:.!?])*`
const NOT = String.raw`(?<!\b(?:they|he|she|it|who|people|kids|customers|them|that|company|management|you) )\b(?:i |we |and |but )*(?:(?:do|does|did|would|wo|will)(?: not|n['’]?t)|not|never)(?: (?:really|even|exactly|necessarily|particularly|too|so|that|all that|super|overly|at all))*`
const NO_NEED = new RegExp(
  String.raw`${NOT} (?:need(?:ing|ed)?|have to (?:have|be|get)|require|a must|asking for|holding out for|set on|hung up on)\b${REST}|\b(?:[\p{L}-]+ ){1,3}(?:is|are)(?: not|n['’]t) (?:a must|a requirement|required|necessary|needed)\b`,
  'giu',
)
const NO_MATTER = new RegExp(
  String.raw`${NOT} (?:mind\b|care\b(?! for (?:the|my|this|that|people|customers|patients|kids|old|animals|elderly|an?\b))|(?:picky|choosy|fussy|particular|worried|afraid|scared|bothered|against|opposed|hung up|put off)\b)${REST}`,
  'gi',
)
const IS_FINE =
  /(?:(?<=^|[,;:.!?] ?)|\b(?:and|but) )(?:(?:nights?|evenings?|weekends?|holidays|shifts?|overnights?|overtime|travel|any hours|any shift|long hours|days|mornings|split shifts?|(?:the )?(?:money|pay)(?=['’ ]))(?: (?:and|or) )?)+ (?:['’]s|is|are|r|would be)? ?(?:fine|ok|okay|good|great|cool|all right|alright|no problem|not a problem|no biggie)(?: (?:with|by|for) me)?(?= ?(?:[,;:.!?]|$))/gi
/** Who does not look for more says nothing of less. */
const NO_MORE_PAY =
  /\b(?:i['’]m |i am |and |but )*not (?:looking|asking|in it|here) for (?:the )?(?:big|more|great|crazy|tons of|a lot of|lots of|higher?|better) (?:money|pay|bucks|raise|salary)\b/gi
const MEANT_SO =
  /\b(?:money|pay|incomes?|salary|paychecks?|rich|school\w*|college|degrees?|class(?:es)?|train\w*|experience|stress|drama|headaches?|aggravation|hassle|pressure|chaos|another|quit\w*|mov(?:e|ing)|relocat\w+|anyone['’]s|bosses)\b/i
const MINDED_SO =
  /\b(?:less|lower|cut|pay\w*|money|salary|income|half|smaller|(?:school|classes|college) (?:if|as long as|so long as))\b/i
