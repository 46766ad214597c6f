import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, oneOf, optional, text, uuid } from '../../codec/primitives.ts'

export const MOST_PASSKEYS = 20

export const passkeyName = text({
  min: 1,
  max: 60,
  message: 'Please give the passkey a name',
  tooLong: 'Please shorten the name to 60 characters or fewer',
})

/** How an account is signed in to beside its password. */
export const factors = object({
  /** When the authenticator app was confirmed; absent without one. */
  authenticatorSince: optional(instant),
  passkeys: t.array(object({ id: uuid, name: t.string, createdAt: instant, lastUsedAt: optional(instant) })),
  /** Accounts at an outside provider that open this one; `name` is the provider's. */
  providers: t.array(object({ id: uuid, name: t.string, createdAt: instant, lastUsedAt: optional(instant) })),
  recoveryCodesLeft: t.number,
  /** False where the site's address rules them out: a bare number, or no TLS. */
  passkeysPossible: t.boolean,
})
export type Factors = t.TypeOf<typeof factors>

/** For an authenticator app: the secret in Base32, and the `otpauth:` address for its QR code. */
export const authenticatorSetUp = object({ secret: t.string, uri: t.string })

/** The recovery codes are there when they were just made, and never again. */
export const factorsChanged = object({ factors, recoveryCodes: optional(t.array(t.string)) })

const base64url = text({ min: 1, max: 8000 })
const descriptor = object({ id: t.string, type: oneOf(['public-key'] as const) })

/** What `navigator.credentials.create` takes, as WebAuthn writes it in JSON. */
export const passkeyCreation = object({
  rp: object({ id: t.string, name: t.string }),
  user: object({ id: t.string, name: t.string, displayName: t.string }),
  challenge: t.string,
  pubKeyCredParams: t.array(object({ type: oneOf(['public-key'] as const), alg: t.number })),
  timeout: t.number,
  excludeCredentials: t.array(descriptor),
  authenticatorSelection: object({
    residentKey: oneOf(['required'] as const),
    requireResidentKey: t.boolean,
    userVerification: oneOf(['required'] as const),
  }),
  attestation: oneOf(['none'] as const),
})

/** What `navigator.credentials.get` takes to sign in: it names no credential, so that the browser offers those of this site. */
export const passkeyRequest = object({
  challenge: t.string,
  rpId: t.string,
  timeout: t.number,
  userVerification: oneOf(['required'] as const),
})

/** A new credential, as the browser hands it over. */
export const newCredential = object({
  id: base64url,
  rawId: base64url,
  type: oneOf(['public-key'] as const),
  response: object({
    clientDataJSON: base64url,
    attestationObject: base64url,
  }),
})

/** A signed challenge, as the browser hands it over. */
export const assertion = object({
  id: base64url,
  rawId: base64url,
  type: oneOf(['public-key'] as const),
  response: object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: optional(text({ max: 200 })),
  }),
})
