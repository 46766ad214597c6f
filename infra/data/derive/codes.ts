/** Six-digit SOC code of an O*NET-SOC code: "15-1252.00" is "15-1252". */
export function socCode(code: string): string {
  return code.slice(0, 7)
}

/** Broad occupation of a detailed one: "31-1121" is "31-1120". */
export function broadCode(soc: string): string {
  return `${soc.slice(0, 6)}0`
}
