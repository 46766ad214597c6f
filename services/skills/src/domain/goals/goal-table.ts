/** What a wording stands for: codes or rules ("@teach"), each with a weight 0-1. */
export type GoalWords = { readonly pattern: RegExp; readonly targets: readonly GoalTarget[] }
export type GoalTarget = { readonly target: string; readonly weight: number }
export type WishWords<Id extends string = string> = { readonly id: Id; readonly label: string; readonly pattern: RegExp }

/** Reads rows (pattern, "code:weight @rule:weight"). Throws with the row when a pattern or a weight is broken. */
export function readGoalWords(rows: readonly (readonly string[])[]): GoalWords[] {
  return rows.map(([pattern, occupations]) => ({
    pattern: new RegExp(pattern!, 'i'),
    targets: occupations!.split(' ').map((entry) => {
      const [target, weight] = entry.split(':')
      if (!target || !(Number(weight) > 0 && Number(weight) <= 1))
        throw new Error(`"${pattern}": "${entry}" is no code with a weight`)
      return { target, weight: Number(weight) }
    }),
  }))
}
