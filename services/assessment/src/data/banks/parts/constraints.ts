import type { CategorizedQuestion, TextQuestion } from '../../../domain/bank-types.ts'

export const obstacles: CategorizedQuestion = {
  id: 'obstacles',
  type: 'categorized_multi_select',
  question: 'What holds you back?',
  instruction: 'Tick all that apply.',
  categories: [
    {
      category: 'Practical',
      options: [
        { value: 'money_meantime', label: 'Money in the meantime' },
        { value: 'money_training', label: 'The cost of training' },
        { value: 'time_retrain', label: 'Time to retrain' },
        { value: 'time_place', label: 'Place or commute' },
        { value: 'time_health', label: 'My health' },
      ],
    },
    {
      category: 'Knowledge',
      options: [
        { value: 'know_options', label: 'I do not know my options' },
        { value: 'know_degree', label: 'I lack the degree or license' },
        { value: 'know_outdated', label: 'My skills are out of date' },
        { value: 'know_apply', label: 'I do not know how to apply today' },
      ],
    },
    {
      category: 'People',
      options: [
        { value: 'people_family', label: 'My family depends on me' },
        { value: 'people_contacts', label: 'I know nobody in the field' },
        { value: 'people_against', label: 'Those close to me advise against it' },
        { value: 'people_loyal', label: 'I do not want to let my team down' },
      ],
    },
    {
      category: 'Myself',
      options: [
        { value: 'self_junior', label: 'Starting again as a beginner' },
        { value: 'self_doubt', label: 'I am not sure I can do it' },
        { value: 'self_comfort', label: 'Things are not bad enough' },
        { value: 'self_tired', label: 'I am too tired to begin' },
      ],
    },
  ],
  reads: { report: 'constraint.obstacles' },
}

export const tried: CategorizedQuestion = {
  id: 'tried',
  type: 'categorized_multi_select',
  question: 'What have you tried already?',
  instruction: 'Tick what you have done in the last two years. Nothing is a fine answer.',
  categories: [
    {
      category: 'Looking',
      options: [
        { value: 'look_boards', label: 'Read job boards' },
        { value: 'look_talked', label: 'Talked to someone who does the work' },
        { value: 'look_counsellor', label: 'Seen a counselor or coach' },
        { value: 'look_shadowed', label: 'Watched the work for a day' },
      ],
    },
    {
      category: 'Applying',
      options: [
        { value: 'apply_few', label: 'Sent one to five applications' },
        { value: 'apply_many', label: 'Sent more than five' },
        { value: 'apply_interviews', label: 'Had interviews' },
        { value: 'apply_offer', label: 'Turned an offer down' },
      ],
    },
    {
      category: 'Learning',
      options: [
        { value: 'learn_started', label: 'Started a course' },
        { value: 'learn_finished', label: 'Finished a course' },
        { value: 'learn_project', label: 'Built or done something for practice' },
        { value: 'learn_volunteer', label: 'Helped out without pay' },
      ],
    },
    {
      category: 'At work',
      options: [
        { value: 'work_asked', label: 'Asked for other tasks' },
        { value: 'work_moved', label: 'Changed team or employer' },
        { value: 'work_hours', label: 'Cut my hours' },
      ],
    },
  ],
  reads: { report: 'history.tried' },
}

export const fear: TextQuestion = {
  id: 'fear',
  type: 'text',
  question: 'What are you most afraid could happen?',
  description:
    'If you change, or if you do not. A sentence or two is enough. It is read for your plan, and for limits that your list must keep.',
  storeIn: 'challenges',
  reads: { report: 'fear.main' },
}
