import type { Context } from '../context.ts'

/** Erases what guests saved more than `GUEST_DAYS` ago; answers how many assessments went. */
export async function eraseGuestData({
  db,
  clock,
  config,
  log,
}: Pick<Context, 'db' | 'clock' | 'config' | 'log'>): Promise<number> {
  const before = new Date(clock().getTime() - config.GUEST_DAYS * 86_400_000)
  const { count } = await db.assessment.deleteMany({ where: { guestKey: { not: null }, createdAt: { lt: before } } })
  if (count > 0) log.info({ erased: count }, 'guest assessments erased')
  return count
}
