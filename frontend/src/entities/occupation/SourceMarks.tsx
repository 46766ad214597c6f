import './source-marks.css'
import { sourceLetters, sourceName } from './sources.ts'

const legendId = 'source-marks'

/** The letters behind a sentence that say where its facts are from. They lead to the legend of the page. */
export function SourceMarks({ letters }: { letters: string }) {
  const known = sourceLetters([letters])
  if (known.length === 0) return null
  const names = known.map(sourceName).join('; ')
  return (
    <sup className="marks">
      <a href={`#${legendId}`} title={names}>
        {known.join(' ')}
        <span className="vh">: {names}</span>
      </a>
    </sup>
  )
}

/** Every letter that the page used, in words. */
export function SourceLegend({ used }: { used: Iterable<string> }) {
  const letters = sourceLetters(used)
  if (letters.length === 0) return null
  return (
    <section id={legendId} className="marks-legend cap" aria-label="Sources">
      <h2 className="t-5">Where it is from</h2>
      <dl>
        {letters.map((letter) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>{sourceName(letter)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
