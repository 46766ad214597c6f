import contours from '../../assets/contours-spruce.svg?url'

const lead = {
  href: '/blog/ultimate-career-path-planning-guide-2025',
  line: 'Career Planning · February 1, 2025 · 18 min read',
  title: 'The Ultimate Career Path Planning Guide for 2025',
  text: 'Start with a map of the work you do today. The rest of the plan is easier to draw once you know where you stand.',
}

const rest = [
  {
    href: '/blog/ai-takeover-career-survival-guide',
    line: 'AI & Automation · February 1, 2025 · 15 min read',
    title: 'AI Takeover: A Career Survival Guide',
    text: 'Sort your tasks into three piles before you decide anything about your job.',
  },
  {
    href: '/blog/career-change-complete-guide',
    line: 'Career Change · February 1, 2025 · 20 min read',
    title: 'The Complete Guide to Changing Careers',
    text: 'Six to eighteen months, month by month, including the ones in which nothing seems to happen.',
  },
  {
    href: '/blog/automation-proof-careers-guide',
    line: 'Automation Resistance · February 1, 2025 · 12 min read',
    title: 'A Guide to Automation-Proof Careers',
    text: 'What the published measures agree on, and where they do not.',
  },
]

export function BlogTeasers() {
  return (
    <section className="tint">
      <div className="wrap">
        <div className="section-head">
          <h2 className="t-2">From the blog</h2>
          <a href="/blog" className="strong">
            All articles
          </a>
        </div>
        <div className="paper">
          <article>
            <a href={lead.href}>
              <TrailPicture />
              <p className="cap">{lead.line}</p>
              <h3 className="t-1">{lead.title}</h3>
              <p className="lead">{lead.text}</p>
            </a>
          </article>
          <div className="rest">
            {rest.map(({ href, line, title, text }) => (
              <article key={href}>
                <a href={href}>
                  <p className="cap">{line}</p>
                  <h3 className="t-3">{title}</h3>
                  <p className="muted">{text}</p>
                </a>
              </article>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
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
