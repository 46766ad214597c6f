/** Headers of every answer. Styles may be inline because antd writes its tokens into style elements; scripts may not. */
export function securityHeaders(scriptHashes: string[]): [string, string][] {
  const hashes = scriptHashes.map((hash) => `'${hash}'`).join(' ')
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return [
    ['content-security-policy', policy.join('; ')],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
    ['cross-origin-opener-policy', 'same-origin'],
  ]
}
