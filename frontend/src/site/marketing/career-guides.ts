export type Guide = {
  title: string
  /** Drawing of `GuideIcon`. */
  icon: 'code' | 'chart' | 'care' | 'plan' | 'voice' | 'plane'
  description: string
  salaryRange: string
  timeToLearn: string
  difficulty: string
  demand: string
  growth: string
  /** What the public statistics say, and of which occupation. */
  official: string
  /** Five, in order. */
  steps: readonly [string, string, string, string, string]
  against: string
}

/** Salary range, time to learn, difficulty, demand and growth are the product's own illustrative figures; the official ones stand beside them. */
export const guides: readonly Guide[] = [
  {
    title: 'Software Engineer',
    icon: 'code',
    description: 'Builds and looks after programs that other people rely on.',
    salaryRange: '$95,000-$165,000',
    timeToLearn: '6-12 months',
    difficulty: 'Medium-High',
    demand: 'Very High',
    growth: '+22%',
    official: 'Computer programmers: $71,860 to $128,960 for the middle half; −6.0% jobs by 2034',
    steps: [
      'Learn one language well enough to be bored by its exercises.',
      'Build one small thing that a real person uses every week.',
      'Read the code of others for an hour a day, and mend something in it.',
      'Learn to test, to use version control, and to ask a good question.',
      'Apply with the thing that is used, and the story of what went wrong with it.',
    ],
    against: 'Entry-level places are crowded, and the first drafts that beginners used to write are written by tools.',
  },
  {
    title: 'Data Analyst',
    icon: 'chart',
    description: 'Turns records into answers that somebody acts on.',
    salaryRange: '$60,000-$95,000',
    timeToLearn: '3-6 months',
    difficulty: 'Medium',
    demand: 'High',
    growth: '+25%',
    official: 'Business intelligence analysts: $82,630 to $155,810 for the middle half; +33.5% jobs by 2034',
    steps: [
      'Become quick in a spreadsheet: look-ups, pivots, honest charts.',
      'Learn SQL on a subject that you know from work.',
      'Answer one question that your present boss really has.',
      'Learn what a sample, a spread and a misleading average are.',
      'Show three answers, each with what was done because of it.',
    ],
    against: 'Without a subject such as health, claims or logistics you compete with everyone who took the same course.',
  },
  {
    title: 'Registered Nurse',
    icon: 'care',
    description: 'Assesses patients, gives treatment, and notices first when something changes.',
    salaryRange: '$75,000-$120,000',
    timeToLearn: '2-4 years',
    difficulty: 'High',
    demand: 'Very High',
    growth: '+7%',
    official: 'Registered nurses: $78,610 to $107,960 for the middle half; +4.9% jobs by 2034',
    steps: [
      'Spend a few Saturdays on a ward as a volunteer or aide, before any fee.',
      'Compare approved programs by their pass rates, not by their brochures.',
      'Finish the prerequisites, and plan the money for the clinical terms.',
      'Take the clinical placements in different fields, nights included.',
      'Pass the licensing exam, and choose a first job with a real orientation.',
    ],
    against: 'Nights, lifting and sorrow are part of the work, and the license binds you to a state or a compact of states.',
  },
  {
    title: 'Project Manager',
    icon: 'plan',
    description: 'Gets a group of people to a result by a date, and says early when it will be missed.',
    salaryRange: '$85,000-$135,000',
    timeToLearn: '6-12 months',
    difficulty: 'Medium',
    demand: 'High',
    growth: '+7%',
    official: 'Management analysts, the nearest with figures: $76,770 to $133,140 for the middle half; +8.8% jobs by 2034',
    steps: [
      'Run one real thing from start to end where you are, with a date and a budget.',
      'Learn to break work down, to estimate it, and to keep a list of risks.',
      'Practice the weekly note: what is done, what is late, what you need.',
      'Take a recognized exam once you have hours to report.',
      'Ask for a larger project in the trade that you already understand.',
    ],
    against: 'The title is rarely given to people from outside a trade: you manage what you understand.',
  },
  {
    title: 'Digital Marketing Specialist',
    icon: 'voice',
    description: 'Finds the people who need something, and proves what made them come.',
    salaryRange: '$50,000-$85,000',
    timeToLearn: '3-6 months',
    difficulty: 'Medium',
    demand: 'High',
    growth: '+13%',
    official: 'Market research analysts and marketing specialists: $56,220 to $104,870 for the middle half; +6.7% jobs by 2034',
    steps: [
      'Take on the newsletter or the shop of someone you know.',
      'Talk with ten of their customers before you write a line.',
      'Learn one channel thoroughly, and to read its figures.',
      'Change one thing at a time, and measure before and after.',
      'Write up three such changes, the one that failed included.',
    ],
    against: 'Writing tools lower the price of routine texts. What stays scarce is knowing the customers.',
  },
  {
    title: 'Pilot',
    icon: 'plane',
    description: 'Flies people or goods by rules that leave nothing to the moment.',
    salaryRange: '$80,000-$200,000+',
    timeToLearn: '1-3 years',
    difficulty: 'High',
    demand: 'Medium-High',
    growth: '+6%',
    official: 'Airline pilots: $154,360 to $239,200 and above for the middle half; +3.9% jobs by 2034',
    steps: [
      'Pass the first-class medical exam before you spend anything else.',
      'Take one introductory flight, and talk with two line pilots about their month.',
      'Work out the whole price, with a reserve, and how you would carry it.',
      'Earn the ratings in their order: private, instrument, commercial, multi-engine.',
      'Build hours as an instructor or in small operations until an airline may hire you.',
    ],
    against: 'Training costs as much as a small house, and seniority, not skill, decides your days off.',
  },
]
