import { skillsOfJob } from '../../src/domain/catalogue/job-skills.ts'
import { mostSimilar } from '../../src/domain/matching/similarity.ts'
import { findPaths } from '../../src/domain/reach/stepping-stones.ts'
import { answersFor, digest, every, titleAnswers, typed } from './ask-engine.ts'
import { shippedCareers } from './careers.ts'

/** What the engine answers, by the name of the question: a few words to see what changed, and a digest of the whole answer. */
export type Figures = Record<string, string>

const careers = shippedCareers()
const { engine, similarity, titles, catalogue } = careers
const { base } = engine

/** Each question by itself, so that a change can be told from others. */
export const questions: Record<string, () => string> = {
  ...Object.fromEntries(Array.from({ length: 30 }, (_, person) => [`person ${person}`, () => answersFor(careers, person)])),
  ...Object.fromEntries(
    ['', 'a', 'n', 's', 'w'].map((letter) => [
      `titles as people write them ${letter}`,
      () => titleAnswers(titles.index, engine, letter),
    ]),
  ),
  'skill names as people write them': () => digest(typed(careers).map((name) => engine.skillNames.resolve(name))),
  'the catalogue and its demand': () => digest(catalogue.skills),
  'the catalogue as it is searched': () =>
    digest(
      ['sql', 'a', 'ca', 'excel', 'wri', 'management', 'react', ' Care '].map((word) =>
        catalogue.search(word, 30).map(({ id }) => id),
      ),
    ),
  'entries of readings': () =>
    digest([...base.scales.skill.elements, ...base.scales.knowledge.elements].map(({ id }) => catalogue.standsFor(id)?.id)),
  'skills of jobs': () => digest(every(9, base.occupations).map(({ index }) => skillsOfJob(engine, index))),
  'likeness of occupations': () =>
    digest(
      every(23, base.occupations).map(({ index }) =>
        [similarity.byAll, similarity.byRatings].map((measure) =>
          mostSimilar(engine, measure, index, 12).map(({ index: other, similarity: value }) => [other, value.toFixed(9)]),
        ),
      ),
    ),
  'stepping stones': () =>
    digest(
      every(61, base.occupations).map(({ index }) =>
        findPaths(engine, similarity, { from: index, to: (index * 7 + 11) % base.occupations.length, limit: 3 }).map(({ hops }) =>
          hops.map(({ occupation, similarity: value }) => [occupation.code, value?.toFixed(9)]),
        ),
      ),
    ),
}
