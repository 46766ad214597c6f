import { linkTo } from '../../routes.ts'
import { Icon } from '../Icon.tsx'
import { Logo } from './Logo.tsx'

const sections = [
  { href: '/#features', label: 'Features' },
  { href: '/#about', label: 'About' },
  { href: '/#ai-transition', label: 'AI Transition' },
]

const pages = [
  { href: linkTo('careerPathPlanning'), label: 'Career Path Planning' },
  { href: linkTo('resumeWriting'), label: 'Resume Writing' },
  { href: linkTo('jobSearchTips'), label: 'Job Search Tips' },
  { href: linkTo('blog'), label: 'Blog' },
]

/** Header of every public page. Links and `<details>` only, so that it works without script. */
export function SiteHeader({ signInHref = '/api/login', onSignIn }: { signInHref?: string; onSignIn?: () => void }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="site-head">
        <div className="wrap">
          <Logo />
          <nav aria-label="Main">
            {sections.map(link)}
            <span className="sep" />
            {pages.map(link)}
          </nav>
          <a className="btn" href={signInHref} onClick={onSignIn}>
            Sign In
          </a>
          <details>
            <summary>
              <Icon name="menu" />
              Menu
            </summary>
            <div>
              {[...sections, ...pages].map(link)}
              <a className="btn" href={signInHref} onClick={onSignIn}>
                Sign In
              </a>
            </div>
          </details>
        </div>
      </header>
    </>
  )
}

function link({ href, label }: { href: string; label: string }) {
  return (
    <a key={href} href={href}>
      {label}
    </a>
  )
}
