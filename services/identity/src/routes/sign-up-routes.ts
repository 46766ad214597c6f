import { email as emailCodec } from '@waymark/contracts/codec/primitives'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { check } from '@waymark/kit/decode'
import type { Http } from '@waymark/kit/http/server'
import type { Context } from '../context.ts'
import { deviceName } from '../domain/device-name.ts'
import { emailKeyOf } from '../domain/email-key.ts'
import { oneLine } from '../domain/form-text.ts'
import { passwordFault } from '../domain/password-rules.ts'
import { safeReturnTo } from '../domain/return-to.ts'
import { type Faults, signUpView } from '../pages/form-pages.ts'
import { hintCookie, sessionCookies } from '../sessions/session-cookies.ts'
import { registerUser } from '../use-cases/register-user.ts'
import { signIn } from '../use-cases/sign-in.ts'
import { page, refuseForeignForm, tooManyAnswer } from './page-answer.ts'

type SignUpField = 'firstName' | 'lastName' | 'email' | 'password'

export function addSignUpRoutes(http: Http, context: Context): void {
  const { pages, limits, secure, sessions } = context

  http.route(identityRoutes.signUpPage, ({ query, identity }) => {
    const returnTo = safeReturnTo(query.return_to)
    if (identity) return { redirect: returnTo, cookies: [hintCookie(secure)] }
    return page(pages.render('sign-up', signUpView({ returnTo, values: { email: oneLine(query.email) } })))
  })

  http.route(identityRoutes.signUp, async (call) => {
    refuseForeignForm(call, context)
    const { body, address, identity } = call
    const returnTo = safeReturnTo(body.return_to)
    const values = { firstName: oneLine(body.firstName), lastName: oneLine(body.lastName), email: oneLine(body.email) }
    const password = body.password ?? ''
    const again = (faults: Faults<SignUpField>, message?: string) =>
      pages.render('sign-up', signUpView({ returnTo, values, faults, message }))

    const faults = faultsIn({ ...values, password })
    if (Object.values(faults).some(Boolean)) return page(again(faults), 422)
    try {
      await limits.guess({ address })
      const person = { ...values, password, device: deviceName(call.request.headers['user-agent']) }
      const token = (await registerUser(context, person)) ?? (await signInInstead(context, person))
      if (!token) return page(again({ email: TAKEN }), 422)
      if (identity) await sessions.end(identity.userId, identity.sessionId)
      return { redirect: returnTo, cookies: sessionCookies(token, secure) }
    } catch (error) {
      return tooManyAnswer(error, (message) => again({}, message))
    }
  })
}

const TAKEN = 'There is already an account with this address. Please sign in, or choose a new password there'

/** Whoever fills in the wrong form with the right password means to sign in. Counts as an attempt to. */
async function signInInstead(
  context: Context,
  person: { email: string; password: string; device: string },
): Promise<string | undefined> {
  await context.limits.guess({ emailKey: emailKeyOf(person.email) })
  return signIn(context, person)
}

function faultsIn(form: Record<SignUpField, string>): Faults<SignUpField> {
  const address = check(emailCodec, form.email)
  return {
    firstName: nameFault(form.firstName, 'Please fill in your first name'),
    lastName: nameFault(form.lastName, 'Please fill in your last name'),
    email: address.ok ? undefined : address.errors[0]?.message,
    password: passwordFault(form.password, form.email),
  }
}

function nameFault(name: string, absent: string): string | undefined {
  if (name === '') return absent
  return name.length > 100 ? 'Please shorten this to 100 characters or fewer' : undefined
}
