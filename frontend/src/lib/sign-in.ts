/** Full page navigation to the sign-in page, coming back to where the person is now. */
export function signInHref(returnTo: string): string {
  return `/api/login?return_to=${encodeURIComponent(returnTo)}`
}
