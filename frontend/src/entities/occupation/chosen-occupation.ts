import { NO_OCCUPATION } from '@waymark/contracts/models/assessment/assessment'

/** What the form holds when the person said that no offered occupation is theirs: it is then not guessed for them again. */
export const noneOfThese = NO_OCCUPATION

/** The O*NET-SOC code of a choice; "none of these" and no choice are none. */
export function chosenOccupation(choice: string | undefined): string | undefined {
  return choice === noneOfThese || choice === '' ? undefined : choice
}

/** A choice as it travels: "none of these" is told, so that nobody reads the title as an occupation after all. */
export function sentOccupation(choice: string | undefined): string | undefined {
  return choice === '' ? undefined : choice
}
