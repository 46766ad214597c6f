import type { Gate } from './gate.ts'

/**
 * Takes what a person already holds out of what is missing for an occupation. A license covers the exam and the program that lead to it.
 *
 * @param missing clauses as `EntryPath` lists them, "the license: RN license"
 * @param claims what the person wrote of skills and papers: "EPA 608 Universal", "CDL A"
 */
export function withoutHeld(missing: readonly string[], code: string, claims: readonly string[] = []): string[] {
  const covers = coverOf(code, claims)
  if (missing.some((clause) => clause.startsWith(LICENSE) && covers(clause.slice(LICENSE.length))))
    return missing.filter((clause) => !/^the (?:license|exam|program):/.test(clause))
  return missing.filter((clause) => !(clause.startsWith(EXAM) && covers(clause.slice(EXAM.length))))
}

/** Whether what the person wrote is the license of a gate, and so the program before it lies behind them. */
export function holdsLicense({ code, license }: Pick<Gate, 'code' | 'license'>, claims: readonly string[] = []): boolean {
  return license !== undefined && coverOf(code, claims)(license)
}

/**
 * The license of the occupation that somebody is counted in where they hold only a lesser class of it: a class B license does not drive
 * what class A does.
 */
export function lackedClass({ license }: Pick<Gate, 'license'>, claims: readonly string[] = []): string[] {
  if (!license || !/class A\b/.test(license)) return []
  const says = (pattern: RegExp): boolean => claims.some((claim) => pattern.test(claim) && !NOT_HELD.test(claim))
  return says(CLASS_B) && !says(CLASS_A) ? [`${LICENSE}${license.charAt(0).toLowerCase()}${license.slice(1)}`] : []
}
const CLASS_A = /\b(?:class[ -]*"?a|cdl[ -]*"?a)\b/i
const CLASS_B = /\b(?:class[ -]*"?b|cdl[ -]*"?b)\b/i

function coverOf(code: string, claims: readonly string[]): (name: string) => boolean {
  const held = credentialsIn(claims)
  // A clause begins in lower case, the name in the table does not.
  return (name) => {
    const written = name.charAt(0).toUpperCase() + name.slice(1)
    return held.some(({ names, codes }) => names?.test(written) || codes?.test(code))
  }
}

/** Read once for each list: a ranking asks of every occupation with the same one, which is forgotten with the person it is of. */
function credentialsIn(claims: readonly string[]): readonly Credential[] {
  const known = credentialsOf.get(claims)
  if (known) return known
  const earned = claims.filter((claim) => !NOT_HELD.test(claim))
  const held = CREDENTIALS.filter(({ said }) => earned.some((claim) => said.test(claim)))
  credentialsOf.set(claims, held)
  return held
}

const credentialsOf = new WeakMap<readonly string[], readonly Credential[]>()

/** What is still to be earned, or was lost: "CPA candidate", "CPA (2 of 4 parts)", "RN student", "expired CDL A". */
const NOT_HELD =
  /\b(?:(?:no|without|don'?t have|do not have|not) (?:an? |my |any |the )?(?:\w+ ){0,2}(?:certificates?|certification|licensed?|certified|ticket|card)|students?|studying|candidate|in progress|pursuing|working (?:on|toward)|enrolled in|prep|planned|eligible|trainee|permit|expired|lapsed|suspended|revoked|inactive|\d (?:of|out of|\/) ?\d|parts? (?:passed|left)|(?:exam|test) (?:scheduled|booked|next)|soon|until|not yet|pending|will (?:have|get|take))\b|\d\/\d/i

const LICENSE = 'the license: '
const EXAM = 'the exam: '

type Credential = {
  /** How people write it. */
  readonly said: RegExp
  /** Names of licenses and exams in the table of gates. */
  readonly names?: RegExp
  /** Codes of occupations whose license or exam it is, where the name of the gate does not tell. */
  readonly codes?: RegExp
}

const CREDENTIALS: readonly Credential[] = [
  { said: /\bepa\b|\b608\b/i, names: /\bEPA\b/ },
  { said: /\bcpa\b|certified public accountant/i, names: /\bCPA\b/ },
  { said: /\benrolled agent\b|\bEA\b/, names: /enrolled agent/i },
  { said: /\bcfa\b/i, names: /\bCFA\b/ },
  { said: /\bactuar(?:y|ial)\b.*(?:exam|credential)|\b(?:asa|fsa|acas|fcas)\b/i, names: /Actuarial credential|Exams P and FM/ },
  { said: /\bcdl\b(?!.*\bpermit)/i, names: /^CDL (?!.*crane)/ },
  { said: /\bcdl\b[ -]*(?:class[ -]*)?"?a\b|\bclass a\b/i, names: /class A/ },
  { said: /\bcdl\b.*(?:passenger|\bP\b|school bus|\bS\b)|passenger endorsement/i, names: /with passenger endorsement/ },
  { said: /\bcdl\b.*(?:school bus|\bS\b)|school bus endorsement/i, names: /school bus endorsement/ },
  { said: /\bcna\b|certified nurs(?:e|ing) (?:assistant|aide)/i, codes: /^31-1131/ },
  { said: /\bhha\b|home health aide cert/i, codes: /^31-1121/ },
  { said: /\blpn\b|\blvn\b/i, names: /LPN|NCLEX-PN/ },
  { said: /\brn\b|registered nurse/i, names: /^RN license$|NCLEX-RN/ },
  { said: /\b(?:np|aprn|fnp|crna|cnm|fnp-bc)\b/i, names: /advanced practice/ },
  { said: /\bemt\b/i, names: /^EMT license/, codes: /^29-2042/ },
  { said: /\bparamedic (?:license|cert)|\bnrp\b/i, names: /^(?:EMT|Paramedic) license/, codes: /^29-204[23]/ },
  { said: /\bcma\b|\bccma\b|\brma\b/i, names: /CMA or CCMA/ },
  { said: /\bcpht\b|\bptcb\b|certified pharmacy tech/i, names: /PTCB/, codes: /^29-2052/ },
  { said: /\brhi[ta]\b/i, names: /RHIT/ },
  { said: /\bc(?:cs|pc|ca)\b(?! .*java)/i, names: /CCA, CCS or CPC/ },
  { said: /\barrt\b|\brt ?\(r\)/i, names: /^ARRT/ },
  { said: /\bardms\b|\brdms\b/i, names: /ARDMS/ },
  { said: /\bmlt\b/i, names: /^MLT/ },
  { said: /\bmls\b.*ascp|\bascp\b/i, names: /^ML[ST]/ },
  { said: /\bcota\b/i, names: /Occupational therapy assistant|NBCOT exam for assistants/ },
  { said: /\botr\b/i, names: /^Occupational therapy license|^NBCOT exam$/ },
  { said: /\brrt\b|\bcrt\b/i, names: /Respiratory|NBRC/ },
  { said: /\bcst\b/i, names: /^CST/ },
  { said: /\bcda\b.*danb|\bdanb\b/i, names: /DANB/ },
  { said: /\brdh\b|dental hygiene license/i, names: /ental [Hh]ygiene/ },
  { said: /\blcsw\b/i, names: /ocial work license|ASWB/ },
  { said: /\b(?:lmsw|lsw|lbsw)\b/i, names: /^Social work license|^ASWB exam/ },
  { said: /\b(?:lpc|lmhc|lpcc)\b/i, names: /ounselor license$|counseling, in most|NCE or/ },
  { said: /\blmft\b/i, names: /arriage|MFT/ },
  { said: /\bcadc\b|\blcadc\b|ic&rc/i, names: /IC&RC/ },
  { said: /\brdn?\b.*(?:diet|regist)|registered dietiti?[ct]ian/i, names: /registered dietitians/ },
  { said: /\bches\b/i, names: /CHES/ },
  { said: /\bservsafe\b|food handler|food (?:protection )?manager cert/i, names: /^Food (?:handler|protection|safety)/ },
  { said: /guard (?:card|license)|security (?:guard )?licen[sc]e/i, names: /^Guard (?:card|license)/ },
  { said: /real estate (?:salesperson|agent|sales)?\s*licen[sc]e/i, names: /eal estate (?:agent )?license/ },
  { said: /real estate broker(?:'s)? licen[sc]e/i, names: /eal estate (?:agent |broker )?license|State broker exam/ },
  { said: /insurance (?:producer |agent )?licen[sc]e|\bp&c\b|life (?:and|&) health/i, names: /Insurance producer|each line/ },
  { said: /adjuster(?:'s)? licen[sc]e/i, names: /Adjuster license/ },
  { said: /\bnmls\b|\bmlo\b|mortgage loan originator/i, names: /Mortgage loan originator|^SAFE exam/ },
  { said: /\bseries 7\b|\bfinra\b/i, names: /FINRA|^SIE and/ },
  { said: /\bseries 6[56]\b/i, names: /adviser registration|Series 65/ },
  { said: /\bbar (?:admission|card|exam)|admitted to the bar/i, names: /\b[Bb]ar\b/ },
  { said: /notary/i, names: /[Nn]otary/ },
  {
    said: /teach(?:ing|er)(?:'s)? (?:license|certificat|credential)|state certified teacher/i,
    names: /eaching (?:license|cert|credential)|often Praxis/,
  },
  { said: /parapro(?:fessional)? (?:test|cert|exam)|\bparapro\b/i, names: /araprofessional/ },
  { said: /substitute (?:permit|license)/i, names: /Substitute permit/ },
  { said: /cosmetolog/i, names: /osmetology|Esthetician|Nail/ },
  { said: /\bbarber(?:'s)? licen/i, names: /Barber/ },
  { said: /esthetician/i, names: /sthetician|esthetics/ },
  { said: /\blmt\b|massage (?:therapy )?licen/i, names: /Massage|MBLEx/ },
  { said: /(?:journeyman|master) electrician|electric(?:al|ian)(?:'s)? licen/i, names: /Electrician|Electrical code/ },
  { said: /(?:journeyman|master) plumber|plumb(?:er|ing)(?:'s)? licen/i, names: /Plumber/ },
  { said: /contractor(?:'s)? licen/i, names: /Contractor license/ },
  { said: /locksmith licen/i, names: /Locksmith/ },
  { said: /\baws\b.*weld|certified welder|\bd1\.1\b/i, names: /AWS performance/ },
  { said: /\bnccco\b|crane (?:operator )?(?:cert|licen)/i, names: /[Cc]rane operator|NCCCO/ },
  { said: /\base\b.*(?:cert|master)|\bASE\b/, names: /^ASE / },
  {
    said: /\ba&p\b|airframe (?:and|&|\/) ?powerplant|airframe (?:certificate|license|rating)/i,
    names: /airframe|written, oral and practical/,
  },
  { said: /\btwic\b.*\bmmc\b|merchant mariner/i, names: /Merchant mariner/ },
  { said: /stationary engineer|boiler (?:operator )?licen/i, names: /stationary engineer/ },
  { said: /pesticide|applicator licen/i, names: /Pesticide/ },
  {
    said: /water (?:treatment |or wastewater )?operator (?:licen|cert)|wastewater (?:operator )?(?:licen|cert)/i,
    names: /Water or wastewater|^ABC /,
  },
  { said: /\bpe\b licen|professional engineer|\bP\.?E\.?$/i, names: /\bPE license|FE and PE/ },
  { said: /\bcsp\b|\bcih\b/i, names: /^CSP/ },
  { said: /\bohst\b/i, names: /OHST/ },
  { said: /\bicc\b.*(?:inspect|cert)/i, names: /^ICC|^Inspector/ },
  { said: /\bcomptia\b|\ba\+/i, names: /A\+/ },
  { said: /security\+|\bcissp\b/i, names: /^Security certificates/ },
  { said: /\bcbet\b/i, names: /CBET/ },
  { said: /\bnabcep\b/i, names: /NABCEP/ },
  { said: /\bpost\b.*cert|peace officer/i, names: /Peace officer/ },
  { said: /firefighter (?:i|ii|1|2)\b|firefighter cert/i, names: /^Firefighter/ },
  { said: /lifeguard/i, names: /Lifeguard/ },
  { said: /security clearance|\bts\/sci\b/i, names: /Security clearance/ },
  { said: /private investigator licen|\bpi licen/i, names: /Private investigator/ },
  { said: /\bcpr\b/i, names: /^CPR / },
]
