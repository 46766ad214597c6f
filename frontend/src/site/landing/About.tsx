const figures = [
  { figure: '870', text: 'occupations described by interests, values, 35 skills, 33 fields of knowledge, pay and outlook.' },
  { figure: '200', text: 'times we redraw your answers within their error, to see how far the ranking moves.' },
  { figure: '4', text: 'independent measures of AI exposure, with a grade for how far they agree.' },
]

export function About() {
  return (
    <section className="about" id="about">
      <div className="wrap">
        <p className="kicker">About</p>
        <div className="top2">
          <h2 className="t-2">
            On a trail, two painted bars with the upper one shifted mean: the path turns here. That is our whole job.
          </h2>
          <ul className="codes">
            <li>
              <svg viewBox="0 0 44 64" aria-hidden="true">
                <rect x="15" y="16" width="14" height="32" rx="1" fill="#fff" />
              </svg>
              Straight on
            </li>
            <li>
              <svg viewBox="0 0 44 64" aria-hidden="true">
                <rect x="6" y="33" width="14" height="29" rx="1" fill="#fff" />
                <rect x="24" y="2" width="14" height="29" rx="1" fill="#F4BE1E" />
              </svg>
              The path turns here
            </li>
            <li>
              <svg viewBox="0 0 44 64" aria-hidden="true">
                <path d="M8 16l28 32M36 16L8 48" stroke="#fff" strokeWidth="9" />
              </svg>
              Not this way
            </li>
          </ul>
        </div>
        <div className="cols">
          {figures.map(({ figure, text }) => (
            <div key={figure}>
              <b className="num">{figure}</b>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
