import type { User } from '@waymark/contracts/models/identity/user'
import { planOf } from '../../entities/person/person.ts'
import { NothingCharged } from '../../entities/report/NothingCharged.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AccountFrame } from './AccountFrame.tsx'

const tiers = [
  {
    name: 'Starter',
    price: 'Free',
    items: ['Basic career assessment', '3 skill evaluations per month', 'Limited job recommendations'],
  },
  {
    name: 'Professional',
    price: '$29',
    unit: 'per month',
    items: ['Unlimited skill assessments', 'Job matching', 'Learning paths', 'Priority support'],
    button: 'Start Free Trial',
  },
  { name: 'Enterprise', price: 'Custom', items: ['For teams and organizations', 'Terms by agreement'], button: 'Contact Sales' },
] as const

/** Labels without limits: nothing is sold yet, and the page says so. */
export function SubscriptionPage({ user }: { user: User }) {
  const premium = user.subscriptionTier === 'premium'
  return (
    <AccountFrame page="subscription">
      <div className="panel pad plan">
        <p>
          <span className="muted">Your plan</span>
          <b className="t-3">{planOf(user)}</b>
        </p>
        <p>
          Subscriptions are not sold yet. Everything in Waymark is open to you meanwhile, nothing renews by itself, and no payment
          data are kept. Reports are bought one by one.
        </p>
      </div>
      <div className="tiers panel">
        {tiers.map((tier) => {
          const current = tier.name === (premium ? 'Professional' : 'Starter')
          return (
            <section key={tier.name} aria-label={tier.name}>
              <h2 className="t-3">{tier.name}</h2>
              <p className="price num">
                {tier.price} {'unit' in tier && <small>{tier.unit}</small>}
              </p>
              <ul className="ticks">
                {tier.items.map((item) => (
                  <li key={item}>
                    <Icon name="check" />
                    <span>{item}</span>
                  </li>
                ))}
              </ul>
              {current ? (
                <span className="here">
                  <i />
                  Your plan
                </span>
              ) : (
                <button type="button" className="btn" disabled>
                  {'button' in tier ? tier.button : 'Not sold yet'}
                </button>
              )}
            </section>
          )
        })}
      </div>
      <NothingCharged className="cap price-note" />
    </AccountFrame>
  )
}
