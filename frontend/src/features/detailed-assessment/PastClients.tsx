import { Stars } from '../../ui/Stars.tsx'

const clients = [
  {
    name: 'Marta K.',
    report: 'Career Change',
    quote: 'The money page alone was worth it. I knew in an evening how long I could afford to retrain.',
  },
  {
    name: 'Devon A.',
    report: 'AI Transition',
    quote: 'It told me which half of my job to stop worrying about. Nobody else had.',
  },
  {
    name: 'Ruth L.',
    report: 'Career Deep Dive',
    quote: 'My counselor and I used the two-page summary as our agenda for a month.',
  },
]

export function PastClients() {
  return (
    <section className="said">
      <div className="wrap">
        <h2 className="t-1">What past clients say</h2>
        <div className="letters">
          {clients.map(({ name, report, quote }) => (
            <figure key={name}>
              <Stars />
              <blockquote>{quote}</blockquote>
              <figcaption className="muted">
                <b className="strong">{name}</b>, {report}
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="cap said-note">Illustrative testimonials.</p>
      </div>
    </section>
  )
}
