import { useId } from 'react'
import { levels, levelWord } from '../skill-words.ts'

type Props = { name: string; level: number; onPick: (level: number) => void }

/** Five painted bars, each a radio: one click sets the level. Arrow keys go from bar to bar. */
export function LevelSet({ name, level, onPick }: Props) {
  const group = useId()
  const shown = Math.round(level)
  return (
    <div className="lv" role="radiogroup" aria-label={`${name}: level 1 to 5`}>
      <span className="set">
        {levels.map((step) => (
          <label key={step} className={step <= shown ? 'on' : undefined} title={`${step} ${levelWord(step)}`}>
            <input
              type="radio"
              name={group}
              value={step}
              checked={step === shown}
              onChange={() => onPick(step)}
              aria-label={`${step} ${levelWord(step)}`}
            />
            <i />
          </label>
        ))}
      </span>
      <em>{levelWord(level)}</em>
    </div>
  )
}
