/** A level from 1 to 5 as painted bars. Put the word beside it. */
export function LevelBars({ level }: { level: number }) {
  return (
    <span className="blazes" role="img" aria-label={`Level ${level} of 5`}>
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} className={step <= level ? 'on' : undefined} />
      ))}
    </span>
  )
}
