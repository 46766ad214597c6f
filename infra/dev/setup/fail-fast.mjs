// Plain JavaScript: runs on the machine's own Node.

/**
 * Package clients that are left alone try for minutes, in silence, what cannot work: an unknown certificate, no way out. One more try
 * soon after the first is enough for a hiccup. What a person has set stays.
 */
export const failFast = (env) => ({
  npm_config_fetch_retries: '1',
  npm_config_fetch_retry_mintimeout: '500',
  npm_config_fetch_retry_maxtimeout: '1000',
  PIP_RETRIES: '1',
  ...env,
})
