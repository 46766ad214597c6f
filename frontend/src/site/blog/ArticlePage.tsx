import type { ArticleEntry } from '@waymark/contracts/models/articles'
import { Cover, type CoverTone } from '../../entities/report/Cover.tsx'
import { linkTo } from '../../routes.ts'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { dateInWords } from './article-date.ts'
import type { Article } from './article-html.ts'
import { ProseWithContents } from './ProseWithContents.tsx'

type Offer = { cover: string; tone: CoverTone; title: string; text: string }

const offers: Readonly<Record<ArticleEntry['category'], Offer>> = {
  'AI & Automation': aiOffer(
    'Your own tasks, sorted',
    'The AI Transition report does this for your job, with four measures side by side.',
  ),
  'Automation Resistance': aiOffer(
    'How resistant is your week?',
    'The AI Transition report sorts the tasks of your own job, and says where the measures disagree.',
  ),
  'Future of Work': aiOffer(
    'From the crowd to you',
    'The AI Transition report turns national figures into your occupation, your tasks and your next step.',
  ),
  'Career Change': {
    cover: 'Career Change',
    tone: 'rust',
    title: 'Your change, month by month',
    text: 'The Career Change report works out what you keep, what is missing and what it costs.',
  },
  'Career Planning': {
    cover: 'Career Deep Dive',
    tone: 'spruce',
    title: 'Your four fields, filled in',
    text: 'The Career Deep Dive compares your answers with about 870 occupations and says what speaks against each.',
  },
  'Professional Growth': {
    cover: 'Career Deep Dive',
    tone: 'spruce',
    title: 'Which skill opens most doors?',
    text: 'The Career Deep Dive counts it for you, from the skills that you can prove today.',
  },
}

/** An article of the blog. It is written into the page at build time and reads whole without script. */
export function ArticlePage({ entry, article }: { entry: ArticleEntry; article: Article }) {
  const { cover, tone, title, text } = offers[entry.category]
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <article>
          <header className="art-head">
            <div className="wrap">
              <div className="tx">
                <p className="kicker">{entry.category}</p>
                <h1 className="t-2">{entry.title}</h1>
                <p className="lead">{entry.description}</p>
                <p className="by num">
                  <time dateTime={entry.date}>{dateInWords(entry.date)}</time> · {entry.readTime} min read · figures checked in
                  November 2026
                </p>
              </div>
              <TrailHead />
            </div>
          </header>
          <ProseWithContents heading="In this guide" text={article}>
            <aside className="panel cta">
              <Cover title={cover} tone={tone} />
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
                <a className="btn btn-p" href={linkTo('detailedAssessment')}>
                  Get Started Today
                </a>
              </div>
            </aside>
            <p className="back">
              <a href={linkTo('blog')}>All articles</a>
            </p>
          </ProseWithContents>
        </article>
      </main>
      <SiteFooter />
    </>
  )
}

function TrailHead() {
  return (
    <div className="pic">
      <svg viewBox="0 0 520 400" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        <path
          d="M-20 370C80 360 110 300 180 286S290 300 330 250 340 150 400 120 500 90 560 20"
          stroke="#F1F3ED"
          strokeWidth="3.5"
          strokeDasharray="2 10"
          strokeLinecap="round"
        />
        <rect x="166" y="268" width="13" height="34" rx="1" fill="#fff" />
        <rect x="392" y="104" width="13" height="34" rx="1" fill="#fff" />
        <rect x="408" y="64" width="13" height="34" rx="1" fill="#F4BE1E" />
      </svg>
    </div>
  )
}

function aiOffer(title: string, text: string): Offer {
  return { cover: 'AI Transition', tone: 'umber', title, text }
}
