const features = [
  { title: 'Career Assessment', size: '4 steps', text: 'Role, goals, values and interests, in one sitting.' },
  { title: 'Detailed Reports', size: '25+ pages', text: 'Four types, as a PDF and to read online.' },
  { title: 'Skills Inventory', size: 'levels 1 to 5', text: 'What you can do, and what shows it.' },
  { title: 'Skills Challenge', size: '10 questions', text: 'Thirty seconds each, with the explanation after every answer.' },
  { title: 'Job Market', size: 'match percentages', text: 'Search by title, place and experience level.' },
  { title: 'Recommendations', size: 'range and reasons', text: 'Ten directions, no more than three of a kind.' },
  { title: 'Learning Paths', size: 'module by module', text: 'Only the skills that open a door for you.' },
  { title: 'Blog & Resources', size: '8 guides', text: 'Twelve to twenty minutes each, free to read.' },
]

export function Features() {
  return (
    <section className="tint" id="features">
      <div className="wrap">
        <h2 className="t-2">What is inside</h2>
        <ul className="index">
          {features.map(({ title, size, text }) => (
            <li key={title}>
              <div className="row">
                <h3 className="t-3">{title}</h3>
                <span>{size}</span>
              </div>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
