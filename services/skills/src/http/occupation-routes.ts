import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import type { OccupationFigures } from '../domain/catalogue/figures.ts'
import { resolveTitle } from '../domain/catalogue/titles/resolve-title.ts'
import { besideLimits } from '../domain/goals/limits/beside-limits.ts'
import { readGoal } from '../domain/goals/read-goal.ts'
import { measureOf, mostSimilar } from '../domain/matching/similarity.ts'
import { inState, payingAs } from '../domain/reach/state-pay.ts'
import { findPaths } from '../domain/reach/stepping-stones.ts'
import { presentTitleMatch } from '../grpc/present-title-match.ts'
import { findOccupation } from '../use-cases/find-occupation.ts'
import { presentSkill } from '../use-cases/present-user-skill.ts'
import { unreadClauses } from '../use-cases/read-stated-goals.ts'
import { presentGoal } from './present-goal.ts'
import { presentPage, presentStateWages } from './present-page.ts'
import { addUserSkillRoutes } from './user-skill-routes.ts'

export function addHttp(http: Http, context: Context): void {
  const { careers } = context
  const { engine, titles, goals, similarity, catalogue, stateWages } = careers
  const { base } = engine
  const payOf = (occupation: OccupationFigures, state: string | undefined) => {
    const { wages } = state ? inState(occupation, stateWages, state) : occupation
    return { medianPay: wages?.p50 || undefined, payState: wages?.state }
  }
  const find = (code: string, field: string): OccupationFigures => findOccupation(careers, code, field)

  http.route(routes.searchOccupations, ({ query }) => {
    const matches = titles.index.find(query.title, query.limit).map((match) => presentTitleMatch(base, match))
    return { body: matches, headers: CACHED }
  })

  http.route(routes.resolveTitle, ({ query }) => {
    const { kind, matches } = resolveTitle(titles, query.title, query.limit)
    return { body: { kind, matches: matches.map((match) => presentTitleMatch(base, match)) }, headers: CACHED }
  })

  http.route(routes.readGoal, ({ body }) => {
    const presentCode = body.occupationCode === undefined ? undefined : find(body.occupationCode, 'occupationCode').code
    const read = readGoal(goals, { text: body.text, ...(presentCode ? { presentCode } : {}) })
    const said = { goal: body.text, wishes: read.wishes, removed: new Set<string>() }
    const shown = { ...read, unresolved: unreadClauses(goals, body.text, { ...read, left: [] }) }
    return { body: presentGoal(base, shown, besideLimits(goals.wishes, body.beside ?? [], said)) }
  })

  http.route(routes.getOccupation, ({ params, query }) => {
    const occupation = find(params.code, 'code')
    const page = presentPage(base, occupation)
    const asked = query.state && presentStateWages(stateWages, occupation, query.state)
    return { body: asked ? { ...page, stateWages: asked } : page, headers: CACHED }
  })

  http.route(routes.listSimilarOccupations, ({ params, query }) => {
    const found = mostSimilar(engine, measureOf(similarity, query.by), find(params.code, 'code').index, query.limit)
    const body = found.map(({ index, similarity: value }) => {
      const { code, title, outlook, entry } = base.occupations[index]!
      return {
        code,
        title,
        similarity: Math.round(value * 1000) / 1000,
        ...payOf(base.occupations[index]!, query.state),
        growthPercent: outlook?.growthPercent,
        openings: outlook?.openings,
        entryEducation: entry.education || undefined,
      }
    })
    return { body, headers: CACHED }
  })

  http.route(routes.listCareerPaths, ({ params, query }) => {
    const from = find(params.code, 'code')
    const to = find(query.to, 'to')
    const paying = payingAs(engine, stateWages, query.state)
    const paths = findPaths(paying, similarity, { from: from.index, to: to.index, limit: MOST_PATHS })
    const body = paths.map(({ hops }) => ({
      hops: hops.map(({ occupation, similarity: value, payChangePercent, skillsGained }) => ({
        code: occupation.code,
        title: occupation.title,
        similarity: Math.round(value * 1000) / 1000,
        ...payOf(occupation, query.state),
        payChangePercent: Math.round(payChangePercent * 10) / 10,
        skillsGained: [...skillsGained],
      })),
    }))
    return { body, headers: CACHED }
  })

  const listed = catalogue.skills.map((skill) => ({ ...presentSkill(skill), aliases: [...skill.aliases] }))
  http.route(routes.listSkills, () => ({ body: listed, headers: CACHED }))
  addUserSkillRoutes(http, context)
}

const MOST_PATHS = 3
/** The figures change only with a release. */
const CACHED = { 'cache-control': 'public, max-age=3600' }
