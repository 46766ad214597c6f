import type { ReactNode } from 'react'
import { NothingCharged } from '../../entities/report/NothingCharged.tsx'
import { linkTo } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'

export function Pricing() {
  return (
    <section id="pricing">
      <div className="wrap">
        <h2 className="t-2">Pricing</h2>
        <div className="prices panel">
          <Tier
            name="Starter"
            price="Free"
            items={['Basic career assessment', '3 skill evaluations per month', 'Limited job recommendations']}
          >
            <a className="btn btn-p" href={linkTo('detailedAssessment')}>
              Get Started Today
            </a>
          </Tier>
          <Tier
            name="Professional"
            price="$29"
            unit="per month"
            items={['Unlimited skill assessments', 'Job matching', 'Learning paths', 'Priority support']}
          >
            <button type="button" className="btn" disabled>
              Start Free Trial
            </button>
          </Tier>
          <Tier name="Enterprise" price="Custom" items={['For teams and organizations', 'Terms by agreement']}>
            <button type="button" className="btn" disabled>
              Contact Sales
            </button>
          </Tier>
        </div>
        <NothingCharged className="cap price-note" />
      </div>
    </section>
  )
}

function Tier({ name, price, unit, items, children }: TierProps) {
  return (
    <div>
      <h3 className="t-3">{name}</h3>
      <p className="price num">
        {price} {unit && <small>{unit}</small>}
      </p>
      <ul className="ticks">
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

type TierProps = { name: string; price: string; unit?: string; items: string[]; children: ReactNode }
