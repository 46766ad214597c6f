import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quizCategories, skillsOfQuiz } from '../../src/domain/person/quiz-skills.ts'

test('a quiz speaks for the skills that its questions ask about', () => {
  const skills = Object.fromEntries(quizCategories.map((category) => [category, skillsOfQuiz(category).join(' ')]))
  assert.deepEqual(skills, {
    technical: 'knowledge-computers-and-electronics skill-troubleshooting',
    communication: 'verbal-communication written-communication skill-active-listening skill-speaking conflict-resolution',
    leadership: 'team-leadership people-management delegation coaching skill-management-of-personnel-resources',
    'problem-solving':
      'skill-complex-problem-solving skill-critical-thinking skill-judgment-and-decision-making skill-systems-analysis',
    creativity: 'creative-thinking prototyping',
    analytics: 'data-analysis statistics data-visualization skill-mathematics',
  })
})

test('a quiz of another category speaks for none', () => {
  for (const category of ['cooking', 'toString', '']) assert.deepEqual(skillsOfQuiz(category), [])
})
