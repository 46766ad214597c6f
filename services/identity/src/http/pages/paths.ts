import { pathOf } from '@waymark/contracts/route'
import { factorRoutes } from '@waymark/contracts/routes/factors'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { providerRoutes } from '@waymark/contracts/routes/provider'

export const SIGN_IN_PATH = identityRoutes.signInPage.path
export const FORGOT_PATH = identityRoutes.forgotPage.path
export const WIZARD_PATH = '/detailed-assessment'

export function pageAssetPath(name: string): string {
  return pathOf(identityRoutes.pageAsset, { name })
}

export function signInUrl(returnTo: string): string {
  return withReturnTo(identityRoutes.signInPage.path, returnTo)
}

export function signUpUrl(returnTo: string): string {
  return withReturnTo(identityRoutes.signUpPage.path, returnTo)
}

export function secondStepUrl(returnTo: string): string {
  return withReturnTo(factorRoutes.secondStepPage.path, returnTo)
}

export function providerUrl(returnTo: string): string {
  return withReturnTo(providerRoutes.beginProviderSignIn.path, returnTo)
}

function withReturnTo(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?${new URLSearchParams({ return_to: returnTo })}`
}
