/**
 * What the questions of the detailed assessment are about, as far as the report is concerned. A bank question names exactly one
 * topic and every topic is read by at least one page of the report: both sides have a test for it.
 * The comment names the question kind, and what the answer's items hold (key: what, value).
 */
export const reportTopics = [
  // Read by the engine too; the report shows them as given.
  'interest.activities', // scale_group, key: activity slug, value 1-10
  'value.order', // ranking, key: one of the six work values, value: rank 1-6
  'value.weight', // scale_group, key: statement slug, value 1-10: how important (two statements a work value)
  'value.present', // scale_group, key: work value, value 1-10: how much the present job gives
  'style.self', // scale_group, key: style slug, value 1-10
  'skill.people', // scale_group, key: competency slug, value 1-10
  'skill.technical', // scale_group, key: skill slug, value 1-10
  'skill.named', // skills_rating, key: skill_1 … skill_6, label: the name as written, value 1-10 or 0 when unrated
  'knowledge.areas', // scale_group, key: area slug, value 1-10
  'reach.pay_floor', // single_select, key: keep_all, drop_10, drop_25, drop_40
  'reach.months', // single_select, key: months_3, months_6, months_12, months_24, months_36
  'reach.learning_hours', // single_select, key: hours_0, hours_2, hours_5, hours_10, hours_20
  'reach.remote', // single_select, key: remote, hybrid, onsite, flexible
  // Read by the report alone.
  'reach.relocation', // single_select, key: stay, region, country, anywhere
  'environment.fit', // scale_group, key: environment slug, value 1-10
  'present.satisfaction', // scale 1-10
  'present.energy', // scale 1-10: energy left at the end of the working day
  'present.drain', // multi_select: what takes energy
  'constraint.obstacles', // categorized_multi_select: what holds back; keys start with money_, time_, know_, people_, self_
  'people.network', // scale_group, key: group of people, value 1-10: how much they could help
  'people.support', // multi_select: who stands behind the person
  'history.tried', // categorized_multi_select: what has been tried already
  'history.proud', // text: a piece of work the person is proud of (evidence for the search kit)
  'motivation.main', // text
  'fear.main', // text
  'goal.timeline', // timeline, key: timeframe slug, label: timeframe, text: what was written
  'success.metrics', // scale_group, key: measure slug, value 1-10: how much each counts as success
  'learning.ways', // multi_select: hands_on, course, reading, mentor, group, certificate
  'risk.appetite', // scale 1-10
  // career_change
  'money.runway', // single_select, key: runway_0, runway_3, runway_6, runway_12, runway_24
  'money.dependants', // single_select, key: nobody_else, shared, main, sole
  'change.reason', // multi_select
  'change.keep', // multi_select: what to take along
  'change.idea', // text: the idea in mind, if any
  'change.pace', // single_select, key: quick, steady, long
  // executive_transition
  'leadership.people', // single_select, key: people_0, people_10, people_50, people_250, people_1000
  'leadership.budget', // single_select, key: budget_0, budget_1, budget_10, budget_50, budget_250 (million dollars, lower end)
  'leadership.scope', // scale_group, key: field of responsibility, value 1-10: how much of it the person has carried
  'leadership.strengths', // scale_group, key: leadership competency, value 1-10
  'leadership.paths', // multi_select: larger_role, new_field, board, interim, consulting, own_business, nonprofit
  'leadership.board', // single_select, key: none, reported, committee, member
  'leadership.reason', // multi_select
  'leadership.hundred_days', // text: what the first hundred days should show
  // ai_transition
  'ai.tools_used', // categorized_multi_select
  'ai.frequency', // single_select, key: never, tried, weekly, daily, built_in
  'ai.week_share', // scale_group, key: task kind, value 1-10: share of the week in tenths
  'ai.readiness', // scale_group, key: AI skill slug, value 1-10
  'ai.worry', // scale 1-10
  'ai.employer', // single_select, key: unknown, forbidden, quiet, pilots, rollout
  'ai.noticed', // multi_select: changes already seen
  'ai.hand_over', // text: what the person would gladly hand to a tool
  'ai.keep_human', // text: what a tool should never do in their work
] as const

export type ReportTopic = (typeof reportTopics)[number]
