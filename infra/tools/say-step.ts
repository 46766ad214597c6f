/**
 * Work of more than some seconds says what it does and how long that usually takes. On the error stream: what a command prints may be
 * read by another one. A stage of `make test` passes such lines on while it runs, so they have one form.
 */
export const sayStep = (what: string, usually: string): void => {
  process.stderr.write(`${stepLine(what, usually)}\n`)
}

export const stepLine = (what: string, usually: string): string => `  ${what} (${usually}) …`

export const isStepLine = (line: string): boolean => /^ {2}\S.* \(.+\) …$/.test(line)

/** A figure that a person asked for, as a check of many steps finds it; passed on like a step. */
export const sayFinding = (finding: string): void => {
  process.stderr.write(`${findingLine(finding)}\n`)
}

export const findingLine = (finding: string): string => `  = ${finding}`

export const isFindingLine = (line: string): boolean => line.startsWith('  = ')
