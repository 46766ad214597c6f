type Guide = {
  name: string
  salary: string
  time: string
  difficulty: string
  demand: string
  growth: string
  /** What the public statistics say, and of which occupation. */
  official: string
  start: string
  against: string
}

const guides: readonly Guide[] = [
  {
    name: 'Software Engineer',
    salary: '$95,000-$165,000',
    time: '6-12 months',
    difficulty: 'Medium-High',
    demand: 'Very High',
    growth: '+22%',
    official: 'Computer programmers: $71,860 to $128,960 for the middle half; −6.0% jobs by 2034',
    start: 'Build one small thing that a real person uses every week, then read the code of others for an hour a day.',
    against: 'Entry-level places are crowded, and the first drafts that beginners used to write are written by tools.',
  },
  {
    name: 'Data Analyst',
    salary: '$60,000-$95,000',
    time: '3-6 months',
    difficulty: 'Medium',
    demand: 'High',
    growth: '+25%',
    official: 'Business intelligence analysts: $82,630 to $155,810 for the middle half; +33.5% jobs by 2034',
    start: 'Learn SQL on a subject you know, and answer one question that your present boss really has.',
    against: 'Without a subject such as health, claims or logistics you compete with everyone who took the same course.',
  },
  {
    name: 'Registered Nurse',
    salary: '$75,000-$120,000',
    time: '2-4 years',
    difficulty: 'High',
    demand: 'Very High',
    growth: '+7%',
    official: 'Registered nurses: $78,610 to $107,960 for the middle half; +4.9% jobs by 2034',
    start: 'Spend a Saturday as a volunteer on a ward before you pay a fee, then compare programs by their pass rates.',
    against: 'Nights, lifting and sorrow are part of the work, and the license binds you to a state or a compact of states.',
  },
  {
    name: 'Project Manager',
    salary: '$85,000-$135,000',
    time: '6-12 months',
    difficulty: 'Medium',
    demand: 'High',
    growth: '+7%',
    official: 'Management analysts, the nearest with figures: $76,770 to $133,140 for the middle half; +8.8% jobs by 2034',
    start: 'Run one real thing from start to end where you are now, with a date, a budget and a result.',
    against: 'The title is rarely given to people from outside a trade: you manage what you understand.',
  },
  {
    name: 'Digital Marketing Specialist',
    salary: '$50,000-$85,000',
    time: '3-6 months',
    difficulty: 'Medium',
    demand: 'High',
    growth: '+13%',
    official: 'Market research analysts and marketing specialists: $56,220 to $104,870 for the middle half; +6.7% jobs by 2034',
    start: 'Take on the newsletter or the shop of someone you know, and measure one thing before and after.',
    against: 'Writing tools lower the price of routine texts. What stays scarce is knowing the customers.',
  },
  {
    name: 'Pilot',
    salary: '$80,000-$200,000+',
    time: '1-3 years',
    difficulty: 'High',
    demand: 'Medium-High',
    growth: '+6%',
    official: 'Airline pilots: $154,360 to $239,200 and above for the middle half; +3.9% jobs by 2034',
    start: 'Pass the medical exam first, then take one introductory flight before you sign for a whole course.',
    against: 'Training costs as much as a small house, and seniority, not skill, decides your days off.',
  },
]

export function CareerGuides() {
  return (
    <section>
      <div className="wrap">
        <h2 className="t-2">Career guides</h2>
        <div className="guides">
          {guides.map((guide) => (
            <article key={guide.name} className="panel">
              <h3 className="t-3">{guide.name}</h3>
              <dl className="num">
                <Fact name="Salary range" value={guide.salary} />
                <Fact name="Time to learn" value={guide.time} />
                <Fact name="Difficulty" value={guide.difficulty} />
                <Fact name="Demand" value={guide.demand} />
                <Fact name="Growth" value={guide.growth} />
              </dl>
              <p className="cap num">{guide.official}.</p>
              <ul className="reasons">
                <li>{guide.start}</li>
              </ul>
              <ul className="reasons against">
                <li>{guide.against}</li>
              </ul>
              <a className="btn" href="/detailed-assessment" aria-label={`Get Personalized Plan: ${guide.name}`}>
                Get Personalized Plan
              </a>
            </article>
          ))}
        </div>
        <p className="cap letters-note">
          The figures in the tables are illustrative. Below each stands the official one: pay from the U.S. Bureau of Labor
          Statistics, May 2024, growth from its projections for 2024–34.
        </p>
      </div>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
