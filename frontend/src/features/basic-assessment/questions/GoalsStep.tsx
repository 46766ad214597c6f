import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import { QuestionSection } from './QuestionSection.tsx'

const styles = [
  { value: 'collaborative', label: 'Collaborative', description: 'Most of the day with others, on shared tasks' },
  { value: 'independent', label: 'Independent', description: 'Most of the day alone, with results of my own' },
  { value: 'hybrid', label: 'Hybrid', description: 'Some of each, in turns' },
]

/** Step 2. */
export function GoalsStep() {
  return (
    <>
      <QuestionSection
        id="goals"
        title="Where do you want to go?"
        text="In your own words. They stay with your answers and never change the ranking."
      >
        <TextAreaField
          name="careerGoals"
          label="Career goals"
          help="At least 10 characters. What should be different two years from now?"
        />
      </QuestionSection>
      <ChoiceQuestion name="workStyle" title="How do you like to work?" text="On a usual day." choices={styles} />
    </>
  )
}
