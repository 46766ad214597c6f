import type {
  CategorizedQuestion,
  GroupQuestion,
  MultiQuestion,
  ScaleQuestion,
  SingleQuestion,
  TextQuestion,
} from '../../../domain/bank-types.ts'

export const aiTools: CategorizedQuestion = {
  id: 'ai_tools',
  type: 'categorized_multi_select',
  question: 'Which AI tools have you used?',
  instruction: 'Tick what you have used for real work, at least twice.',
  categories: [
    {
      category: 'Text',
      options: [
        { value: 'chat_assistant', label: 'A chat assistant' },
        { value: 'mail_drafts', label: 'Drafts in mail or documents' },
        { value: 'translation', label: 'Translation' },
        { value: 'meeting_notes', label: 'Meeting notes' },
      ],
    },
    {
      category: 'Figures and code',
      options: [
        { value: 'spreadsheet_help', label: 'Help in spreadsheets' },
        { value: 'code_assistant', label: 'A coding assistant' },
        { value: 'data_questions', label: 'Questions to a database' },
        { value: 'document_reading', label: 'Reading invoices or forms' },
      ],
    },
    {
      category: 'Pictures and sound',
      options: [
        { value: 'image_making', label: 'Making pictures' },
        { value: 'audio_video', label: 'Making sound or film' },
        { value: 'image_reading', label: 'Reading scans or photos' },
      ],
    },
    {
      category: 'In the trade',
      options: [
        { value: 'routing', label: 'Planning routes or shifts' },
        { value: 'forecasting', label: 'Forecasting demand' },
        { value: 'screening', label: 'Sorting cases or applicants' },
        { value: 'service_bot', label: 'Answering customers' },
        { value: 'machine_control', label: 'Steering machines or robots' },
      ],
    },
  ],
  reads: { report: 'ai.tools_used' },
}

export const aiFrequency: SingleQuestion = {
  id: 'ai_frequency',
  type: 'single_select',
  question: 'How often do you use such tools at work?',
  options: [
    { value: 'never', label: 'Never' },
    { value: 'tried', label: 'I have tried them' },
    { value: 'weekly', label: 'Every week' },
    { value: 'daily', label: 'Every day' },
    { value: 'built_in', label: 'My work now runs through them' },
  ],
  reads: { report: 'ai.frequency' },
}

export const weekShare: GroupQuestion = {
  id: 'week_share',
  type: 'scale_group',
  question: 'How much of your week goes into each kind of task?',
  description: 'A rough guess. 1 is almost nothing, 5 is half the week, 10 is all of it.',
  instruction: 'They need not add up. Leave out what you never do.',
  lowLabel: 'Almost nothing',
  highLabel: 'The whole week',
  list: 'metrics',
  items: [
    { slug: 'writing', name: 'Writing texts', description: 'Mail, reports, offers' },
    { slug: 'reading', name: 'Looking things up', description: 'Reading, comparing, summing up' },
    { slug: 'figures', name: 'Working with figures', description: 'Entering, checking, analyzing' },
    { slug: 'code', name: 'Programming', description: 'Writing and testing software' },
    { slug: 'media', name: 'Design, pictures, sound' },
    { slug: 'people', name: 'Talking with people', description: 'Customers, patients, pupils, staff' },
    { slug: 'care', name: 'Care and teaching', description: 'Where being there is the work' },
    { slug: 'hands', name: 'Work with the hands', description: 'Building, repairing, moving, cooking' },
    { slug: 'machines', name: 'Running machines', description: 'Driving, steering, watching' },
    { slug: 'deciding', name: 'Deciding and answering for it' },
    { slug: 'planning', name: 'Planning and coordinating' },
    { slug: 'forms', name: 'Forms and records' },
  ],
  reads: { report: 'ai.week_share' },
}

export const aiReadiness: GroupQuestion = {
  id: 'ai_readiness',
  type: 'scale_group',
  question: 'How well can you do this?',
  description: 'It is early days: most people are low here.',
  lowLabel: 'Not yet',
  highLabel: 'I show others',
  list: 'aspects',
  items: [
    { slug: 'asking', name: 'Telling a tool clearly what you need' },
    { slug: 'checking', name: 'Spotting when its answer is wrong' },
    { slug: 'privacy', name: 'Knowing what must not be typed in' },
    { slug: 'rebuilding', name: 'Rearranging a task around the tool' },
    { slug: 'automating', name: 'Joining tools so that steps run alone' },
    { slug: 'teaching', name: 'Showing colleagues how' },
  ],
  reads: { report: 'ai.readiness' },
}

export const aiWorry: ScaleQuestion = {
  id: 'ai_worry',
  type: 'scale',
  question: 'How worried are you about AI and your job?',
  lowLabel: 'Not at all',
  highLabel: 'Very',
  reads: { report: 'ai.worry' },
}

export const aiEmployer: SingleQuestion = {
  id: 'ai_employer',
  type: 'single_select',
  question: 'What does your employer do about AI?',
  options: [
    { value: 'unknown', label: 'I do not know' },
    { value: 'forbidden', label: 'It is not allowed' },
    { value: 'quiet', label: 'Nothing official; some use it anyway' },
    { value: 'pilots', label: 'There are trials' },
    { value: 'rollout', label: 'It is being brought in everywhere' },
  ],
  reads: { report: 'ai.employer' },
}

export const aiNoticed: MultiQuestion = {
  id: 'ai_noticed',
  type: 'multi_select',
  question: 'What have you noticed so far?',
  instruction: 'Tick all that apply.',
  options: [
    { value: 'tasks_gone', label: 'Some of my tasks are gone' },
    { value: 'faster', label: 'I am expected to be faster' },
    { value: 'checking', label: 'I check what a machine has made' },
    { value: 'fewer_hired', label: 'Fewer people are hired' },
    { value: 'layoffs', label: 'People have been let go' },
    { value: 'new_tasks', label: 'New tasks have come' },
    { value: 'better_work', label: 'My work got better' },
    { value: 'nothing', label: 'Nothing yet' },
  ],
  reads: { report: 'ai.noticed' },
}

export const aiHandOver: TextQuestion = {
  id: 'ai_hand_over',
  type: 'text',
  question: 'Which part of your work would you gladly hand over?',
  storeIn: 'motivations',
  reads: { report: 'ai.hand_over' },
}

export const aiKeepHuman: TextQuestion = {
  id: 'ai_keep_human',
  type: 'text',
  question: 'Which part of your work should a person always do?',
  description: 'Because it takes trust, touch, judgment, or simply because you love it.',
  storeIn: 'challenges',
  reads: { report: 'ai.keep_human' },
}
