import { NothingCharged } from '../../entities/report/NothingCharged.tsx'
import { linkTo } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Closing, Hero } from './Hero.tsx'
import { Letters } from './Letters.tsx'
import { MarketingFrame } from './MarketingFrame.tsx'
import { ResumeSheet } from './ResumeSheet.tsx'
import { ResumeSpecimens } from './ResumeSpecimens.tsx'
import { Tips } from './Tips.tsx'
import { Trail } from './Trail.tsx'

const steps = [
  { label: 'Step 1', title: 'Career assessment', text: 'What you did, what you can show, and where you want to go next.' },
  {
    label: 'Step 2',
    title: 'Keyword research',
    text: 'The terms of the postings you aim at, and which of them are truly yours.',
  },
  { label: 'Step 3', title: 'Writing and formatting', text: 'Line by line: what you did, how much of it, and what came of it.' },
  { label: 'Step 4', title: 'Review and optimization', text: 'Read once against the posting, and once against your own memory.' },
]

const packages = [
  {
    name: 'Professional Resume Review',
    price: '$37',
    items: ['Comments on every line', 'Keyword check against one posting', 'A list of the numbers to look up'],
  },
  {
    name: 'Executive Resume Writing',
    price: '$197',
    label: 'Most Popular',
    items: ['Complete rewrite', 'LinkedIn optimization', 'Lines about scope, budget and boards'],
  },
  {
    name: 'Career Change Resume',
    price: '$97',
    items: ['What carries over, in the new field’s words', 'Skills before job titles', 'A summary that explains the change'],
  },
]

const tips = [
  {
    title: 'Do',
    kind: 'for',
    items: [
      'Open each line with a verb that you would use aloud.',
      'Give a line one number: how many, how much, how long.',
      'Use the word of the posting where you have done the thing.',
      'Keep to one page for each ten years of work.',
    ],
  },
  {
    title: 'Leave out',
    kind: 'against',
    items: [
      '“Responsible for”, “helped with”, “team player”.',
      'Columns, tables and icons that software reads in the wrong order.',
      'Skills that you would not like to be asked about.',
      'A photo, your birthday and your street.',
    ],
  },
  {
    title: 'Ask yourself',
    kind: 'ask',
    items: [
      'Would a colleague know at once that this line is mine?',
      'What would have gone wrong without me?',
      'If only three lines are read, which should they be?',
    ],
  },
] as const

const letters = [
  {
    name: 'Marta K.',
    turn: 'Retail manager, now training specialist',
    quote: 'They asked “how many?” so often that I found out how much I had really done.',
  },
  {
    name: 'Devon A.',
    turn: 'Test analyst, now systems analyst',
    quote: 'Every line was true, so there was no question in the interview I had to fear.',
  },
  {
    name: 'Ruth L.',
    turn: 'Operations lead, now project manager',
    quote: 'Four pages became one. I sent out fewer applications, and got more answers.',
  },
]

export function ResumeWritingPage() {
  return (
    <MarketingFrame>
      <Hero
        kicker="Resume Writing"
        title="Professional Resume Writing Services & AI-Powered Resume Builder"
        lead="Your own work, in the words that a posting uses. Nothing is added that you did not say."
        ways={[
          { href: linkTo('assessment'), label: 'Start Resume Assessment' },
          { href: linkTo('detailedAssessment'), label: 'Get Professional Resume Report' },
        ]}
      >
        <ResumeSheet />
      </Hero>
      <ResumeSpecimens />
      <Trail title="Four steps" stops={steps} />
      <section>
        <div className="wrap">
          <h2 className="t-2">Packages</h2>
          <div className="panel pk num">
            {packages.map(({ name, price, label, items }) => (
              <div key={name}>
                <div className="tp">{label && <span className="tag tag-spruce">{label}</span>}</div>
                <h3 className="t-3">{name}</h3>
                <p className="price">{price}</p>
                <ul className="ticks">
                  {items.map((item) => (
                    <li key={item}>
                      <Icon name="check" />
                      <span>{item}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div className="ft">
              <NothingCharged className="muted" />
              <a className="btn btn-p btn-lg" href={linkTo('detailedAssessment')}>
                Start Resume Writing Process
              </a>
            </div>
          </div>
        </div>
      </section>
      <Tips title="Tips you can use today" groups={tips} />
      <Letters heading="What people say" letters={letters} className="tint" />
      <Closing
        title="Begin with what you have done"
        text="A few minutes of questions, and the first lines of your résumé are there."
        ways={[
          { href: linkTo('detailedAssessment'), label: 'Get Professional Resume Report' },
          { href: linkTo('assessment'), label: 'Start Resume Assessment' },
        ]}
      />
    </MarketingFrame>
  )
}
