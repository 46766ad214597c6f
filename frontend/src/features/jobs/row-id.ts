/** Where the focus returns when a posting is closed. */
export function rowId(jobId: string): string {
  return `job-row-${jobId}`
}
