const star = 'M8 .8l2.2 4.7 5 .6-3.7 3.5 1 5L8 12.2l-4.5 2.4 1-5L.8 6.1l5-.6z'

export function Stars() {
  return (
    <span className="stars" role="img" aria-label="5 of 5 stars">
      {[1, 2, 3, 4, 5].map((position) => (
        <svg key={position} viewBox="0 0 16 16" aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}
