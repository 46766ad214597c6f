import { isVerified } from '../domain/person/quiz-evidence.ts'
import type { Prisma } from '../generated/client.ts'
import { announceChange } from './announce-change.ts'

/** Works out again whether held skills are shown by a quiz, after their evidence has changed, and tells of each of them. */
export async function refreshVerified(
  tx: Prisma.TransactionClient,
  { userId, skillIds }: { userId: string; skillIds: readonly string[] },
): Promise<void> {
  const where = { userId, skillId: { in: [...skillIds] } }
  const held = await tx.userSkill.findMany({ where, orderBy: { skillId: 'asc' } })
  if (held.length === 0) return
  const evidence = await tx.skillEvidence.findMany({ where, orderBy: { createdAt: 'desc' } })
  for (const { id, skillId, proficiencyLevel } of held) {
    const verified = isVerified(evidence.filter((row) => row.skillId === skillId))
    await tx.userSkill.update({ where: { id }, data: { verified } })
    await announceChange(tx, { userId, skillId, level: proficiencyLevel, evidence: true })
  }
}
