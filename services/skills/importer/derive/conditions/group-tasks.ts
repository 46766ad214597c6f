import type { Table } from '../../open-source.ts'
import { getOrAdd } from '../get-or-add.ts'

/** The number of tasks of an occupation in which somebody speaks before a group: lectures, presentations, workshops, tours, testimony. */
export function groupTasks({ rows }: Table): ReadonlyMap<string, number> {
  const tasks = new Map<string, string[]>()
  for (const row of rows) getOrAdd(tasks, row['O*NET-SOC Code']!, () => [] as string[]).push(row.Task!)
  return new Map([...tasks].map(([code, list]) => [code, list.filter((task) => BEFORE_GROUPS.test(task)).length]))
}

const BEFORE_GROUPS =
  /\b(?:presentations?|lectur(?:e|es|ing)|workshops?|seminars?|public speaking|speak(?:ing)? (?:to|before|at)|speech(?:es)? (?:to|at|for|before)|give speeches|deliver speeches|testif(?:y|ies)|testimony|lead (?:groups?|tours|discussions|classes)|(?:conduct|lead|teach|instruct) (?:\w+ ){0,3}(?:classes|tours|class)|in front of|before (?:audiences?|groups|the public|juries|judges)|audiences?|address (?:groups|audiences|the public)|present (?:\w+ ){0,5}(?:to (?:\w+ ){0,2}(?:groups|boards?|audiences?|executives|public|management|clients|juries)|at (?:conferences|meetings)))\b/i
