export type BodyBudget = {
  /** False when there is no room for so many bytes more. */
  take: (address: string, bytes: number) => boolean
  giveBack: (address: string, bytes: number) => void
}

/** Of the whole budget, what the bodies of one client address may hold. */
const shareOfAnAddress = 4

/** Bounds the memory of all bodies that are held at a time: their number times the largest body would be more than there is. */
export function createBodyBudget(bytes: number, largestBody: number): BodyBudget {
  const shareBytes = Math.max(bytes / shareOfAnAddress, largestBody)
  const byAddress = new Map<string, number>()
  let held = 0
  return {
    take: (address, wanted) => {
      const own = (byAddress.get(address) ?? 0) + wanted
      if (held + wanted > bytes || own > shareBytes) return false
      held += wanted
      byAddress.set(address, own)
      return true
    },
    giveBack: (address, returned) => {
      held -= returned
      const left = (byAddress.get(address) ?? 0) - returned
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    },
  }
}
