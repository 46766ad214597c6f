import { linkTo } from '../../routes.ts'
import { Closing, Hero } from './Hero.tsx'
import { Letters } from './Letters.tsx'
import { Links } from './Links.tsx'
import { MarketingFrame } from './MarketingFrame.tsx'
import { Trail } from './Trail.tsx'

const ways = [
  { href: linkTo('assessment'), label: 'Take the Career Assessment' },
  { href: linkTo('detailedAssessment'), label: 'Get Your Detailed Report' },
] as const

const tips = [
  {
    title: 'Aim before you apply',
    text: 'Name the role and 5-10 companies to target. Every later hour gets easier once you know whom it is for.',
  },
  {
    title: 'Write to fit',
    text: 'Send 5-10 targeted applications per week. Mark each demand of the posting: proven, partly, not yet. Below two thirds, keep looking.',
  },
  {
    title: 'Talk to people',
    text: '3-5 new networking connections weekly. Ask for fifteen minutes and one answer, never for a job. Thank them within a day.',
  },
  {
    title: 'Look where nothing is posted',
    text: '80% of jobs are said to go unposted. Whatever the true share, a short note to the right team reaches work that no board shows.',
  },
  {
    title: 'Practice aloud',
    text: 'Five stories with a beginning, a decision and a number answer most interview questions. Tell them to a wall, then to a friend.',
  },
  {
    title: 'Keep the record',
    text: 'Company, date, person, next step. A search without a record feels like a storm; with one it is a list.',
  },
]

const phases = [
  {
    label: 'Weeks 1-2',
    title: 'Preparation',
    text: 'Choose the target, finish the résumé and five stories, list companies and the people you know in them.',
  },
  {
    label: 'Weeks 3-8',
    title: 'Active search',
    text: 'Applications and conversations at a steady weekly pace. Every Friday: what got an answer, what did not, what changes.',
  },
  {
    label: 'Week 9 onward',
    title: 'Interview and negotiation',
    text: 'Prepare for the room, ask about the work, compare the offer with the pay range, and take a night before you say yes.',
  },
]

const metrics = [
  { figure: '5-10', text: 'targeted applications per week' },
  { figure: '3-5', text: 'new networking connections weekly' },
  { figure: '2-4', text: 'hours daily' },
  { figure: '6-12', text: 'weeks average search' },
  { figure: '5-10', text: 'companies to target' },
  { figure: '6-18', text: 'months: career change average timeline' },
]

const tools = [
  { title: 'Skills inventory', text: 'What you can do, how well, and what proves it. The quiz adds evidence.' },
  { title: 'Job matches', text: 'Postings with the sentence that fits you, and the one that does not.' },
  { title: 'Résumé builder', text: 'Your facts in a clean order, each with its origin, as PDF.' },
  { title: 'Application tracker', text: 'Planned, applied, interview, offer: where everything stands.' },
]

const letters = [
  {
    name: 'Imani T.',
    turn: 'Cashier, now inventory planner',
    quote: 'I stopped sending forty of the same. Eight good ones brought three conversations.',
  },
  {
    name: 'Jonas W.',
    turn: 'Line cook, now food safety inspector',
    quote: 'The person who helped me most was someone I had met twice. I would never have asked.',
  },
  {
    name: 'Priya S.',
    turn: 'Office clerk, now payroll specialist',
    quote: 'On bad days I opened my list. It showed that I had moved, although it did not feel so.',
  },
]

export function JobSearchTipsPage() {
  return (
    <MarketingFrame>
      <Hero
        kicker="Job Search Tips"
        title="A job search with a plan, a pace and an end"
        lead="Searching is work that nobody pays. Give it hours, a record and a week that repeats, and it stays bearable."
        ways={ways}
      >
        <WeekSheet />
      </Hero>
      <section>
        <div className="wrap">
          <h2 className="t-2">Six tips that carry the rest</h2>
          <ol className="tip-cards">
            {tips.map(({ title, text }, index) => (
              <li key={title} className="panel">
                <span className="tip-n">{index + 1}</span>
                <h3 className="t-3">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Trail title="Three phases" stops={phases} />
      <section>
        <div className="wrap">
          <h2 className="t-2">What to count</h2>
          <div className="panel metrics">
            <dl>
              {metrics.map(({ figure, text }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd className="num">{figure}</dd>
                </div>
              ))}
            </dl>
            <div className="ft">
              <span className="muted">Rules of thumb to plan with, not statistics. Your trade and town will differ.</span>
              <Links ways={[{ href: linkTo('assessment'), label: 'Find Your Direction First' }]} />
            </div>
          </div>
        </div>
      </section>
      <section className="tools">
        <div className="wrap">
          <h2 className="t-2">Four tools that come with it</h2>
          <ul className="tool-cards">
            {tools.map(({ title, text }) => (
              <li key={title}>
                <h3 className="t-3">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Letters heading="What people say" letters={letters} className="tint" />
      <Closing
        title="Start with where you fit"
        text="The search is shorter when you know which doors are yours."
        ways={[
          { href: linkTo('detailedAssessment'), label: 'Get Your Detailed Report' },
          { href: linkTo('assessment'), label: 'Take the Career Assessment' },
        ]}
      />
    </MarketingFrame>
  )
}

const week = [
  { day: 'Mon', plan: 'Choose five postings, mark every demand', done: true },
  { day: 'Tue', plan: 'Write two applications that fit', done: true },
  { day: 'Wed', plan: 'Two conversations of fifteen minutes', done: true },
  { day: 'Thu', plan: 'Write two more; practice one story aloud', done: false },
  { day: 'Fri', plan: 'What got an answer? What changes?', done: false },
]

function WeekSheet() {
  return (
    <figure className="sheet" aria-label="An example week of a job search, three of five days done">
      <p className="serif sheet-name">A week that repeats</p>
      <small>Two to four hours a day · example</small>
      <ul className="week">
        {week.map(({ day, plan, done }) => (
          <li key={day} className={done ? 'done' : ''}>
            <b>{day}</b>
            <span>{plan}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
