import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { Reason } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../../model/report-input.ts'
import { INTERESTS, type Interest, listing } from '../reading.ts'

/**
 * What somebody likes, held against what fills the week of the work. The interest profile of an occupation is read from texts as a
 * whole: an inspector of buildings stands high on work with the hands, and the largest groups of tasks are approvals and rules. The
 * two belong into one sentence only where a group of tasks is of that kind.
 */

/**
 * The engine's reason, with only such tasks as are of the kind that the reader likes; undefined where none of the larger groups is.
 * Every other reason comes back as it is.
 */
export function interestReason(reason: Reason, occupation: Pick<Occupation, 'activities'>): Reason | undefined {
  if (reason.kind !== 'interest_match') return reason
  const liked = INTERESTS.filter((interest) => reason.text.includes(LIKED[interest]))
  const shown = occupation.activities
    .toSorted((a, b) => b.share - a.share)
    .slice(0, LARGEST)
    .flatMap(({ label, share }) => {
      const interest = liked.find((one) => KINDS[one].test(label))
      return interest ? [{ label, share, interest }] : []
    })
    .slice(0, MOST_TASKS)
  if (shown.length === 0) return undefined
  const share = shown.reduce((sum, one) => sum + one.share, 0)
  const likes = liked.filter((interest) => shown.some((one) => one.interest === interest)).map((interest) => LIKED[interest])
  const much = share >= MUCH ? 'Much' : 'Part'
  return { ...reason, text: `${much} of it is ${listing(shown.map(({ label }) => label))}; you say you like ${listing(likes)}.` }
}

/** Rewrites the reasons of each place in this way; what no task bears out is left away. */
export function settleInterestReasons(
  input: ReportInput,
  places: Iterable<{ occupation?: Occupation; reasonsFor: Reason[] }>,
): void {
  for (const place of places) {
    const { occupation } = place
    if (!occupation) continue
    const full = occupation.activities.length > 0 ? occupation : (input.occupations[occupation.code] ?? occupation)
    place.reasonsFor = place.reasonsFor.flatMap((reason) => interestReason(reason, full) ?? [])
  }
}

/** How the engine names what people like who score high on an interest (`reasons-person.ts` of the skills service). */
const LIKED: Readonly<Record<Interest, string>> = {
  realistic: 'working with your hands, tools and machines',
  investigative: 'finding out how things work',
  artistic: 'making things of your own',
  social: 'helping and explaining',
  enterprising: 'leading and persuading',
  conventional: 'keeping things in order',
}

/** Names of groups of tasks (`text/activities.tsv` of the skills service) that are of the kind. Our reading of 332 names. */
const KINDS: Readonly<Record<Interest, RegExp>> = {
  realistic:
    /^(?:running (?:and minding machines|production machines|power equipment|pumps|farm machinery|saws|cameras)|mixing|cleaning|covering|loading|doing general building|washing|carrying|climbing|planting|putting (?:up|products)|cooking|assembling|sewing|placing work|shaping|fine-tuning|cutting|readying raw|sanding|installing|making (?:parts|medical devices|decorative)|taking (?:equipment apart|work off)|setting (?:tools|equipment)|handling boats|engraving|butchering|drilling|coating|connecting|welding|stocking|filling cracks|lining up|packing|fitting (?:pipes|aids)|hunting|painting|driving|lifting loads|keeping vehicles|maintaining|looking after (?:tools|medical)|repairing|servicing|mending|tending|preparing (?:treatment|samples)|checking vehicles|trying out equipment|using (?:medical equipment|lab))/,
  investigative:
    /^(?:investigating|studying|tracing|finding (?:the cause|what ails|out (?!about)|faults|laws)|exploring|examining|analyzing|running tests|testing|weighing|working (?:with scientific|out what policies)|reading (?:health|environmental|maps)|building (?:scientific|models)|planning research|solving|auditing|judging (?:how well|what people need|whether))/,
  artistic:
    /^(?:looking closely at art|creating|designing (?:buildings|parts|machines)|making (?:ads|visuals|news|decorative)|editing|writing stories|taking photos|performing|arranging displays|running shows|cutting and styling|engraving)/,
  social:
    /^(?:taking a client|helping|giving (?:therapy|basic care|first aid)|teaching|coaching|encouraging|counseling|advising|explaining|connecting people|treating|speaking up|stepping in|answering guests|asking clients|planning lessons|training colleagues|grading|caring|keeping care|moving patients|showing how|settling disputes|interpreting)/,
  enterprising:
    /^(?:managing|supervising|leading|negotiating|selling|promoting|approving|setting (?:goals|prices)|shaping|spotting|recruiting|directing|talking about business|planning sales|running a farm|handing out the work|organizing|presenting|building professional|weighing business|reading (?:the market|business)|buying|deciding|sitting on)/,
  conventional:
    /^(?:keeping (?:work records|the books|patient records|track|an eye on money)|balancing|checking (?:data|papers|that rules)|confirming|handling (?:data|mail|evidence)|doing (?:phones|paperwork|HR)|putting records|sorting|filling in|writing (?:budgets|incident|reports|work standards)|issuing|booking|scheduling|making timetables|carrying out payments|taking payments|working out amounts|comparing supplies|ordering|labeling|logging|drawing up|documenting|auditing)/,
}
/** Of the groups of tasks the largest, as a reader would name what fills a week. */
const LARGEST = 6
const MOST_TASKS = 2
/** Share of the tasks from which it is much of the work. */
const MUCH = 0.15
