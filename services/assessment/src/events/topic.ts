export const assessmentTopic = 'waymark.assessment.v1'
