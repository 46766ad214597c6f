/**
 * Timeline answers travel inside `careerGoals`: one line a timeframe, `In 6 months: …`, after the person's own words. The wizard joins
 * them when it submits (never into the field, so that going back cannot append twice); the service takes them apart again.
 */
export type TimelineAnswers = Readonly<Record<string, string | undefined>>

/** Blank answers are left out; line breaks inside an answer become spaces, since a line ends it. */
export function joinTimeline(careerGoals: string, timelines: readonly string[], answers: TimelineAnswers): string {
  const lines = timelines.flatMap((timeline) => {
    const answer = oneLine(answers[timeline] ?? '')
    return answer ? [`${timeline}: ${answer}`] : []
  })
  return [splitTimeline(careerGoals, timelines).careerGoals, ...lines].join('\n')
}

/** What `joinTimeline` joined. Only lines that begin with a timeframe of this question are answers; the last one of a timeframe counts. */
export function splitTimeline(
  joined: string,
  timelines: readonly string[],
): { careerGoals: string; answers: Map<string, string> } {
  const answers = new Map<string, string>()
  const own: string[] = []
  for (const line of joined.split(/\r\n|\r|\n/)) {
    const timeline = timelines.find((name) => line.startsWith(`${name}: `))
    const answer = timeline === undefined ? '' : line.slice(timeline.length + 2).trim()
    if (timeline !== undefined && answer) answers.set(timeline, answer)
    else own.push(line)
  }
  return { careerGoals: own.join('\n').trimEnd(), answers }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
