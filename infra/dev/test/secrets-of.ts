/** Variables that hold a secret, or may: an address with a password, a key. */
const secretVariables = [
  ...['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'OPENAI_API_KEY', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'JOB_FEEDS'],
  ...['LINK_SECRET', 'LINK_OTHER_SECRETS', 'IDENTITY_TOKEN_PRIVATE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ...['SECOND_STEP_SECRET', 'SECOND_STEP_OTHER_SECRETS', 'OIDC_CLIENT_SECRET'],
]

const links = ['LINK_OTHER_SECRETS', 'LINK_SECRET']
const bucket = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
const payments = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
const servers = ['DATABASE_URL', 'REDIS_URL']

/** What each process may know. Every service reads events over Redis, or could. */
export const secretsOf: Readonly<Record<string, readonly string[]>> = {
  gateway: ['IDENTITY_TOKEN_PRIVATE_KEY', 'REDIS_URL'],
  frontend: [],
  identity: [...servers, 'OIDC_CLIENT_SECRET', 'SECOND_STEP_OTHER_SECRETS', 'SECOND_STEP_SECRET', 'SMTP_URL'].toSorted(),
  assessment: servers,
  'report-api': [...servers, ...links, ...bucket, ...payments, 'SMTP_URL'].toSorted(),
  'report-worker': [...servers, ...links, ...bucket, 'OPENAI_API_KEY', 'SMTP_URL'].toSorted(),
  skills: servers,
  jobs: [...servers, 'JOB_FEEDS'].toSorted(),
  learning: servers,
  game: servers,
}

export const secretsIn = (env: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(env)
    .filter((name) => secretVariables.includes(name))
    .toSorted()
