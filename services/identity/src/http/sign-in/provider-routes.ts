import { providerRoutes } from '@waymark/contracts/routes/provider'
import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { AppError } from '@waymark/kit/errors'
import type { Context as Call } from '@waymark/service/http/context'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../../context.ts'
import { ProviderFailure, type ProviderFault } from '../../data/provider/failure.ts'
import type { Provider } from '../../data/provider/provider.ts'
import type { Proven } from '../../data/provider/visits.ts'
import { safeReturnTo } from '../../domain/return-to.ts'
import { accountsOf } from '../../use-cases/find-account.ts'
import { registerByProvider } from '../../use-cases/provider/register-by-provider.ts'
import { signInByProvider } from '../../use-cases/provider/sign-in-by-provider.ts'
import { type Opened, signIn, type Waiting } from '../../use-cases/sign-in.ts'
import { clientOf } from '../caller.ts'
import { signInView } from '../pages/form-pages.ts'
import { page, refuseForeignForm, tooManyAnswer } from '../pages/page-answer.ts'
import { SIGN_IN_PATH } from '../pages/paths.ts'
import { joinView, unconfirmedView } from '../pages/provider-pages.ts'
import { afterFirstStep } from './opened-cookies.ts'
import { hintCookie } from './session-cookies.ts'

/** Signing in at an outside provider. Whatever goes wrong ends on the sign-in page, which works without it. */
export function addProviderRoutes(http: Http, context: Context): void {
  const { pages, limits, visits, waysIn, secure } = context
  const instead = (returnTo: string, message: string) => pages.render('sign-in', signInView({ returnTo, message, ...waysIn }))

  http.route(providerRoutes.beginProviderSignIn, async ({ query, identity, address }) => {
    const provider = requireProvider(context)
    const returnTo = safeReturnTo(query.return_to)
    if (identity) return { redirect: returnTo, cookies: [hintCookie(secure)] }
    return orOnSignInPage(provider, returnTo, async () => {
      await limits.from(address)
      const { url, checks } = await provider.begin()
      return { redirect: url, cookies: [await visits.begin({ returnTo, checks })] }
    })
  })

  http.route(providerRoutes.finishProviderSignIn, async (call) => {
    const provider = requireProvider(context)
    const begun = await visits.takeBegun(call.cookies)
    return orOnSignInPage(provider, begun?.returnTo ?? '/', async () => {
      if (!begun || begun.checks.state !== call.query.state) throw new ProviderFailure('not-ours')
      await limits.from(call.address)
      const person = await provider.finish(call.query, begun.checks)
      const { returnTo } = begun
      const opened = await signInByProvider(context, { person, at: clientOf(call), replaces: call.identity })
      if (opened) return go(call, opened, returnTo)
      const redirect = providerRoutes.providerAccountPage.path
      return { redirect, cookies: [await visits.keepProven({ returnTo, person })] }
    })
  })

  http.route(providerRoutes.providerAccountPage, async ({ cookies }) => {
    const provider = requireProvider(context)
    const proven = await visits.findProven(cookies)
    const email = proven?.person.email
    if (!email) return { redirect: SIGN_IN_PATH }
    const asked = { provider: provider.name, email }
    const { confirmed } = await accountsOf(context, emailKeyOf(email))
    return page(confirmed ? pages.render('join', joinView(asked)) : pages.render('confirm', unconfirmedView(asked)))
  })

  http.route(providerRoutes.chooseProviderAccount, async (call) => {
    const provider = requireProvider(context)
    refuseForeignForm(call, context)
    const proven = await visits.findProven(call.cookies)
    return orOnSignInPage(provider, proven?.returnTo ?? '/', async () => {
      if (!proven?.person.email) throw new ProviderFailure('not-ours')
      const { confirmed } = await accountsOf(context, emailKeyOf(proven.person.email))
      if (confirmed) return join(call, { proven, provider, email: confirmed.email })
      await limits.from(call.address)
      const taken = await visits.takeProven(call.cookies)
      const opened = taken && (await registerByProvider(context, { ...taken, at: clientOf(call), replaces: call.identity }))
      if (!opened) throw new ProviderFailure('not-ours')
      return go(call, opened, proven.returnTo)
    })
  })

  async function join(call: PasswordCall, { proven, provider, email }: { proven: Proven; provider: Provider; email: string }) {
    const again = (fault?: string, message?: string) =>
      pages.render('join', joinView({ provider: provider.name, email, fault, message }))
    const password = call.body.password ?? ''
    if (password === '') return page(again('Please fill in your password'), 422)
    try {
      await limits.from(call.address)
      const given = { email, password, at: clientOf(call), cookies: call.cookies, replaces: call.identity, join: proven.person }
      const opened = await signIn(context, given)
      if (!opened) return page(again('The password is not right'), 422)
      await visits.takeProven(call.cookies)
      return go(call, opened, proven.returnTo)
    } catch (error) {
      return tooManyAnswer(error, (message) => again(undefined, message))
    }
  }

  /** The visit is over: so is its cookie. */
  async function go(call: Call, opened: Opened | Waiting, returnTo: string) {
    const answer = await afterFirstStep(context, call, opened, returnTo)
    return { ...answer, cookies: [...answer.cookies, visits.clearedCookie()] }
  }

  async function orOnSignInPage<T>(provider: Provider, returnTo: string, work: () => Promise<T>) {
    try {
      return await work()
    } catch (error) {
      const told = error instanceof ProviderFailure ? TOLD[error.fault] : undefined
      if (told) return page(instead(returnTo, told.text.replaceAll('{name}', provider.name)), told.status)
      if (error instanceof AppError && error.code === 'unavailable') return page(instead(returnTo, error.detail), 503)
      return tooManyAnswer(error, (message) => instead(returnTo, message))
    }
  }
}

function requireProvider({ provider }: Context): Provider {
  if (provider) return provider
  throw new AppError('not_found', 'This site has no other provider to sign in with. Please use your password.')
}

const TOLD: Readonly<Record<ProviderFault, { status: number; text: string }>> = {
  away: { status: 503, text: '{name} does not answer just now. Please try again in a moment, or sign in with your password.' },
  denied: {
    status: 403,
    text: '{name} did not let you in: the sign-in was canceled or refused there. Nothing has changed here.',
  },
  'not-ours': {
    status: 400,
    text: 'This sign-in is over, or it was begun in another browser. Please begin again with "Continue with {name}".',
  },
  untrusted: { status: 400, text: 'The answer of {name} could not be confirmed, so nobody was signed in. Please begin again.' },
  unverified: {
    status: 403,
    text: '{name} has not confirmed an e-mail address of yours. Please confirm it there first, or sign up here with your address.',
  },
}

type PasswordCall = Call<unknown, unknown, { password?: string | undefined }>
