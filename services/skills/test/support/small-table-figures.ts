import { loadGoalWords } from '../../src/data/knowledge-base/load-goals.ts'
import { loadTitleFamilies, loadTitleFrames, loadTitleLists } from '../../src/data/knowledge-base/load-titles.ts'
import { indexCatalogue } from '../../src/domain/catalogue/catalogue-search.ts'
import { skillsOfJob } from '../../src/domain/catalogue/job-skills.ts'
import { resolveTitle, type TitleKnowledge } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { createTitleIndex } from '../../src/domain/catalogue/titles/title-index.ts'
import { createTitleReader } from '../../src/domain/catalogue/titles/title-words.ts'
import { readGoal } from '../../src/domain/goals/read-goal.ts'
import { computeAnchors } from '../../src/domain/matching/anchors.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { mostSimilar, similarityOf } from '../../src/domain/matching/similarity.ts'
import { readPerson } from '../../src/domain/person/person.ts'
import { findPaths } from '../../src/domain/reach/stepping-stones.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import type { Asked } from './ask-engine.ts'
import { answersFor, digest, every, randomProfile, titleAnswers, typed } from './ask-engine.ts'
import { profileOf } from './personas.ts'
import { smallEngine, smallTable, tinyEngine } from './small-table.ts'

const PEOPLE = 24

/** What the engine answers of the small table. Each question builds what it asks, so that a fault shows where it was made. */
export const smallQuestions: Record<string, () => string> = {
  'what it works out of the table': () => {
    const { base: _, skillNames: __, ...tables } = smallEngine()
    return digest(tables)
  },
  'the catalogue as it is searched': () => {
    const { catalogue } = createAsked()
    const { skill, knowledge } = smallTable().scales
    return digest([
      ['sql', 'a', 'ca', 'excel', 'wri', 'management', 'react', ' Care '].map((word) =>
        catalogue.search(word, 30).map(({ id }) => id),
      ),
      [
        ...skill.elements,
        ...knowledge.elements,
        ...every(
          5,
          smallTable().technologies.map(({ slug: id }) => ({ id })),
        ),
      ].map(({ id }) => catalogue.standsFor(id)?.id),
    ])
  },
  'names of skills': () => {
    const made = createAsked()
    return digest(typed(made).map((name) => made.engine.skillNames.resolve(name)))
  },
  ...Object.fromEntries(
    ['', 'a', 'n', 's', 'w'].map((letter) => [
      `titles ${letter}`,
      () => titleAnswers(createTitles().index, asked().engine, letter, 61),
    ]),
  ),
  'what a text for a title stands for': () => {
    const titles = createTitles()
    return digest(TITLES.map((written) => resolveTitle(titles, written)))
  },
  'goals in words': () =>
    digest(GOALS.map(([text, presentCode]) => readGoal(goalKnowledge(), { text, ...(presentCode && { presentCode }) }))),
  'likeness of occupations': () => {
    const { engine } = asked()
    const measures = Object.values(similarityOf(engine))
    return digest(
      every(7, engine.base.occupations).map(({ index }) =>
        measures.map((measure) =>
          mostSimilar(engine, measure, index, 12).map(({ index: other, similarity }) => [other, similarity.toFixed(9)]),
        ),
      ),
    )
  },
  'skills of jobs': () => digest(smallTable().occupations.map(({ index }) => skillsOfJob(asked().engine, index))),
  'stepping stones': () => {
    const { engine, catalogue } = asked()
    const similarity = similarityOf(engine)
    const { occupations } = engine.base
    return digest(
      occupations.map(({ index }) =>
        findPaths(engine, similarity, {
          from: index,
          to: (index * 7 + 11) % occupations.length,
          limit: 1 + (index % 4),
          ...(index % 3 === 0 && { person: readPerson(engine, randomProfile({ engine, catalogue }, index)) }),
        }).map(({ hops }) =>
          hops.map(({ occupation, similarity: value, payChangePercent, skillsGained, entry }) => [
            occupation.code,
            value.toFixed(9),
            payChangePercent.toFixed(6),
            skillsGained,
            entry,
          ]),
        ),
      ),
    )
  },
  'changes to an industry': () => {
    const { engine, catalogue } = asked()
    return digest(
      ['technology', 'healthcare', 'finance', 'government'].flatMap((targetIndustry) =>
        [3, 4, 10].map((limit) => {
          const profile = randomProfile({ engine, catalogue }, limit)
          const aimed = { ...profile, reach: { ...profile.reach!, targetIndustry } }
          const { ranked, funnel } = rank(engine, aimed, { purpose: 'career_change', limit, draws: 1 })
          return [ranked, funnel]
        }),
      ),
    )
  },
  'somebody who answered nothing': () => {
    const profile = profileOf({ interests: [3, 3, 3, 3, 3, 3] })
    const unread = { ...profile, ratings: [] }
    return digest(
      presentRanking(asked().engine, rank(asked().engine, unread, { purpose: 'career_deep_dive', limit: 10, draws: 2 })),
    )
  },
  'somebody who told interests alone': () => {
    const profile = profileOf({ interests: [1, 2, 5, 4, 2, 1] })
    return digest(presentRanking(asked().engine, rank(asked().engine, profile, { purpose: 'basic', limit: 10, draws: 2 })))
  },
  'the anchors': () => digest(computeAnchors(tinyEngine())),
  ...Object.fromEntries(
    Array.from({ length: PEOPLE }, (_, person) => [`person ${person}`, () => answersFor(asked(), person, 2)]),
  ),
}

/** The titles that the table holds, each fourth of an occupation taken for a title of it alone, and a few of each special kind. */
function createTitles(): TitleKnowledge {
  const { occupations } = smallTable()
  const known = occupations.flatMap(({ index, title, alternateTitles }) => [
    { index, text: title, weight: 1, least: 0.97 },
    ...alternateTitles.map((text, at) => ({ index, text, weight: 0.5 + 0.1 * (at % 5), ...(at === 3 && { least: 0.92 }) })),
  ])
  const titled = occupations.map(({ code, wages }) => ({ people: wages?.employment ?? 0, group: code.slice(0, 7) }))
  return {
    index: createTitleIndex(known, titled, createTitleReader(loadTitleLists())),
    special: [
      { pattern: /^between jobs$/, kind: 'no_job', indexes: [] },
      { pattern: /^odd jobs$/, kind: 'several', indexes: [4, 9] },
      { pattern: /sergeant/, kind: 'military', indexes: [12, 7] },
    ],
    owned: [],
    frames: loadTitleFrames(),
    employers: [],
    settings: /(?!)/,
    families: loadTitleFamilies(occupations.map(({ code }) => code)),
    workIn: () => undefined,
    specialities: new Map([['68w', { title: 'Combat medic', indexes: [31, 40] }]]),
  }
}

function goalKnowledge(): Parameters<typeof readGoal>[0] {
  const { occupations, indexOf } = smallTable()
  const { byAll } = similarityOf(asked().engine)
  return {
    codes: occupations.map(({ code }) => code),
    titles: occupations.map(({ title }) => title),
    indexOf,
    titleIndex: createTitles().index,
    families: loadTitleFamilies(occupations.map(({ code }) => code)),
    workBehind: () => [],
    ...loadGoalWords(),
    near: (index, limit) => mostSimilar(asked().engine, byAll, index, limit).map((other) => other.index),
    wishValues: (id) => (id === 'lead' ? undefined : new Map(occupations.map(({ code, zone }) => [code, zone / 2.5 - 1]))),
    selfEmployed: (index) => (index % 4 === 0 ? undefined : (index * 13) % 60),
  }
}

/** Texts in the field for a title: all that a reading tells apart. */
const TITLES = [
  '',
  '  Registered NURSES. ',
  'between jobs',
  'odd jobs',
  'Army sergeant',
  'Staff sergeant',
  '68W',
  'medic in the army, 68w',
  'electrician, us navy',
  'veteran',
  'owner of a construction business',
  'electrician shop owner',
  'I run a small software company',
  'electrician and carpenter',
  'software developer / registered nurse + accountant',
  'clinical nurse, with some electrician',
  'accountant at a bank',
  'manager',
  'carpenter or',
  'blockchain shaman',
]

const GOALS: readonly (readonly [text: string, presentCode?: string])[] = [
  [''],
  ['I want to become a carpenter or a registered nurse.'],
  ['Not law school. I want out of nursing and into carpentry, perhaps as an electrician.'],
  ['become a registered nurse', '29-1141.00'],
  ['lead a small crew', '47-2111.00'],
  ['I could teach', '29-1141.00'],
  ['I could teach', '47-2111.00'],
  ['be my own boss, home at night, no night shifts, summers off'],
  ['my own business', '47-2111.00'],
  ['more pay, less stress and less lifting; paid while learning; work from home; part time'],
  ['something with animals; something outdoors; whatever'],
  ['management, a director role', '15-1252.00'],
  ['software developer, then data scientist, then information security, then IT manager, then accountant, then carpenter'],
  ['I would like something creative but I do not know what'],
  ['stay in healthcare but not at the bedside', '29-1141.00'],
]

function createAsked(): Asked {
  const engine = smallEngine()
  return { engine, catalogue: indexCatalogue(engine.base, engine.catalogue) }
}

/** Shared by the questions that are about people. */
function asked(): Asked {
  shared ??= createAsked()
  return shared
}

let shared: Asked | undefined
