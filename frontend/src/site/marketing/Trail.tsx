type Stop = { label: string; title: string; text: string }

/** Steps along a dotted trail; the first is where the reader stands. */
export function Trail({ title, stops }: { title: string; stops: readonly Stop[] }) {
  return (
    <section className="tint">
      <div className="wrap">
        <h2 className="t-2">{title}</h2>
        <ol className={stops.length === 3 ? 'pro pro-3' : 'pro'}>
          {stops.map((stop) => (
            <li key={stop.title}>
              <small className="num">{stop.label}</small>
              <h3 className="t-3">{stop.title}</h3>
              <p>{stop.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
