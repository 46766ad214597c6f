import { type ArticleEntry, articleCategories, articles } from '@waymark/contracts/models/articles'
import { linkTo } from '../../routes.ts'
import { dateInWords } from './article-date.ts'
import { CardChart } from './CardChart.tsx'
import { TopicIcon } from './TopicIcon.tsx'

type Props = {
  /** What every address of the demo ends in. */
  tail?: string
}

/** Chips, the featured article and a card for each. The chips filter by style sheet alone: they are radio buttons, and the cards follow the checked one. */
export function BlogIndex({ tail = '' }: Props) {
  const [featured] = articles
  return (
    <main id="main" tabIndex={-1} className="bl">
      <div className="wrap">
        <div className="hd">
          <h1 className="t-2">Blog & Resources</h1>
          <p className="lead">
            Longer reads on planning, changing and keeping your work. Every figure has a source you can follow.
          </p>
        </div>
        <fieldset className="topics">
          <legend className="vh">Topics</legend>
          {['All', ...articleCategories].map((topic) => (
            <label key={topic}>
              <input type="radio" name="topic" value={topicKey(topic)} defaultChecked={topic === 'All'} />
              {topic}
            </label>
          ))}
        </fieldset>
        {featured && <Featured entry={featured} tail={tail} />}
        <div className="cards">
          {articles.map((entry) => (
            <article key={entry.id} data-topic={topicKey(entry.category)}>
              <a href={linkTo('article', { slug: entry.slug }) + tail} target="_blank" rel="noopener">
                <div className="fg">
                  <CardChart name={entry.image} />
                </div>
                <p className="cap num">
                  <TopicIcon icon={entry.icon} color={entry.color} />
                  {entry.category} · {entry.readTime} min read
                </p>
                <h2 className="serif">{entry.title}</h2>
                <p className="muted">{entry.description}</p>
                <p className="cap num card-date">
                  <time dateTime={entry.date}>{dateInWords(entry.date)}</time>
                  <span className="vh"> (opens in a new tab)</span>
                </p>
              </a>
            </article>
          ))}
        </div>
      </div>
      <section className="last">
        <div className="wrap">
          <div>
            <h2 className="t-2">Reading helps. Your own numbers help more.</h2>
            <p>The detailed assessment compares your answers with about 870 occupations and says what speaks against each.</p>
          </div>
          <a className="btn btn-lg" href={linkTo('detailedAssessment') + tail}>
            Start Your Journey
          </a>
        </div>
      </section>
    </main>
  )
}

/** A category as the style sheet and the radio buttons name it. */
export function topicKey(topic: string): string {
  return topic.toLowerCase().replace(/[^a-z]+/g, '-')
}

function Featured({ entry, tail }: { entry: ArticleEntry; tail: string }) {
  return (
    <a
      className="feat"
      href={linkTo('article', { slug: entry.slug }) + tail}
      target="_blank"
      rel="noopener"
      data-topic={topicKey(entry.category)}
    >
      <div className="pic">
        <svg
          viewBox="0 0 640 400"
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          role="img"
          aria-label="A trail crossing contour lines"
        >
          <path
            d="M-20 340C90 330 120 250 210 246s100 50 176 20 80-140 160-150 70-50 120-70"
            stroke="#F1F3ED"
            strokeWidth="3.5"
            strokeDasharray="2 10"
            strokeLinecap="round"
          />
          <rect x="198" y="226" width="12" height="32" rx="1" fill="#fff" />
          <rect x="380" y="246" width="12" height="32" rx="1" fill="#fff" />
          <rect x="520" y="100" width="12" height="32" rx="1" fill="#fff" />
          <rect x="536" y="62" width="12" height="32" rx="1" fill="#F4BE1E" />
        </svg>
      </div>
      <div className="tx">
        <p className="kicker">Featured · {entry.category}</p>
        <h2 className="serif">{entry.title}</h2>
        <p className="lead">{entry.description} The rest of the plan is easier to draw once you know where you stand.</p>
        <p className="cap num">
          {dateInWords(entry.date)} · {entry.readTime} min read<span className="vh"> (opens in a new tab)</span>
        </p>
      </div>
    </a>
  )
}
