import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, oneOf, optional, uuid } from '../../codec/primitives.ts'

/** What can happen to the security of an account. A kind that is stored must never leave this list. */
export const securityKinds = [
  'signed-up',
  'signed-in',
  'signed-in-by-app',
  'signed-in-by-recovery-code',
  'signed-in-by-passkey',
  'signed-in-by-provider',
  'password-right',
  'provider-right',
  'second-step',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'sessions-ended-by-operator',
  'password-asked',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'address-confirmed',
  'address-change-asked',
  'address-changed',
  'address-change-undone',
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'provider-joined',
  'provider-removed',
  'second-step-removed-by-operator',
  'account-exported',
  'account-deleted',
] as const
export type SecurityKind = (typeof securityKinds)[number]

export const securityOutcomes = ['done', 'refused', 'throttled'] as const
export type SecurityOutcome = (typeof securityOutcomes)[number]

export const securityEvent = object({
  id: uuid,
  at: instant,
  kind: oneOf(securityKinds),
  outcome: oneOf(securityOutcomes),
  /** "Firefox on Windows"; absent for what an operator did. */
  device: optional(t.string),
  /** The network of the client, never its whole address: "203.0.113.x". */
  network: optional(t.string),
})
export type SecurityEvent = t.TypeOf<typeof securityEvent>

/** Newest first. `older` is for `before` of the next page, and absent on the last one. */
export const securityEvents = object({ events: t.array(securityEvent), older: optional(uuid) })
export type SecurityEvents = t.TypeOf<typeof securityEvents>
