import { FitRange } from '../../entities/occupation/FitRange.tsx'

/** The key to every entry below, with an invented example. */
export function HowToRead() {
  return (
    <section className="panel key" aria-label="How to read this">
      <FitRange value={68} low={61} high={74} />
      <p>
        <b className="strong">How to read this.</b> The yellow bar is the most likely fit; the green band is where it lands in 80
        of 100 redraws of your answers. 90 is very strong, 75 strong, 60 fair. Fit says how well the work suits you. It is not a
        chance of being hired.
      </p>
    </section>
  )
}
