import type { Answer } from './answers.ts'

/**
 * Whether somebody says that they have led people: by the tick for it, by how many they lead, by a title that says so ("lead",
 * "foreman", "shift supervisor"), or by a skill of their own ("running a crew"). No tick says nothing.
 */
export function hasLed(
  facts: { readonly currentRole: string; readonly leadershipExperience?: boolean | undefined },
  answers: readonly Answer[],
): boolean {
  if (facts.leadershipExperience === true) return true
  if (LEADS_PEOPLE.test(facts.currentRole) && !LEADS_NOBODY.test(facts.currentRole)) return true
  return answers.some(({ question, items }) => {
    if (question.id === PEOPLE_LED && question.type === 'single_select')
      return question.options.findIndex(({ value }) => value === items[0]?.key) > 0
    return question.type === 'skills_rating' && items.some(({ label, value }) => SKILL.test(label) && value >= MIDDLING)
  })
}

const PEOPLE_LED = 'people_led'
/** Of ten: who rates leading below it tells of a beginning. */
const MIDDLING = 5
const LEADS_PEOPLE =
  /\b(?:(?:team|shift|crew|line|floor|section|squad|department|receiving|production|warehouse|kitchen|charge) ?lead(?:er)?|lead$|lead[- ](?:person|man|hand|worker|tech(?:nician)?|operator|teller|cook|teacher)|fore(?:man|woman|person)|supervisors?|superintendent|manager|director|head (?:teller|cook|chef|nurse|cashier|custodian)|crew chief|(?:platoon|staff|first) sergeant|squad leader|charge nurse|nurse manager)\b/i
/** Of projects, accounts and cases, of patients and properties; who wants to lead, and who helps a leader. */
const LEADS_NOBODY =
  /\b(?:project|program|product|account|case|community|social media|content|property|relationship|customer success|stage|data|records?) manager\b|\b(?:assistant|secretary|aide) to\b|\b(?:aspiring|future|trainee)\b/i
const SKILL =
  /\b(?:lead(?:ing)? (?:a |an |the |my )?(?:small )?(?:team|crew|squad|shift|people|staff|group)s?|(?:team|crew|shift|staff|people) (?:leader(?:ship)?|management|supervision)|supervis(?:ing|ion)|(?:run|running|manag(?:e|ing)) (?:a |an |the |my )?(?:small )?(?:crew|team|shift|staff|people|squad|employees)s?)\b/i
