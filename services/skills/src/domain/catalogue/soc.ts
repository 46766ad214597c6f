/** SOC minor group as far as diversity needs it: "43-3031.00" is "43-3". */
export function minorGroup(code: string): string {
  return code.slice(0, 4)
}
