import { placeWords } from './posting-words.ts'

/** What a posting is filtered by, as words of the search: the letter before the colon says which filter. */
export function facetsOf(
  posting: { place: string; experienceLevel: string; employmentType: string; remote: boolean },
  source: string,
): string[] {
  return [
    ...placeWords(posting.place).map((word) => `P:${word}`),
    `L:${posting.experienceLevel}`,
    `E:${posting.employmentType}`,
    `R:${posting.remote}`,
    `S:${source === 'sample' ? 'sample' : 'feed'}`,
  ]
}
