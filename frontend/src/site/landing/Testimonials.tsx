import { Letters } from '../marketing/Letters.tsx'

const letters = [
  {
    name: 'Marta K.',
    turn: 'Retail manager, now training specialist',
    quote: 'I came for a list of jobs and left with a reason not to take the obvious one. That saved me a year.',
  },
  {
    name: 'Devon A.',
    turn: 'Test analyst, now systems analyst',
    quote: 'The page that says what speaks against each direction is the first honest thing anyone told me about my career.',
  },
  {
    name: 'Ruth L.',
    turn: 'Operations lead, now project manager',
    quote: 'At 52 I expected to be told to learn to code. Instead I got three roles that wanted what I already knew.',
  },
]

export function Testimonials() {
  return <Letters heading="Three people who turned" letters={letters} />
}
