import type { TitleFamilies } from '../../catalogue/titles/title-families.ts'

/**
 * Who manages already and names a field of work rather than a post in it ("something in marketing", "sales training") means leading it as
 * well as doing it: the manager of the first occupation of office work that the phrase means comes in beside it.
 */
export function withManager(
  { codes, families }: { readonly codes: readonly string[]; readonly families: TitleFamilies },
  {
    phrase,
    occupations,
    present,
  }: {
    readonly phrase: string
    readonly occupations: ReadonlyMap<number, number>
    readonly present: number | undefined
  },
): ReadonlyMap<number, number> {
  if (present === undefined || !codes[present]!.startsWith('11-') || POST.test(phrase)) return occupations
  const [first] = [...occupations].sort(([, one], [, other]) => other - one)
  const manager = first && OFFICE_WORK.test(codes[first[0]]!) ? families.managerOf(first[0]) : undefined
  if (manager === undefined || manager === present || occupations.has(manager)) return occupations
  return new Map([...occupations, [manager, Math.min(AS_WELL, first![1])]])
}

/** Words for what somebody is: such a phrase names the post itself. */
const POST = /(?:ist|[aeo]r|ant|yst|rep|clerk|[st]ive)s?$/i
const OFFICE_WORK = /^(?:13|15|27-30|41-[349])/
/** Below what is asked for in so many words: it counts where counselors know the way. */
const AS_WELL = 0.9
