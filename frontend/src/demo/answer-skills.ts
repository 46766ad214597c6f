import { CERTAIN_TITLE } from '@waymark/contracts/models/skills/occupation'
import type { BodyOf } from '@waymark/contracts/route'
import type { skillsRoutes } from '@waymark/contracts/routes/skills'
import { skillsGap } from './samples.ts'
import { sampleEntry } from './samples-advice.ts'
import { liveGaps } from './to-live.ts'
import { type Answers, bodyOf, type DemoWorld, notFound, param, refusal } from './world.ts'

type Add = BodyOf<typeof skillsRoutes.addUserSkill>
type Change = BodyOf<typeof skillsRoutes.changeUserSkill>

/** Skills and occupations. */
export const skillAnswers: Answers = {
  listSkills: ({ catalogue }) => catalogue,
  listUserSkills: ({ skills }) => skills,

  addUserSkill: (world, call) => {
    const { skillId, proficiencyLevel = 0 } = bodyOf<Add>(call)
    const skill = world.catalogue.find(({ id }) => id === skillId)
    if (!skill) return notFound
    if (world.skills.some((held) => held.skillId === skillId)) return refusal(409, `You already have ${skill.name}.`)
    const added = { id: world.newId(), skillId, skill, proficiencyLevel, selfAssessed: true, verified: false, evidence: [] }
    world.skills = [...world.skills, added]
    count(world)
    return added
  },

  changeUserSkill: (world, call) => {
    const { proficiencyLevel } = bodyOf<Change>(call)
    const held = world.skills.find(({ skillId }) => skillId === param(call, 'skillId'))
    if (!held) return notFound
    const changed = { ...held, proficiencyLevel, selfAssessed: true }
    world.skills = world.skills.map((one) => (one === held ? changed : one))
    return changed
  },

  removeUserSkill: (world, call) => {
    const skillId = param(call, 'skillId')
    if (!world.skills.some((held) => held.skillId === skillId)) return notFound
    world.skills = world.skills.filter((held) => held.skillId !== skillId)
    count(world)
    return { skillId, removed: true }
  },

  getSkillGaps: ({ files }, { query }) => {
    const found = files.occupations.find(({ page }) => page.code === query?.occupation)?.page
    return found ? liveGaps(skillsGap, { code: found.code, title: found.title }) : notFound
  },

  listSkillDoors: ({ catalogue, skills }) => {
    const open = catalogue.filter(({ id }) => !skills.some(({ skillId }) => skillId === id))
    const best = open.toSorted((a, b) => b.demandScore - a.demandScore).slice(0, 10)
    return { basis: 'skills', doors: best.map((skill) => ({ skill, opened: 0, examples: [] })) }
  },

  /** Reading a text needs the engine; the samples say nothing of it. */
  readGoal: () => ({ goals: [], wishes: [], left: [], unresolved: [] }),

  resolveTitle: (world, call) => {
    const matches = matchingTitles(world, call)
    return { kind: matches.some(({ score }) => score >= CERTAIN_TITLE) ? 'occupation' : 'not_sure', matches }
  },
  searchOccupations: matchingTitles,
  getOccupation: (world, call) => occupation(world, call)?.page ?? notFound,
  getOccupationEntry: (_world, call) => sampleEntry(param(call, 'code')),
  listSimilarOccupations: (world, call) => occupation(world, call)?.similar ?? notFound,
  listCareerPaths: ({ files }, { query }) => files.occupations.find(({ page }) => page.code === query?.to)?.paths ?? [],
}

function matchingTitles({ files }: DemoWorld, { query }: Parameters<Answers[string]>[1]) {
  const words = String(query?.title ?? '').toLowerCase()
  const pages = files.occupations.map(({ page }) => page)
  const fitting = pages.filter(({ title, alternateTitles = [] }) =>
    [title, ...alternateTitles].some((name) => name.toLowerCase().includes(words)),
  )
  return (fitting.length > 0 ? fitting : pages)
    .slice(0, Number(query?.limit ?? 5))
    .map(({ code, title }) => ({ code, title, matchedTitle: title, score: fitting.length > 0 ? 0.9 : 0.3 }))
}

function occupation({ files }: DemoWorld, call: Parameters<Answers[string]>[1]) {
  return files.occupations.find(({ page }) => page.code === param(call, 'code'))
}

function count(world: DemoWorld): void {
  const skillsCount = world.skills.length
  world.dashboard = { ...world.dashboard, skillsCount, metrics: { ...world.dashboard.metrics, skillsCount } }
}
