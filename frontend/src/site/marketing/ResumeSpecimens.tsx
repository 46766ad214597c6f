/** Three things that make a résumé work, each shown by a piece of one. */
export function ResumeSpecimens() {
  return (
    <section>
      <div className="wrap">
        <h2 className="t-2">What makes a line work</h2>
        <div className="f3">
          <article className="panel">
            <div className="sp">
              <ul className="ats">
                <li>
                  Requirements writing<span className="st">found, line 4</span>
                </li>
                <li>
                  SQL<span className="st">found, line 1</span>
                </li>
                <li>
                  Process modeling<span className="st no">not yours yet</span>
                </li>
              </ul>
            </div>
            <div className="tx">
              <h3 className="t-3">ATS-optimized writing</h3>
              <p>
                One column, plain headings, the words of the posting where they are true. Words you lack are listed, never
                planted.
              </p>
            </div>
          </article>
          <article className="panel">
            <div className="sp">
              <div className="tpl">
                <Sheet />
                <Sheet columns />
              </div>
            </div>
            <div className="tx">
              <h3 className="t-3">Industry-specific templates</h3>
              <p>The order your field expects: projects first in technology, licenses first in health care.</p>
            </div>
          </article>
          <article className="panel">
            <div className="sp rev">
              <p>
                Led a <mark>team of testers</mark> through the release.
              </p>
              <p>How many people, for how long? One number here is worth the whole line.</p>
            </div>
            <div className="tx">
              <h3 className="t-3">Expert review</h3>
              <p>A second reader asks in the margin what a recruiter would ask at the table.</p>
            </div>
          </article>
        </div>
      </div>
    </section>
  )
}

const lines = [
  { y: 38, width: 58 },
  { y: 44, width: 64 },
  { y: 50, width: 50 },
  { y: 56, width: 40 },
  { y: 64, width: 62 },
  { y: 70, width: 54 },
  { y: 76, width: 34 },
  { y: 84, width: 64 },
  { y: 90, width: 48 },
  { y: 96, width: 56 },
]

function Sheet({ columns = false }: { columns?: boolean }) {
  return (
    <svg viewBox="0 0 84 112" aria-hidden="true">
      <rect x="10" y="11" width={columns ? 30 : 40} height="6" fill="#16302a" />
      <rect x="10" y="21" width="26" height="2.5" fill="#9aa8a0" />
      <path d="M10 31h64" stroke="#16302a" />
      {lines.map(({ y, width }) => (
        <rect key={y} x={columns ? 34 : 10} y={y} width={columns ? width * 0.62 : width} height="2.5" fill="#c4cec6" />
      ))}
      {columns && [38, 64, 84].map((y) => <rect key={y} x="10" y={y} width="16" height="2.5" fill="#58a28b" />)}
    </svg>
  )
}
