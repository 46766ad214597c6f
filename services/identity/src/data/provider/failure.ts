/**
 * `away`: no answer that could be used; `denied`: the person, or the provider, said no; `not-ours`: this browser did not begin it, or it is
 * over; `untrusted`: what came back did not hold; `unverified`: no address that the provider vouches for.
 */
export type ProviderFault = 'away' | 'denied' | 'not-ours' | 'untrusted' | 'unverified'

/** Why signing in at the provider led to nothing. */
export class ProviderFailure extends Error {
  readonly fault: ProviderFault
  constructor(fault: ProviderFault, options?: ErrorOptions) {
    super(`signing in at the provider: ${fault}`, options)
    this.name = 'ProviderFailure'
    this.fault = fault
  }
}
