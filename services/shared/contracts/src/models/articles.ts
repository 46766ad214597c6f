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
  /** Stable: the slug that it was published under. */
  id: string
  title: string
  /** One sentence about it. */
  description: string
  category: ArticleCategory
  /** ISO date. */
  date: string
  /** In minutes. */
  readTime: number
  /** The drawing of its card. */
  image: 'trail' | 'week' | 'months' | 'growth' | 'levels' | 'outlook' | 'questions' | 'measures'
  slug: string
  /** The sign of its topic, and the tone of that sign. */
  icon: 'map' | 'cpu' | 'repeat' | 'sprout' | 'telescope' | 'shield'
  color: 'spruce' | 'lake' | 'rust' | 'moss' | 'heather' | 'umber'
}

/** The eight articles, in the order of the blog; the first is the featured one. */
export const articles: readonly ArticleEntry[] = [
  {
    id: 'ultimate-career-path-planning-guide-2025',
    title: 'The Ultimate Career Path Planning Guide for 2025',
    description: 'Start with a map of the work you do today.',
    category: 'Career Planning',
    date: '2025-02-01',
    readTime: 18,
    image: 'trail',
    slug: 'ultimate-career-path-planning-guide-2025',
    icon: 'map',
    color: 'spruce',
  },
  {
    id: 'ai-takeover-career-survival-guide',
    title: 'AI Takeover: A Career Survival Guide',
    description: 'Sort your tasks into three piles before you decide anything about your job.',
    category: 'AI & Automation',
    date: '2025-02-01',
    readTime: 15,
    image: 'week',
    slug: 'ai-takeover-career-survival-guide',
    icon: 'cpu',
    color: 'lake',
  },
  {
    id: 'career-change-complete-guide',
    title: 'The Complete Guide to Changing Careers',
    description: 'Six to eighteen months, month by month, including the ones in which nothing seems to happen.',
    category: 'Career Change',
    date: '2025-02-01',
    readTime: 20,
    image: 'months',
    slug: 'career-change-complete-guide',
    icon: 'repeat',
    color: 'rust',
  },
  {
    id: 'best-career-paths-2025',
    title: 'The Best Career Paths of 2025',
    description: 'What grows, what it pays, and how long the way in takes.',
    category: 'Career Planning',
    date: '2025-02-01',
    readTime: 14,
    image: 'growth',
    slug: 'best-career-paths-2025',
    icon: 'map',
    color: 'spruce',
  },
  {
    id: 'career-development-professional-growth',
    title: 'Career Development and Professional Growth',
    description: 'Growing where you are: one skill, one proof, one conversation at a time.',
    category: 'Professional Growth',
    date: '2025-02-01',
    readTime: 16,
    image: 'levels',
    slug: 'career-development-professional-growth',
    icon: 'sprout',
    color: 'moss',
  },
  {
    id: 'future-of-work-ai-automation',
    title: 'The Future of Work, AI and Automation',
    description: 'What ten-year projections can tell you, and what they never could.',
    category: 'Future of Work',
    date: '2025-02-01',
    readTime: 17,
    image: 'outlook',
    slug: 'future-of-work-ai-automation',
    icon: 'telescope',
    color: 'heather',
  },
  {
    id: 'how-to-plan-your-career-path',
    title: 'How to Plan Your Career Path',
    description: 'Four questions in the right order, on one sheet of paper.',
    category: 'Career Planning',
    date: '2025-02-01',
    readTime: 13,
    image: 'questions',
    slug: 'how-to-plan-your-career-path',
    icon: 'map',
    color: 'spruce',
  },
  {
    id: 'automation-proof-careers-guide',
    title: 'A Guide to Automation-Proof Careers',
    description: 'What the published measures agree on, and where they do not.',
    category: 'Automation Resistance',
    date: '2025-02-01',
    readTime: 12,
    image: 'measures',
    slug: 'automation-proof-careers-guide',
    icon: 'shield',
    color: 'umber',
  },
]
