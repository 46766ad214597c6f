/**
 * The thirty activity items, five for each of the six interest types. The detailed assessment always asks them (1-10), the basic one
 * offers them in a fold-out (1-5, sent as `responses.activities = {slug: value}`). They stand in the order asked: the types take
 * turns, so that nobody meets five of a kind in a row.
 */
export const activities = [
  {
    slug: 'repair-machine',
    type: 'realistic',
    label: 'Repair a machine that has stopped',
    description: 'An engine, a pump, a printer',
  },
  {
    slug: 'find-cause',
    type: 'investigative',
    label: 'Work out why something keeps going wrong',
    description: 'Testing one cause after another',
  },
  {
    slug: 'write-story',
    type: 'artistic',
    label: 'Write a story, a script or an article',
    description: 'Finding your own words for it',
  },
  { slug: 'teach-group', type: 'social', label: 'Teach a group something new', description: 'In a class, a course or at work' },
  { slug: 'win-customer', type: 'enterprising', label: 'Win a customer', description: 'For a product you believe in' },
  {
    slug: 'keep-books',
    type: 'conventional',
    label: 'Keep accounts that are right to the cent',
    description: 'Entering, checking, closing',
  },
  { slug: 'build-solid', type: 'realistic', label: 'Build something solid', description: 'From wood, stone or metal' },
  { slug: 'run-experiment', type: 'investigative', label: 'Plan an experiment', description: 'And see what the results say' },
  {
    slug: 'draw-design',
    type: 'artistic',
    label: 'Draw or design how something looks',
    description: 'A poster, a product, a page',
  },
  {
    slug: 'care-ill',
    type: 'social',
    label: 'Care for someone who is ill or weak',
    description: 'Washing, feeding, comforting, watching',
  },
  {
    slug: 'lead-team',
    type: 'enterprising',
    label: 'Lead a team toward a target',
    description: 'Setting the pace and answering for it',
  },
  {
    slug: 'order-records',
    type: 'conventional',
    label: 'Bring records into a clear order',
    description: 'So that anyone can find anything',
  },
  { slug: 'fit-equipment', type: 'realistic', label: 'Fit pipes, cables or equipment', description: 'In a house or a plant' },
  {
    slug: 'read-science',
    type: 'investigative',
    label: 'Read about new findings',
    description: 'In science, health or technology',
  },
  {
    slug: 'perform-music',
    type: 'artistic',
    label: 'Play, sing or act for others',
    description: 'On a stage or in a small group',
  },
  { slug: 'listen-worry', type: 'social', label: 'Listen to someone with a worry', description: 'And help them see a way' },
  {
    slug: 'start-business',
    type: 'enterprising',
    label: 'Start a business of your own',
    description: 'With its risks and its freedom',
  },
  { slug: 'check-forms', type: 'conventional', label: 'Check forms or data for mistakes', description: 'Line by line' },
  {
    slug: 'drive-operate',
    type: 'realistic',
    label: 'Drive or run heavy equipment',
    description: 'A truck, a crane, a production line',
  },
  {
    slug: 'find-patterns',
    type: 'investigative',
    label: 'Look for patterns in figures',
    description: 'Until a pile of numbers makes sense',
  },
  {
    slug: 'shape-space',
    type: 'artistic',
    label: 'Shape a room, a garden or a stage',
    description: 'With color, light and form',
  },
  { slug: 'guide-young', type: 'social', label: 'Help a young person find their way', description: 'Over weeks, not minutes' },
  {
    slug: 'negotiate-deal',
    type: 'enterprising',
    label: 'Negotiate the terms of a deal',
    description: 'Price, time, who does what',
  },
  { slug: 'plan-schedule', type: 'conventional', label: 'Set up schedules or stock lists', description: 'And keep them right' },
  {
    slug: 'tend-outdoors',
    type: 'realistic',
    label: 'Look after plants, animals or land',
    description: 'Outdoors, in any weather',
  },
  {
    slug: 'study-samples',
    type: 'investigative',
    label: 'Study samples or measurements',
    description: 'In a laboratory or in the field',
  },
  {
    slug: 'edit-pictures',
    type: 'artistic',
    label: 'Take and edit photos, film or sound',
    description: 'Until it tells what you mean',
  },
  {
    slug: 'settle-quarrel',
    type: 'social',
    label: 'Help two people settle a quarrel',
    description: 'So that both can live with it',
  },
  {
    slug: 'speak-persuade',
    type: 'enterprising',
    label: 'Win a room for a plan',
    description: 'Speaking, answering, convincing',
  },
  {
    slug: 'follow-procedure',
    type: 'conventional',
    label: 'Follow a set procedure exactly',
    description: 'Step by step, the same each time',
  },
] as const

export type ActivitySlug = (typeof activities)[number]['slug']
