import { linkTo } from '../../routes.ts'
import { Logo } from './Logo.tsx'

const signInPath = '/api/login'

const groups = [
  {
    title: 'Platform',
    links: [
      { href: linkTo('detailedAssessment'), label: 'Detailed Reports' },
      { href: '/#features', label: 'Features' },
      { href: '/#pricing', label: 'Pricing' },
      { href: signInPath, label: 'Sign In' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { href: linkTo('blog'), label: 'Blog' },
      { href: linkTo('careerPathPlanning'), label: 'Career Path Planning' },
      { href: linkTo('resumeWriting'), label: 'Resume Writing' },
      { href: linkTo('jobSearchTips'), label: 'Job Search Tips' },
      { href: linkTo('howToBecome'), label: 'How to Become' },
      { href: linkTo('help'), label: 'Help' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/#about', label: 'About' },
      { href: '/#ai-transition', label: 'AI Transition' },
      { href: linkTo('dataSources'), label: 'Method and sources' },
      { href: linkTo('privacy'), label: 'Privacy' },
      { href: linkTo('terms'), label: 'Terms' },
      { href: linkTo('accessibility'), label: 'Accessibility' },
    ],
  },
]

export function SiteFooter({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="foot-grid">
          <div>
            <Logo />
            <p className="foot-line">AI Career Platform. Career guidance that shows its sources, its range and its doubts.</p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="foot-title">{title}</h2>
              <ul>
                {links
                  .filter(({ href }) => !signedIn || href !== signInPath)
                  .map(({ href, label }) => (
                    <li key={label}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="foot-end">
          <span>© 2026 Waymark</span>
          <span>Occupation figures: O*NET 29.3; U.S. Bureau of Labor Statistics, May 2024 and 2024–34.</span>
        </div>
      </div>
    </footer>
  )
}

export function SlimFooter() {
  return (
    <footer className="foot-slim">
      <div className="wrap">
        <span>© 2026 Waymark</span>
        <span>Your answers are yours: export or delete them at any time.</span>
      </div>
    </footer>
  )
}
