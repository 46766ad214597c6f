/** Six-digit SOC code of an O*NET-SOC code: "15-1252.00" is "15-1252". */
export function socCode(code: string): string {
  return code.slice(0, 7)
}

/** Broad occupation of a detailed one: "31-1121" is "31-1120". */
export function broadCode(soc: string): string {
  return `${soc.slice(0, 6)}0`
}

/** The code under which the publications print an occupation: its own, that of the group it is counted with, or its broad code. */
export function publishedCodes(code: string): readonly string[] {
  const soc = socCode(code)
  const group = COUNTED_WITH[soc]
  return group === undefined ? [soc, broadCode(soc)] : [soc, group, broadCode(soc)]
}

/** Occupations that wages and projections count together under a code of their own (OEWS May 2024, projections 2024-34). */
const COUNTED_WITH: Readonly<Record<string, string>> = {
  '21-1011': '21-1018',
  '21-1014': '21-1018',
  '25-2055': '25-2052',
  '25-2056': '25-2052',
  '25-9042': '25-9045',
  '25-9043': '25-9045',
  '51-2022': '51-2028',
  '51-2023': '51-2028',
  '53-1042': '53-1047',
  '53-1043': '53-1047',
  '53-1044': '53-1047',
}
