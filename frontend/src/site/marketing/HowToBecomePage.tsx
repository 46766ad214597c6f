import { linkTo } from '../../routes.ts'
import { CareerGuides } from './CareerGuides.tsx'
import { Closing, Hero } from './Hero.tsx'
import { MarketingFrame } from './MarketingFrame.tsx'
import { Tips } from './Tips.tsx'
import { Trail } from './Trail.tsx'

const steps = [
  {
    label: 'Step 1',
    title: 'Find out what carries over',
    text: 'List what you do in verbs. Half of the new job is often in that list already.',
  },
  {
    label: 'Step 2',
    title: 'Close the gap that counts',
    text: 'Ten postings show which demand comes up again and again. Learn that one first.',
  },
  {
    label: 'Step 3',
    title: 'Show one finished thing',
    text: 'A small piece of real work for somebody beats a row of certificates.',
  },
  {
    label: 'Step 4',
    title: 'Cross over by a person',
    text: 'Most first jobs in a new field come through someone who has seen you work.',
  },
]

const factors = [
  {
    title: 'What helps',
    kind: 'for',
    items: [
      'Six months of expenses, or a bridge job that pays.',
      'Four fixed hours a week, at the same time.',
      'One person who is two steps ahead of you.',
      'A date on which you check whether it still makes sense.',
    ],
  },
  {
    title: 'What gets in the way',
    kind: 'against',
    items: [
      'Training before trying: first a day in the field, then the fees.',
      'Comparing your first year with somebody’s tenth.',
      'Waiting until you feel ready.',
    ],
  },
  {
    title: 'What to find out',
    kind: 'ask',
    items: [
      'What do people there dislike about an ordinary Wednesday?',
      'What does the license or exam require in your own state?',
      'What would you earn in the first year, and could you live on it?',
    ],
  },
] as const

/** Growth as the product states it; the official range beside it is from the projections for 2024 to 2034. */
const fields = [
  {
    name: 'Technology and AI',
    growth: '+22%',
    text: 'Security, data, and whoever makes the systems answer for themselves.',
    official: 'Information security analysts +28.5%, computer programmers −6.0%',
  },
  {
    name: 'Healthcare',
    growth: '+16%',
    text: 'Care that has to be given in the room, by someone who is qualified.',
    official: 'Nurse practitioners +40.1%, registered nurses +4.9%',
  },
  {
    name: 'Digital Marketing',
    growth: '+13%',
    text: 'Finding out what people want, and proving what worked.',
    official: 'Market research analysts and marketing specialists +6.7%',
  },
  {
    name: 'Green Energy',
    growth: '+11%',
    text: 'Roofs, towers and wires, in places no two of which are alike.',
    official: 'Wind turbine technicians +49.9%, electricians +9.5%',
  },
]

export function HowToBecomePage() {
  return (
    <MarketingFrame>
      <Hero
        kicker="How to Become"
        title="Six careers, and the way into each of them"
        lead="What the work pays, how long the way in takes, and what speaks against it."
        ways={[
          { href: linkTo('detailedAssessment'), label: 'Get Personalized Plan' },
          { href: linkTo('assessment'), label: 'Take the Career Assessment' },
        ]}
      />
      <CareerGuides />
      <Trail title="The way in is always four steps" stops={steps} />
      <Tips title="What decides whether it works" groups={factors} />
      <section className="tint">
        <div className="wrap">
          <h2 className="t-2">Fields that grow</h2>
          <ul className="fields">
            {fields.map(({ name, growth, text, official }) => (
              <li key={name}>
                <h3 className="t-3">{name}</h3>
                <p className="num fig-l">{growth}</p>
                <p>{text}</p>
                <p className="cap num">Official, 2024–34: {official}.</p>
              </li>
            ))}
          </ul>
          <p className="cap letters-note">
            The large figures are illustrative field averages. The official ones are from the U.S. Bureau of Labor Statistics,
            Employment Projections 2024–34.
          </p>
        </div>
      </section>
      <Closing
        title="Which of them is yours?"
        text="Compare your interests, values and skills with about 870 occupations, these six among them."
        ways={[
          { href: linkTo('detailedAssessment'), label: 'Get Personalized Plan' },
          { href: linkTo('assessment'), label: 'Take the Career Assessment' },
        ]}
      />
    </MarketingFrame>
  )
}
