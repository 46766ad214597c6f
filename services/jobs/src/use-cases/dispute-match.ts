import type { disputeInput } from '@waymark/contracts/models/job'
import { invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import type * as t from 'io-ts'
import type { Context } from '../context.ts'
import type { PostingRow } from '../data/posting-rows.ts'
import { occupationsByCode } from './resolve-occupations.ts'

type Input = t.TypeOf<typeof disputeInput>
type Needs = Pick<Context, 'db' | 'skills' | 'clock'>

/** Keeps what a person says is read wrongly. One word a skill and one for the occupation: the last one holds. */
export async function disputeMatch(
  context: Needs,
  { posting, userId, input }: { posting: PostingRow; userId: string; input: Input },
): Promise<void> {
  const skill = skillOf(posting, input)
  const occupation = await occupationOf(context, input)
  const said = {
    kind: input.kind,
    occupationCode: occupation?.code ?? '',
    occupationTitle: occupation?.title ?? '',
    createdAt: context.clock(),
  }
  const of = { userId, postingId: posting.id, skill }
  await context.db.dispute.upsert({
    where: { userId_postingId_skill: of },
    create: { id: uuidv7(), ...of, ...said },
    update: said,
  })
}

export async function undoDispute(
  { db }: Pick<Context, 'db'>,
  { posting, userId, disputeId }: { posting: PostingRow; userId: string; disputeId: string },
): Promise<void> {
  const { count } = await db.dispute.deleteMany({ where: { id: disputeId, userId, postingId: posting.id } })
  if (count === 0) throw new AppError('not_found', 'There is no such correction.')
}

function skillOf(posting: PostingRow, { kind, skill }: Input): string {
  if (kind === 'wrong_occupation') return ''
  if (!skill) throw invalid([{ path: 'skill', message: 'Please name the skill' }])
  if (!posting.skills.some(({ slug }) => slug === skill))
    throw invalid([{ path: 'skill', message: 'This posting does not ask for that skill' }])
  return skill
}

async function occupationOf(
  context: Needs,
  { kind, occupationCode }: Input,
): Promise<{ code: string; title: string } | undefined> {
  if (kind !== 'wrong_occupation' || !occupationCode) return undefined
  const found = (await occupationsByCode(context, [occupationCode])).get(occupationCode)
  if (!found) throw invalid([{ path: 'occupationCode', message: 'There is no occupation with this code' }])
  return found
}
