import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { type FactorsChanged, useAddPasskeyMutation, useBeginPasskeyMutation } from '../../../api/account/factors.ts'

type Added = { data?: FactorsChanged; error?: unknown }

/** Asks the service for a challenge, the device for a passkey, and brings it back. */
export function useAddPasskey(): (name: string, given: { password?: string }) => Promise<Added> {
  const [begin] = useBeginPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  return async (name, given) => {
    if (!browserSupportsWebAuthn()) return { error: new Error('This browser knows no passkeys. Please try another one.') }
    const begun = await begin(given)
    if (!begun.data) return { error: begun.error }
    try {
      const { id, rawId, type, response } = await startRegistration({ optionsJSON: begun.data })
      const { clientDataJSON, attestationObject } = response
      return await add({ name, credential: { id, rawId, type, response: { clientDataJSON, attestationObject } } })
    } catch (error) {
      return { error: new Error(reasonOf(error)) }
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey for your account already.'
  return 'Your device made no passkey: it was canceled, took too long, or the device has no lock. Please try again.'
}
