import { useRef } from 'react'
import { useAddUserSkillMutation, useChangeUserSkillMutation, useRemoveUserSkillMutation } from '../../api/skills.ts'
import { useToast } from '../../components/toast/ToastProvider.tsx'

/** The writes of the inventory with their specified messages. Each answers whether it worked. */
export function useSkillWrites() {
  const toast = useToast()
  const [add] = useAddUserSkillMutation()
  const [change] = useChangeUserSkillMutation()
  const [remove] = useRemoveUserSkillMutation()
  const inLine = useRef(new Map<string, Promise<unknown>>())

  /** Changes of one skill are sent one after the other: the last click is the last write. */
  function afterEarlier<T>(skillId: string, send: () => Promise<T>): Promise<T> {
    const sent = (inLine.current.get(skillId) ?? Promise.resolve()).then(send, send)
    inLine.current.set(skillId, sent)
    return sent
  }

  async function tell(write: Promise<unknown>, done: string, failed: string): Promise<boolean> {
    try {
      await write
      toast({ title: done, variant: 'success' })
      return true
    } catch {
      toast({ title: 'Error', description: failed, variant: 'destructive' })
      return false
    }
  }

  return {
    add: (skillId: string, level: number) =>
      tell(
        afterEarlier(skillId, () => add({ skillId, proficiencyLevel: level > 0 ? level : undefined }).unwrap()),
        'Skill Added',
        'Failed to add skill. Please try again.',
      ),
    change: (skillId: string, proficiencyLevel: number) =>
      tell(
        afterEarlier(skillId, () => change({ skillId, proficiencyLevel }).unwrap()),
        'Skill Updated',
        'Failed to update skill. Please try again.',
      ),
    remove: (skillId: string) =>
      tell(
        afterEarlier(skillId, () => remove({ skillId }).unwrap()),
        'Skill Removed',
        'Failed to remove skill. Please try again.',
      ),
  }
}
