export const learningTopic = 'waymark.learning.v1'
