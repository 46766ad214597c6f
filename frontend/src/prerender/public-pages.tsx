import { type ArticleEntry, articles } from '@waymark/contracts/models/articles'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArticlePage } from '../features/blog/ArticlePage.tsx'
import { type Article, readArticle } from '../features/blog/article-html.ts'
import { BlogPage } from '../features/blog/BlogPage.tsx'

/** A page that anyone may read, as it is written at build time. `data` is its structured data (schema.org). */
export type PublicPage = {
  path: string
  title: string
  description: string
  kind: 'website' | 'article'
  body: string
  data: Record<string, unknown>
  /** ISO date of an article. */
  published?: string
}

const texts = import.meta.glob<string>('../../content/articles/*.md', { query: '?raw', import: 'default', eager: true })

export function publicPages(): PublicPage[] {
  return [
    page({
      path: '/blog',
      title: 'Blog & Resources',
      description: 'Eight longer reads on planning, changing and keeping your work. Every figure has a source you can follow.',
      content: <BlogPage />,
    }),
    ...articles.map(articlePage),
  ]
}

export function articleText(slug: string): Article {
  const text = texts[`../../content/articles/${slug}.md`]
  if (!text) throw new Error(`there is no text of the article ${slug}`)
  return readArticle(text)
}

function articlePage(entry: ArticleEntry): PublicPage {
  const { slug, title, teaser, date, category } = entry
  return {
    ...page({
      path: `/blog/${slug}`,
      title,
      description: teaser,
      content: <ArticlePage entry={entry} article={articleText(slug)} />,
    }),
    kind: 'article',
    published: date,
    data: {
      '@type': 'Article',
      headline: title,
      description: teaser,
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
    body: renderToStaticMarkup(content),
    data: { '@type': 'WebPage', name: title, description },
  }
}
