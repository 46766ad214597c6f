/** A finished chart: one SVG unit is one point on paper. Plain data, so it can be stored with a section. */
export interface Drawing {
  svg: string
  width: number
  height: number
  /** What the chart says, with its numbers. */
  alt: string
}
