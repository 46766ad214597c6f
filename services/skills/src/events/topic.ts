export const skillsTopic = 'waymark.skills.v1'
