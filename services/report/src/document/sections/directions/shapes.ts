import type { Text } from '../../model/rich-text.ts'

/** A shape that senior work can take, by the key of the question on ways forward. */
export interface Shape {
  key: string
  name: string
  /** Months until a first mandate, our estimate. */
  from: number
  to: number
  gives: Text
  costs: Text
  needs: Text
}

export const SHAPES: readonly Shape[] = [
  {
    key: 'larger_role',
    name: 'A larger role in my field',
    from: 4,
    to: 12,
    gives: 'Your network counts at once',
    costs: 'The same fights, on a larger scale',
    needs: 'Someone who left such a role on good terms',
  },
  {
    key: 'new_field',
    name: 'A like role in a new field',
    from: 6,
    to: 18,
    gives: 'A fresh start with the same tools',
    costs: 'A year of being the outsider',
    needs: 'Two people who vouch for you inside',
  },
  {
    key: 'interim',
    name: 'Interim or project lead',
    from: 2,
    to: 9,
    gives: 'Proof in months, not in years',
    costs: 'Gaps between mandates; no one’s team',
    needs: 'A problem you have solved twice',
  },
  {
    key: 'board',
    name: 'Board seats',
    from: 9,
    to: 30,
    gives: 'Range, and a long view',
    costs: 'Little pay at first; liability is real',
    needs: 'Accounts, risk, and time for each meeting',
  },
  {
    key: 'consulting',
    name: 'Advising',
    from: 3,
    to: 12,
    gives: 'Your own calendar',
    costs: 'You sell all the time; no hand on the lever',
    needs: 'Three clients who would name you',
  },
  {
    key: 'own_business',
    name: 'Buying or starting a firm',
    from: 9,
    to: 36,
    gives: 'You decide',
    costs: 'Your own money, and all of the sleep',
    needs: 'A reserve, a partner, a number to stop at',
  },
  {
    key: 'nonprofit',
    name: 'A public or non-profit body',
    from: 4,
    to: 15,
    gives: 'A purpose people see',
    costs: 'Slower calls; pay is often lower',
    needs: 'Patience with many voices',
  },
  {
    key: 'step_back',
    name: 'Less, and better',
    from: 1,
    to: 6,
    gives: 'Time, and your health',
    costs: 'Standing, and part of the pay',
    needs: 'A clear no to the next offer',
  },
]
