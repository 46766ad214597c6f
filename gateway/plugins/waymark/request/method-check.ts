import type { Check } from '../exchange.ts'

const allowed = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const refusal = {
  status: 405,
  detail: 'This method is not supported.',
  headers: { allow: [...allowed].join(', ') },
  close: true,
}

/** TRACE shows a client its own cookies, and no service has a use for the rest. */
export const methodCheck: Check = (req) => (allowed.has(req.method!) ? undefined : refusal)
