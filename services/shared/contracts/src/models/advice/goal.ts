import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { listOf, oneOf, optional, text } from '../../codec/primitives.ts'

/** What a person may want of a job beside the job itself. */
export const wishIds = [
  'no_nights',
  'home_at_night',
  'less_load',
  'seated',
  'own_business',
  'lead',
  'teach',
  'paid_while_learning',
  'remote',
  'summers',
  'indoors',
  'less_ai',
  'more_pay',
  'part_time',
  'least_pay',
  'less_pay',
  'calmer',
  'no_school',
  'outdoors',
  'small_company',
  'nonprofit',
  'benefits',
  'union',
  'near_home',
  'salaried',
  'year_round',
  'record',
  'easy_reading',
  'no_driving',
  'pension',
  'language',
  'visa',
  'flexible',
  'childcare',
  'health',
  'age',
  'study_beside',
  'loans',
  'deadline',
  'same_employer',
  'active',
  'steady_hours',
  'school_money',
  'sell_business',
  'no_debt',
  'money_at_risk',
  'years_left',
  'other_place',
  'abroad',
  'moves_along',
  'no_diploma',
  'screens',
  'hearing',
  'sight',
  'change_position',
  'no_kneeling',
  'less_noise',
  'one_at_a_time',
  'meaning',
  'explain',
  'change',
  'work_soon',
  'lapsed_license',
  'with_patients',
  'with_children',
  'with_elders',
  'with_animals',
  'with_people',
  'with_hands',
  'use_knowledge',
  'future',
  'clean_air',
  'no_heat',
  'no_cold',
  'easy_hands',
  'less_typing',
  'less_phone',
  'less_talking',
  'no_presenting',
  'earnings_cap',
  'noncompete',
  'private_address',
  'leaving_service',
  'less_public',
  'degree_worth',
  'grow_business',
  'degree',
  'hours',
] as const
export type WishId = (typeof wishIds)[number]

export const MAX_GOAL_TEXT = 4000
const MAX_REMOVED = 50

/**
 * Questions, by their id, in whose answers people tell of their present situation: what made them look now, what they fear, the idea
 * they come back to. Limits of their own are read there too, and nothing else.
 */
export const besideQuestions = ['motivation', 'fear', 'change_idea'] as const

/** A goal text to be read; the present occupation tells a step inside it from a step out of it. */
export const goalText = object({
  text: text({ min: 1, max: MAX_GOAL_TEXT, message: 'Please give the text of the goals' }),
  occupationCode: optional(text({ min: 1, max: 10, message: 'Please give an O*NET-SOC code such as 29-1141.00' })),
  /** Answers to the questions beside the goals. */
  beside: optional(listOf(text({ max: MAX_GOAL_TEXT }), { max: besideQuestions.length })),
})
export type GoalText = t.TypeOf<typeof goalText>

/** What was understood of a goal text. Phrases are the person's own words. */
export const readGoals = object({
  /** Work that is named; `inside` means another post in the present occupation. */
  goals: t.array(
    object({ phrase: t.string, inside: t.boolean, occupations: t.array(object({ code: t.string, title: t.string })) }),
  ),
  /** One that was told beside the goals is taken back by its phrase, and one of the goals by its id. */
  wishes: t.array(object({ id: oneOf(wishIds), label: t.string, phrase: t.string, beside: optional(t.boolean) })),
  /** What the person wants to leave behind, and the kind of work that is left out for it; an empty label where the words name none. */
  left: t.array(object({ phrase: t.string, label: t.string })),
  /** Kept as written: it ranks nothing. */
  unresolved: t.array(t.string),
})
export type ReadGoals = t.TypeOf<typeof readGoals>

/** Beside an assessment: phrases, and ids of wishes, that the person removed from what was read. */
export const goalsRead = object({ removed: listOf(text({ min: 1, max: MAX_GOAL_TEXT }), { max: MAX_REMOVED }) })
