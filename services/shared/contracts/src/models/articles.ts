/** The chips of the blog; `All` stands before them. */
export const articleCategories = [
  'Career Planning',
  'AI & Automation',
  'Career Change',
  'Professional Growth',
  'Future of Work',
  'Automation Resistance',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

export type ArticleEntry = {
  slug: string
  title: string
  category: ArticleCategory
  /** One sentence about it. */
  teaser: string
  readMinutes: number
  /** ISO date. */
  date: string
}

/** The eight articles, in the order of the blog; the first is the featured one. */
export const articles: readonly ArticleEntry[] = [
  {
    slug: 'ultimate-career-path-planning-guide-2025',
    title: 'The Ultimate Career Path Planning Guide for 2025',
    category: 'Career Planning',
    teaser: 'Start with a map of the work you do today.',
    readMinutes: 18,
    date: '2025-02-01',
  },
  {
    slug: 'ai-takeover-career-survival-guide',
    title: 'AI Takeover: A Career Survival Guide',
    category: 'AI & Automation',
    teaser: 'Sort your tasks into three piles before you decide anything about your job.',
    readMinutes: 15,
    date: '2025-02-01',
  },
  {
    slug: 'career-change-complete-guide',
    title: 'The Complete Guide to Changing Careers',
    category: 'Career Change',
    teaser: 'Six to eighteen months, including the ones in which nothing seems to happen.',
    readMinutes: 20,
    date: '2025-02-01',
  },
  {
    slug: 'best-career-paths-2025',
    title: 'The Best Career Paths of 2025',
    category: 'Career Planning',
    teaser: 'What grows, what it pays, and how long the way in takes.',
    readMinutes: 14,
    date: '2025-02-01',
  },
  {
    slug: 'career-development-professional-growth',
    title: 'Career Development and Professional Growth',
    category: 'Professional Growth',
    teaser: 'Growing where you are: one skill, one proof, one conversation at a time.',
    readMinutes: 16,
    date: '2025-02-01',
  },
  {
    slug: 'future-of-work-ai-automation',
    title: 'The Future of Work, AI and Automation',
    category: 'Future of Work',
    teaser: 'What ten-year projections can tell you, and what they never could.',
    readMinutes: 17,
    date: '2025-02-01',
  },
  {
    slug: 'how-to-plan-your-career-path',
    title: 'How to Plan Your Career Path',
    category: 'Career Planning',
    teaser: 'Four questions in the right order, on one sheet of paper.',
    readMinutes: 13,
    date: '2025-02-01',
  },
  {
    slug: 'automation-proof-careers-guide',
    title: 'A Guide to Automation-Proof Careers',
    category: 'Automation Resistance',
    teaser: 'What the published measures agree on, and where they do not.',
    readMinutes: 12,
    date: '2025-02-01',
  },
]
