import type { Rule, RuleContext } from './rule.ts'

/** Nobody is sent back to work of the license that they say they lost, nor to what it opens. */
export function lostLicenseRules({
  engine,
  person: { present },
  goals: { lostLicense },
  standing,
}: Pick<RuleContext, 'engine' | 'person' | 'goals' | 'standing'>): Rule[] {
  if (!present || !lostLicense) return []
  const held = engine.base.gates.get(present.code)
  if (!held?.license || /^none\b/i.test(held.license)) return []
  return [
    {
      rule: 'lost_license',
      label: 'Work without the license that you no longer hold, as you asked',
      own: { id: 'lost-license', takesBack: lostLicense },
      refuse: ({ code, index }) => {
        const { how, gate } = standing.entries[index]!
        const isOwn = how === 'own' || code.slice(0, 7) === present.code.slice(0, 7)
        const asksForIt = gate?.license === held.license || OF_THE_FIELD.test(gate?.license ?? '')
        const restsOnIt = how !== 'outside' && (gate?.kind === 'license' || asksForIt)
        return isOwn || restsOnIt
          ? {
              why: `It rests on a license, and you wrote “${lostLicense}”.`,
              opens: 'Ask the board in writing what it takes to get the license back, and how long.',
            }
          : undefined
      },
    },
  ]
}

/** Who teaches a health field holds its license. */
const OF_THE_FIELD = /license of the field/i
