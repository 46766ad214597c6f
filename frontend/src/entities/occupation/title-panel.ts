import type { ResolvedTitle, TitleMatch } from '../../api/occupations.ts'

/** What stands above the offered occupations when none of them was taken for the title. */
export const unsureWords: Readonly<Record<Exclude<ResolvedTitle['kind'], 'occupation'>, string>> = {
  several: 'You name more than one job. Pick the one that takes most of your week.',
  no_job: 'No job now, then: nothing is filled in from one. If you had one before, you may write its title instead.',
  own_business: 'A business of your own, then. Pick the work you do in it most.',
  military: 'These civilian jobs come closest to it. Pick the one that is most like your duty.',
  not_sure: 'We are not sure which work this is. Pick the closest, or none of these.',
}

export const unknownTitle = 'We do not know this title. Try a plainer one, or go on: your answers alone decide then.'

/** The choice that fits a newly read title: what the person chose if it is still offered, else the certain first match, else none. */
export function choiceAfter(resolved: ResolvedTitle, choice: string | undefined): string | undefined {
  if (resolved.matches.some(({ code }) => code === choice)) return choice
  return resolved.kind === 'occupation' ? resolved.matches[0]?.code : undefined
}

export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}

/** The name by which the title was found, where that is not the occupation's own. */
export function foundBy({ title, matchedTitle }: TitleMatch): string | undefined {
  return matchedTitle && matchedTitle !== title ? `also: ${matchedTitle}` : undefined
}
