import { type ArticleEntry, articles } from '@waymark/contracts/models/articles'
import { linkTo } from '../../routes.ts'
import contours from '../../ui/base/contours-spruce.svg?url'
import { dateInWords } from '../blog/article-date.ts'

/** The featured article, and three more. */
const [lead] = articles
const others = ['ai-takeover-career-survival-guide', 'career-change-complete-guide', 'automation-proof-careers-guide']
const rest = articles.filter(({ slug }) => others.includes(slug))

export function BlogTeasers() {
  return (
    <section className="tint">
      <div className="wrap">
        <div className="section-head">
          <h2 className="t-2">From the blog</h2>
          <a href={linkTo('blog')} className="strong">
            All articles
          </a>
        </div>
        <div className="paper">
          {lead && (
            <article>
              <a href={linkTo('article', { slug: lead.slug })}>
                <TrailPicture />
                <p className="cap">{lineOf(lead)}</p>
                <h3 className="t-1">{lead.title}</h3>
                <p className="lead">{lead.description} The rest of the plan is easier to draw once you know where you stand.</p>
              </a>
            </article>
          )}
          <div className="rest">
            {rest.map((entry) => (
              <article key={entry.id}>
                <a href={linkTo('article', { slug: entry.slug })}>
                  <p className="cap">{lineOf(entry)}</p>
                  <h3 className="t-3">{entry.title}</h3>
                  <p className="muted">{entry.description}</p>
                </a>
              </article>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function lineOf({ category, date, readTime }: ArticleEntry): string {
  return `${category} · ${dateInWords(date)} · ${readTime} min read`
}

function TrailPicture() {
  return (
    <svg className="pic" viewBox="0 0 680 300" role="img" aria-label="A trail crossing contour lines">
      <rect width="680" height="300" fill="#123D33" />
      <image href={contours} x="-240" y="-190" width="1100" height="733" />
      <path
        d="M-10 262C90 250 120 190 205 186s96 42 170 20 76-112 150-120 70-46 170-62"
        fill="none"
        stroke="#F1F3ED"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <rect x="196" y="172" width="9" height="24" fill="#fff" />
      <rect x="368" y="192" width="9" height="24" fill="#fff" />
      <rect x="520" y="76" width="9" height="24" fill="#fff" />
      <rect x="532" y="48" width="9" height="24" fill="#F4BE1E" />
    </svg>
  )
}
