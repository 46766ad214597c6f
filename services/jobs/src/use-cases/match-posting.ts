import type { Disputed } from '../data/disputes.ts'
import type { Person } from '../data/load-person.ts'
import type { PostingRow } from '../data/posting-rows.ts'
import { computeMatch, type Fit, type Match } from '../domain/match.ts'

/** The match of one posting, with what the person corrected. */
export function matchPosting(
  posting: Pick<PostingRow, 'skills' | 'occupation_code'>,
  person: Pick<Person, 'held' | 'fits'>,
  disputed: Disputed = [],
): Match {
  const slugs = (kind: string): Set<string> => new Set(disputed.filter((each) => each.kind === kind).map(({ skill }) => skill))
  return computeMatch({
    skills: posting.skills,
    held: person.held,
    fit: fitOf(posting, person, disputed),
    corrections: { have: slugs('have_skill'), notAsked: slugs('not_asked') },
  })
}

/** The fit of the occupation; of the one that the person named instead, or none when they only say that ours is wrong. */
function fitOf(posting: Pick<PostingRow, 'occupation_code'>, person: Pick<Person, 'fits'>, disputed: Disputed): Fit | undefined {
  const wrong = disputed.find(({ kind }) => kind === 'wrong_occupation')
  return person.fits.get(wrong ? wrong.occupation_code : posting.occupation_code)
}
