import { generalActivity } from './activity-names.ts'

/** Whether what somebody is good at, as ids of skills and fields of knowledge, is what a group of tasks asks for. */
export function isCovered(activity: string, good: ReadonlySet<string>): boolean {
  return (COVERED_BY[activity] ?? COVERED_BY[generalActivity(activity)] ?? []).some((id) => good.has(id))
}

/** Whether nearly everybody who has worked does it: talk with colleagues, records, checking, planning the day, driving, cleaning. */
export const isEverybodys = (activity: string): boolean => EVERYBODYS.has(activity)

const EVERYBODYS: ReadonlySet<string> = new Set([
  ...['4.A.1.a.2.I01', '4.A.1.a.2.I02', '4.A.1.b.2.I06', '4.A.1.b.3.I01', '4.A.1.a.1.I02', '4.A.1.a.1.I04'],
  ...[
    '4.A.2.a.2.I01',
    '4.A.2.a.2.I03',
    '4.A.2.b.1.I04',
    '4.A.2.b.1.I08',
    '4.A.2.b.1.I09',
    '4.A.2.b.1.I10',
    '4.A.2.b.5.I03',
    '4.A.2.b.6.I02',
  ],
  ...['4.A.3.a.1.I03', '4.A.3.a.1.I06', '4.A.3.a.1.I10', '4.A.3.a.4.I01', '4.A.3.b.1.I05', '4.A.3.b.1.I06'],
  ...[
    '4.A.3.a.3.I01',
    '4.A.3.b.4.I01',
    '4.A.3.b.6.I08',
    '4.A.3.b.6.I15',
    '4.A.4.a.2.I03',
    '4.A.4.a.2.I04',
    '4.A.4.a.2.I08',
    '4.A.4.c.1.I01',
    '4.A.4.c.1.I05',
  ],
])

/** General work activities (O*NET 4.A), single groups before them, and the skills (2.B) and fields (2.C) whose holders are no beginners at them. Our own table. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  '4.A.1.b.2': ['2.B.3.m', '2.B.3.k'],
  '4.A.1.b.3': ['2.C.1.c', '2.C.3.d'],
  '4.A.2.a.2': ['2.C.1.b', '2.C.1.c'],
  '4.A.2.a.3': ['2.C.8.b', '2.A.2.d'],
  '4.A.2.a.4': ['2.B.4.g', '2.C.4.a'],
  '4.A.2.b.4': ['2.C.1.a', '2.B.4.h'],
  '4.A.2.b.5': ['2.B.5.a', '2.C.1.b'],
  '4.A.2.b.6': ['2.B.5.a', '2.B.1.b'],
  '4.A.3.a.2': ['2.C.3.d', '2.B.3.d'],
  '4.A.3.a.3': ['2.B.3.h'],
  '4.A.3.a.4': ['2.C.10'],
  '4.A.3.b.1': ['2.C.3.a', '2.B.3.e'],
  '4.A.3.b.4': ['2.B.3.j', '2.B.3.l', '2.C.3.e'],
  '4.A.3.b.6': ['2.A.1.c', '2.C.1.b'],
  '4.A.4.a.1.I03': ['2.C.7.b'],
  '4.A.4.a.1': ['2.B.1.e', '2.B.1.f', '2.C.1.e'],
  '4.A.4.a.3': ['2.B.1.f', '2.C.1.e'],
  '4.A.4.a.4': ['2.B.1.a', '2.B.1.c'],
  // Care is not customer service.
  '4.A.4.a.5': ['2.C.5.a', '2.C.5.b'],
  '4.A.4.a.5.I10': ['2.B.1.f', '2.C.1.e'],
  '4.A.4.a.6': ['2.B.1.c', '2.C.1.d'],
  '4.A.4.a.7': ['2.B.1.d', '2.B.1.c'],
  '4.A.4.a.8': ['2.B.1.f', '2.C.1.e'],
  '4.A.4.b.3': ['2.B.1.e', '2.C.6'],
  '4.A.4.b.4': ['2.B.5.d', '2.C.1.a'],
  '4.A.4.b.5': ['2.B.1.e', '2.B.5.d'],
  '4.A.4.b.6': ['2.B.1.e', '2.C.5.b'],
  '4.A.4.c.1': ['2.C.1.b', '2.C.1.e', '2.B.1.f'],
  '4.A.4.c.2': ['2.C.1.f'],
  '4.A.4.c.3': ['2.B.5.c', '2.C.1.c', '2.C.1.e'],
}
