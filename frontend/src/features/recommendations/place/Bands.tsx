import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { bandNames, bandOrder } from '../advice-words.ts'
import { Place } from './Place.tsx'

/** The list under the names of its bands, each in the order of the ranking. */
export function Bands({ list }: { list: readonly Recommendation[] }) {
  return bandOrder.map((band) => {
    const places = list.filter((one) => one.band === band)
    if (places.length === 0) return null
    return (
      <section key={band} className="part" aria-labelledby={`band-${band}`}>
        <h2 className="t-3" id={`band-${band}`}>
          {bandNames[band].title}
        </h2>
        <p className="d">{bandNames[band].text}</p>
        <ul className="panel">
          {places.map((one) => (
            <Place key={one.id} one={one} />
          ))}
        </ul>
      </section>
    )
  })
}

/** Lists made before there were bands have none. */
export function isBanded(list: readonly Recommendation[]): boolean {
  return list.length > 0 && list.every(({ band }) => bandOrder.some((known) => known === band))
}
