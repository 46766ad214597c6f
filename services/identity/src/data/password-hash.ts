import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '@waymark/kit/errors'
import pLimit from 'p-limit'

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
const MAX_WAITING = 64

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** With `undefined` for the stored hash it takes as long and answers false: an unknown account is not told by the time. */
  verify(password: string, stored: string | undefined): Promise<boolean>
}

/** At most `concurrency` hashes at a time, for each takes 19 MiB and a thread; a long queue is refused rather than waited out. */
export function createPasswordHasher(concurrency: number): PasswordHasher {
  const limit = pLimit(concurrency)
  const nobody = randomBytes(32).toString('base64url')
  let decoy: Promise<string> | undefined

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= concurrency + MAX_WAITING) throw busy()
    return limit(work)
  }

  const hash = (password: string) =>
    inTurn(async () => {
      const salt = randomBytes(16)
      return phc(salt, await derive(password, salt, COST))
    })

  async function decoyHash(): Promise<string> {
    decoy ??= hash(nobody).catch((error: unknown) => {
      decoy = undefined
      throw error
    })
    return decoy
  }

  return {
    hash,
    async verify(password, stored) {
      const parts = PHC.exec(stored ?? (await decoyHash()))
      if (!parts) throw new Error('a stored password hash is malformed')
      const [, m, t, p, salt = '', tag = ''] = parts
      const expected = Buffer.from(tag, 'base64')
      const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: expected.length }
      const found = await inTurn(() => derive(password, Buffer.from(salt, 'base64'), cost))
      return timingSafeEqual(found, expected) && stored !== undefined
    },
  }
}

/** NFKC: the same password typed on another keyboard gives the same bytes. */
function derive(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function phc(salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text(salt)}$${text(tag)}`
}

function busy(): AppError {
  return new AppError('unavailable', 'Many people are signing in right now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  })
}
