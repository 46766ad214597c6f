import { difficultyLevels, gameCategories } from '@waymark/contracts/models/assessment/options'
import { type Bank, bankOf } from '../../src/data/load-bank.ts'

/** Sixty plain questions in each category, twenty of a difficulty; the right option says so. */
export function fixtureBank(perDifficulty = 20): Bank {
  return bankOf(
    gameCategories.flatMap((category) =>
      difficultyLevels.flatMap((difficulty) =>
        Array.from({ length: perDifficulty }, (_, index) => {
          const correct = index % 4
          return {
            id: `${category}-${difficulty}-${index + 1}`,
            category,
            skill: `${category} part ${(index % 3) + 1}`,
            difficulty,
            question: `Question ${index + 1} of ${category}, ${difficulty}?`,
            options: [0, 1, 2, 3].map((place) => (place === correct ? `right ${index}` : `wrong ${place} of ${index}`)),
            correct,
            explanation: `Because of reason ${index + 1}.`,
          }
        }),
      ),
    ),
  )
}
