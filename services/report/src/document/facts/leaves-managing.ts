import type { ReportInput } from '../model/report-input.ts'

/**
 * Whether the reader wrote that they want to lead people no more: "no more managing", "leave management", "back to the bench without
 * a team". What they write wins over what they ticked, and no page then asks them to take more of it.
 */
export function leavesManaging({ careerGoals, answers }: Pick<ReportInput, 'careerGoals' | 'answers'>): boolean {
  return [careerGoals, ...answers.filter(({ topic }) => TOPICS.has(topic)).map(({ text }) => text)].some((words) =>
    LEAVES.test(words),
  )
}

/**
 * The same of a career as a whole: "out of the rat race", "step down", "off the corporate ladder", and who winds down ("fewer hours",
 * "retire in three years") without the name of a higher post beside it.
 */
export function leavesClimb(input: Pick<ReportInput, 'careerGoals' | 'answers'>): boolean {
  const { careerGoals } = input
  const windsDown = LESS_LOAD.test(careerGoals) || RETIRES.test(careerGoals)
  return leavesManaging(input) || OFF_THE_LADDER.test(careerGoals) || (windsDown && !HIGHER.test(careerGoals))
}

/** Tasks and titles that are about leading people. */
export function isAboutLeading(words: string): boolean {
  return LEADING.test(words)
}

const TOPICS: ReadonlySet<string> = new Set(['change.idea', 'fear.main', 'motivation.main', 'goal.timeline'])
const MANAGING =
  /(?:manag(?:ing|ement|e people|e staff|e others|e a team|er duties)|supervis(?:ing|ion|e)|being (?:a|the) (?:boss|manager|supervisor)|(?:lead|run|boss)(?:ing)? (?:people|staff|others|teams?|an? (?:team|crew|staff)))(?! (?:experience|degree|training|course|job|role|position))/
    .source
/** Words between that would turn the sense: "leave the kitchen for management". */
const BETWEEN = /(?:(?!\b(?:into|to|for|toward|towards|become|as|but)\b)[^.;!?,]){0,30}?/.source
/** What turns away from it. */
const TURNS =
  /\b(?:no (?:more|longer)|without|stop|quit|leav(?:e|ing)|get(?:ting)? out of|step(?:ping)? (?:back|away|down) from|away from|out of|instead of|rather than|tired of|sick of|done with|less|never again)\b ?/
    .source
const OFF_THE_LADDER =
  /\b(?:out of|leav(?:e|ing)|off|quit(?:ting)?|done with|tired of|escape|away from)\b(?:(?!\b(?:into|to|for|toward)\b)[^.;!?,]){0,24}\b(?:corporate|ladder|rat race|c-?suite|executive (?:life|role|job|world)|leadership|boardroom)\b|\bstep(?:ping)? (?:down|off|back)\b(?! (?:into|in|to) (?:a )?(?:larger|bigger|higher))(?! in (?:pay|salary|money))|\bindividual contributor\b|\bhands-on\b[^.;!?]{0,30}\bagain\b/i
const LESS_LOAD =
  /\b(?:less|lower|lighter|smaller|reduced) (?:stress|stressful|pressure|workload|load|responsibility)\b|\b(?:fewer|shorter) hours\b|\b(?:to|and|then) (?:slow|wind) down\b|\b(?:cut|scale) back (?:to|on|my) /i
/** Their own retirement, and not one that only dates the goal ("before I retire") or that they do not want. */
const RETIRES =
  /(?<!\b(?:before|until|not|never|people|clients|employees|families)(?: I| we)?(?: ready| want| going)?(?: to)? )(?<!n['’]t (?:want to |plan to )?)\b(?:retire|retiring)\b/i
/** A higher post or a way to it. */
const HIGHER =
  /\b(?:become|promotion|promoted|step up|move up|moving up|next level|(?:larger|bigger|higher) (?:role|post|job|position)|vice president|vp|evp|svp|partner|president|chief [a-z]+ officer|c[efiot]o|coo|chro|cmo)\b/i
const REFUSES =
  /\b(?:not|never|n['’]t) want(?:ing)?(?: to)? (?:be )?(?:a |the |another )?(?:manag|supervis|boss\b|lead (?:people|staff|a team))/
    .source
const LEAVES = new RegExp(`${TURNS}${BETWEEN}\\b${MANAGING}|${REFUSES}`, 'i')
const LEADING =
  /\bstaff\b|\bsupervis|\bmanag(?:ing|e) (?:people|personnel|workers|teams?)|\bpersonnel\b|\brecruit|\bhiring\b|\bleading (?:people|teams?|others)|\bassigning work|\bworkers'? (?:work|performance)|\bforeman|\bdirector\b|\bmanager\b|\bsupervisor\b|\bhead of\b|\bchief\b/i
