/** Whole US dollars. */
export function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`
}

/** A posting's salary: a range, which may have one figure at both ends, "min+" where no upper end is known, or "Competitive" when it names no lower end. */
export function salaryOf({ salaryMin, salaryMax }: { salaryMin?: number; salaryMax?: number }): string {
  return payRange(salaryMin, salaryMax) ?? 'Competitive'
}

/** A recommendation's salary: the same, but "Contact for details" when none is published. */
export function recommendedPay({ salaryRangeMin, salaryRangeMax }: { salaryRangeMin?: number; salaryRangeMax?: number }): string {
  return payRange(salaryRangeMin, salaryRangeMax) ?? 'Contact for details'
}

function payRange(min: number | undefined, max: number | undefined): string | undefined {
  if (!min) return undefined
  return max && max >= min ? `${dollars(min)} – ${dollars(max)}` : `${dollars(min)}+`
}
