import { type ArticleEntry, articles } from '@waymark/contracts/models/articles'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { linkTo } from '../../routes.ts'
import { AiTransitionPage } from '../ai-transition/AiTransitionPage.tsx'
import { ArticlePage } from '../blog/ArticlePage.tsx'
import { type Article, readArticle } from '../blog/article-html.ts'
import { BlogPage } from '../blog/BlogPage.tsx'
import { HowToBecomePage } from '../marketing/HowToBecomePage.tsx'
import { JobSearchTipsPage } from '../marketing/JobSearchTipsPage.tsx'
import { Links } from '../marketing/Links.tsx'
import { ProsePage } from '../marketing/ProsePage.tsx'
import { ResumeWritingPage } from '../marketing/ResumeWritingPage.tsx'

/** A page that anyone may read, as it is written at build time. `data` is its structured data (schema.org). */
export type PublicPage = {
  path: string
  title: string
  description: string
  kind: 'website' | 'article'
  body: string
  data: Record<string, unknown>
  /** Its script. */
  island: 'reading' | 'ai-transition'
  /** ISO date of an article. */
  published?: string
}

const texts = import.meta.glob<string>('../../../content/*/*.md', { query: '?raw', import: 'default', eager: true })

export function publicPages(): PublicPage[] {
  return [
    page({
      path: linkTo('blog'),
      title: 'Blog & Resources',
      description: 'Eight longer reads on planning, changing and keeping your work. Every figure has a source you can follow.',
      content: <BlogPage />,
    }),
    ...articles.map(articlePage),
    page({
      path: linkTo('careerPathPlanning'),
      title: 'Career path planning',
      description: 'What a good plan contains, four ways a path can bend, and how to find options you have not heard of.',
      content: (
        <ProsePage
          kicker="Career Path Planning"
          title="Plan a career path you can start on Monday"
          text={pageText('career-path-planning')}
          head={<Links ways={planningWays} />}
          aside={<Links ways={[{ href: linkTo('detailedAssessment'), label: 'Start Your Journey' }]} />}
        />
      ),
    }),
    {
      ...page({
        path: linkTo('aiCareerTransition'),
        title: 'AI and your job: check it one activity at a time',
        description:
          'Look up your own job, give its activities their hours, and see what four published measures say, and where they disagree.',
        content: <AiTransitionPage />,
      }),
      island: 'ai-transition',
    },
    page({
      path: linkTo('resumeWriting'),
      title: 'Professional Resume Writing Services & AI-Powered Resume Builder',
      description: 'Your own work, in the words that a posting uses. Nothing is added that you did not say.',
      content: <ResumeWritingPage />,
    }),
    page({
      path: linkTo('jobSearchTips'),
      title: 'Job search tips',
      description: 'Six tips, three phases and the figures to count: a job search with a plan, a pace and an end.',
      content: <JobSearchTipsPage />,
    }),
    page({
      path: linkTo('howToBecome'),
      title: 'How to become: six career guides',
      description: 'Six careers with pay, time to learn and what speaks against each, and the official figures beside them.',
      content: <HowToBecomePage />,
    }),
    ...papers.map(({ path, kicker, title, description }) =>
      page({ path, title, description, content: <ProsePage kicker={kicker} title={title} text={pageText(path.slice(1))} /> }),
    ),
  ]
}

const planningWays = [
  { href: linkTo('detailedAssessment'), label: 'Get Your Career Plan' },
  { href: linkTo('aiCareerTransition'), label: 'AI and your job' },
] as const

const papers = [
  { path: linkTo('help'), kicker: 'Help', title: 'Help', description: 'Short answers to what people ask most.' },
  {
    path: linkTo('dataSources'),
    kicker: 'Method and sources',
    title: 'Method and sources',
    description: 'Where every figure comes from, how a fit is computed, and what the limits are.',
  },
  {
    path: linkTo('privacy'),
    kicker: 'Privacy',
    title: 'Privacy',
    description: 'What is stored, why, for how long, and how to get rid of it.',
  },
  { path: linkTo('terms'), kicker: 'Terms', title: 'Terms of use', description: 'The rules for using Waymark, in plain words.' },
  {
    path: linkTo('accessibility'),
    kicker: 'Accessibility',
    title: 'Accessibility',
    description: 'What you can count on, what does not work well yet, and how it is checked.',
  },
] as const

function pageText(name: string): Article {
  return readText(`pages/${name}`)
}

function readText(name: string): Article {
  const text = texts[`../../../content/${name}.md`]
  if (!text) throw new Error(`there is no text called ${name}`)
  return readArticle(text)
}

function articlePage(entry: ArticleEntry): PublicPage {
  const { slug, title, description, date, category } = entry
  return {
    ...page({
      path: linkTo('article', { slug }),
      title,
      description,
      content: <ArticlePage entry={entry} article={readText(`articles/${slug}`)} />,
    }),
    kind: 'article',
    published: date,
    data: {
      '@type': 'Article',
      headline: title,
      description,
      datePublished: date,
      articleSection: category,
      author: { '@type': 'Organization', name: 'Waymark' },
    },
  }
}

type Draft = { path: string; title: string; description: string; content: ReactNode }

function page({ path, title, description, content }: Draft): PublicPage {
  return {
    path,
    title,
    description,
    kind: 'website',
    island: 'reading',
    body: renderToStaticMarkup(content),
    data: { '@type': 'WebPage', name: title, description },
  }
}
