import type { AnsweredWish } from '@waymark/contracts/models/advice/advice'

/** What the person wishes of the work, each answered in their own words, with what the answer rests on. */
export function Wishes({ wishes }: { wishes: readonly AnsweredWish[] }) {
  if (wishes.length === 0) return null
  return (
    <section className="part" aria-labelledby="wishes">
      <h2 className="t-3" id="wishes">
        {wishes.length === 1 ? 'Your wish for the work, answered' : 'Your wishes for the work, answered'}
      </h2>
      <div className="goals">
        {wishes.map(({ id, label, phrase, answer, why, source, beside }) => (
          <article key={id} className="panel goal" aria-label={`${label}: “${phrase}”`}>
            <h3>“{phrase}”</h3>
            <p className="verdict">
              <i className={SIGNS[answer]} aria-hidden="true" />
              {WORDS[answer]}
            </p>
            <p>{why}</p>
            {beside && <p className="cap">You told this beside your goals.</p>}
            {source && <p className="cap">Source: {source}</p>}
          </article>
        ))}
      </div>
    </section>
  )
}

const WORDS: Readonly<Record<AnsweredWish['answer'], string>> = {
  yes: 'The list keeps to it',
  partly: 'Part of the list keeps to it',
  no: 'The list does not meet it',
  unknown: 'No data',
}

const SIGNS: Readonly<Record<AnsweredWish['answer'], string>> = {
  yes: 'yes',
  partly: 'notyet',
  no: 'no',
  unknown: 'notyet',
}
