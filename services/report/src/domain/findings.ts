/** What a list of reports says of one: the directions that it leads with, best first, and how firm they are. */
export type Findings = { directions: readonly string[]; confidence: string }

type Ranking = {
  confidence: string
  ranked: readonly { occupation?: { shortTitle: string; title: string } | undefined }[]
}

const TOLD = 3

export function findingsOf({ ranked, confidence }: Ranking): Findings {
  const titles = ranked.slice(0, TOLD).flatMap(({ occupation }) => occupation?.shortTitle || occupation?.title || [])
  return { directions: titles, confidence: confidence || 'low' }
}
