import { useRef } from 'react'
import { useAddUserSkillMutation, useChangeUserSkillMutation, useRemoveUserSkillMutation } from '../../../api/skills.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

/** The writes of the inventory with their specified messages. Each answers whether it worked. */
export function useSkillWrites() {
  const toast = useToast()
  const [add] = useAddUserSkillMutation()
  const [change] = useChangeUserSkillMutation()
  const [remove] = useRemoveUserSkillMutation()
  const inLine = useRef(new Map<string, Promise<unknown>>())
  const asked = useRef(new Map<string, number>())

  /** Changes of one skill are sent one after the other: the last click is the last write. */
  function afterEarlier<T>(skillId: string, send: () => Promise<T>): Promise<T> {
    const sent = (inLine.current.get(skillId) ?? Promise.resolve()).then(send, send)
    inLine.current.set(skillId, sent)
    return sent
  }

  async function changeLevel(skillId: string, proficiencyLevel: number) {
    asked.current.set(skillId, proficiencyLevel)
    const answer = await afterEarlier(skillId, () => change({ skillId, proficiencyLevel }))
    if (asked.current.get(skillId) === proficiencyLevel) asked.current.delete(skillId)
    return answer
  }

  async function tell(write: Promise<{ error?: unknown }>, done: string): Promise<boolean> {
    const { error } = await write
    if (!error) toast({ title: done, variant: 'success' })
    return !error
  }

  return {
    add: (skillId: string, level: number) =>
      tell(
        afterEarlier(skillId, () => add({ skillId, proficiencyLevel: level > 0 ? level : undefined })),
        'Skill Added',
      ),
    change: (skillId: string, proficiencyLevel: number) => tell(changeLevel(skillId, proficiencyLevel), 'Skill Updated'),
    /** The level of a change that is still under way: the list may show the one before it. */
    levelUnderWay: (skillId: string): number | undefined => asked.current.get(skillId),
    remove: (skillId: string) =>
      tell(
        afterEarlier(skillId, () => remove({ skillId })),
        'Skill Removed',
      ),
  }
}
