import { ChoiceQuestion } from './ChoiceQuestion.tsx'

const challenges = [
  { value: 'structured', label: 'Structured', description: 'Clear tasks, known steps, done well' },
  { value: 'varied', label: 'Varied', description: 'Something different every day' },
  { value: 'complex', label: 'Complex', description: 'Hard problems that take weeks' },
]
const ways = [
  { value: 'hands-on', label: 'Hands-on', description: 'By doing it, with somebody near who can' },
  { value: 'structured', label: 'Structured', description: 'In a course, one step after another' },
  { value: 'self-directed', label: 'Self-directed', description: 'On my own, in my order and at my pace' },
]

/** Step 4. */
export function LearnStep() {
  return (
    <>
      <ChoiceQuestion
        name="challengePreference"
        title="Which challenge suits you?"
        text="What you would choose if pay were equal."
        choices={challenges}
      />
      <ChoiceQuestion
        name="learningStyle"
        title="How do you learn best?"
        text="It shapes your learning plan, never your ranking."
        choices={ways}
      />
    </>
  )
}
