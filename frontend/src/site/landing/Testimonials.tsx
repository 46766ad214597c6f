import { Stars } from '../../ui/Stars.tsx'

const letters = [
  {
    name: 'Marta K.',
    turn: 'Retail manager, now training specialist',
    quote: 'I came for a list of jobs and left with a reason not to take the obvious one. That saved me a year.',
  },
  {
    name: 'Devon A.',
    turn: 'Test analyst, now systems analyst',
    quote: 'The page that says what speaks against each direction is the first honest thing anyone told me about my career.',
  },
  {
    name: 'Ruth L.',
    turn: 'Operations lead, now project manager',
    quote: 'At 52 I expected to be told to learn to code. Instead I got three roles that wanted what I already knew.',
  },
]

export function Testimonials() {
  return (
    <section>
      <div className="wrap">
        <h2 className="t-2">Three people who turned</h2>
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
