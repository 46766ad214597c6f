import { factorRoutes } from '@waymark/contracts/routes/factors'
import type { Field, Views } from './views.ts'

/** Without an app the code can only be a recovery code; with one, the page offers to change between the two. */
export function secondStepView(state: {
  app: boolean
  passkeys: boolean
  /** Who spoke for the person, where it was no password. */
  provider: string | undefined
  by: string | undefined
  returnTo: string
  fault?: string
}): Views['second-step'] {
  const { app, passkeys, returnTo, fault, provider } = state
  const before = provider === undefined ? 'Your password was right.' : `${provider} has confirmed that it is you.`
  const recovery = !app || state.by === 'recovery'
  const otherWay = new URLSearchParams({ ...(returnTo !== '/' && { return_to: returnTo }), ...(!recovery && { by: 'recovery' }) })
  return {
    title: 'One more step',
    message: undefined,
    text: recovery
      ? `${before} Now give one of the recovery codes that you kept; it works once.`
      : `${before} Now give the code that your authenticator app shows for Waymark.`,
    by: recovery ? 'recovery' : 'app',
    returnTo,
    passkeys,
    ...(app && {
      other: recovery ? 'Use the authenticator app' : 'Use a recovery code',
      otherUrl: `${factorRoutes.secondStepPage.path}${otherWay.size > 0 ? `?${otherWay}` : ''}`,
    }),
    fields: { code: recovery ? recoveryField(fault) : appField(fault) },
  }
}

function appField(error: string | undefined): Field {
  const code = { id: 'code', label: 'Code of your app', type: 'text', autocomplete: 'one-time-code', maxlength: 12 } as const
  return { ...code, ...common(error), inputmode: 'numeric', help: 'Six digits.', describedBy: describedBy(error) }
}

function recoveryField(error: string | undefined): Field {
  const code = { id: 'code', label: 'Recovery code', type: 'text', autocomplete: 'off', maxlength: 40 } as const
  const help = 'Four times four letters and digits. Capitals and dashes do not matter.'
  return { ...code, ...common(error), inputmode: 'text', help, describedBy: describedBy(error) }
}

function common(error: string | undefined) {
  return { value: '', focus: true, error }
}

function describedBy(error: string | undefined): string {
  return error ? 'code-error code-help' : 'code-help'
}
