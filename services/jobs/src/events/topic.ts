export const TOPIC = 'waymark.jobs.v1'
