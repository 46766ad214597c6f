import type { GameOverview } from '@waymark/contracts/models/game'
import { LevelBars } from '../../entities/person/LevelBars.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { categoryWords, levelWords } from './category-words.ts'

type Standing = GameOverview['categories'][number]
type Props = { standing: Standing; chosen: boolean; closed: boolean; onToggle: () => void }

/** A category to check, with the level that the games so far show. */
export function CategoryPanel({ standing, chosen, closed, onToggle }: Props) {
  const { name, about } = categoryWords[standing.category]
  const word = levelWords[standing.level] ?? ''
  return (
    <label className={`panel${chosen ? ' on' : ''}${closed ? ' is-closed' : ''}`}>
      <input
        type="checkbox"
        className="gcat-input"
        name="category"
        value={standing.category}
        checked={chosen}
        disabled={closed}
        onChange={onToggle}
      />
      <span className={chosen ? 'box on' : 'box'} aria-hidden="true">
        {chosen && <Icon name="check" />}
      </span>
      <span>
        <span className="t-4 gcat-name">{name}</span>
        <span className="gcat-about">{about}</span>
      </span>
      <span className="gcat-level">
        <LevelBars level={standing.level} />
        {standing.level === 0 ? word : `${word} so far`}
      </span>
    </label>
  )
}
