const claims = [
  { figure: '15,000+', text: 'transitions' },
  { figure: '93%', text: 'find opportunities within 6 months' },
  { figure: '35%', text: 'average salary increase' },
  { figure: '94%', text: 'success rate' },
]

export function Claims() {
  return (
    <div className="claims-band">
      <div className="wrap">
        <ul className="claims num">
          {claims.map(({ figure, text }) => (
            <li key={figure}>
              <b>{figure}</b>
              {text}
            </li>
          ))}
        </ul>
        <p className="cap">Illustrative figures.</p>
      </div>
    </div>
  )
}
