import { type EventHandler, on } from '@waymark/bus/consumer'
import { UserDeleted, UserSkillChanged } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import type { Prisma } from '../generated/client.ts'
import { eraseUser } from '../use-cases/erase-user.ts'
import { noteSkill } from '../use-cases/note-skill.ts'

/** Everything this service listens to. */
export function handlers({ clock }: Pick<Context, 'clock'>): readonly EventHandler<Prisma.TransactionClient>[] {
  return [
    on('waymark.identity.v1', 'UserDeleted', UserDeleted, ({ userId }, { tx }) => eraseUser(tx, userId)),
    on('waymark.skills.v1', 'UserSkillChanged', UserSkillChanged, (changed, { tx }) => noteSkill(tx, changed, clock())),
  ]
}
