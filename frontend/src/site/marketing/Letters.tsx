import { Stars } from '../../ui/Stars.tsx'

export type Letter = { name: string; turn: string; quote: string }
type Props = { heading: string; letters: readonly Letter[]; className?: string }

/** Three letters between rules, marked as what they are. */
export function Letters({ heading, letters, className }: Props) {
  return (
    <section className={className}>
      <div className="wrap">
        <h2 className="t-2">{heading}</h2>
        <div className="letters">
          {letters.map(({ name, turn, quote }) => (
            <figure key={name}>
              <Stars />
              <blockquote>{quote}</blockquote>
              <figcaption>
                <b className="strong">{name}</b>
                <br />
                {turn}
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="cap letters-note">Illustrative testimonials.</p>
      </div>
    </section>
  )
}
