import type { Text } from '../../model/rich-text.ts'

/** What somebody who listens asks next, by the kind of deed that the reader is proud of; the narrower kind stands first. */
const NEXT_QUESTIONS: readonly { deed: RegExp; asked: Text }[] = [
  { deed: /\b(?:train|taught|teach|coach|mentor|show)(?:ed|s|ing)?\b/i, asked: 'How did you know that they could do it alone?' },
  {
    deed: /\b(?:found|finds?|traced?|discovered|caught|spotted|noticed|solved|detected|diagnosed)\b/i,
    asked: 'What made you look there, when others had not?',
  },
  {
    deed: /\b(?:cut|cleared|dropped|fell|reduced|saved|halved|lowered|shortened|faster|fewer)\b/i,
    asked: 'Who counted it, before and after?',
  },
  {
    deed: /\b(?:raised|sold|grew|won|doubled|tripled|increased|brought in|exceeded|went up|record)\b/i,
    asked: 'How much of that was you, and how much was the team?',
  },
  { deed: /\b(?:led|headed|managed|organized|organised|ran)\b/i, asked: 'Who was against it, and what did you say to them?' },
  {
    deed: /\b(?:built|set up|designed|created|wrote|rewrote|rebuilt|started|made|launched|opened|developed|mapped|drew)\b/i,
    asked: 'Who uses it today, and what did they change in it?',
  },
  {
    deed: /\b(?:helped|calmed|cared|listened|stayed with|comforted)\b/i,
    asked: 'What did you do that the next person would not have?',
  },
  {
    deed: /\b(?:kept|running|held|stayed|covered|never|without)\b/i,
    asked: 'What did you leave undone so that the rest would hold?',
  },
]
const ELSE: Text = 'What would have happened without you?'

/** The question behind the story, so that its answer is ready too. */
export const nextQuestion = (proud: string): Text => NEXT_QUESTIONS.find(({ deed }) => deed.test(proud))?.asked ?? ELSE

/** What to say in place of what drives them away (keys of the question "drain"). */
export const TOWARD: Readonly<Record<string, Text>> = {
  too_much: '“I want a load that I can do well.”',
  too_little: '“I want problems that I have to think about.”',
  same_again: '“I know one part well, and I want to learn the next.”',
  no_say: '“I want to answer for what I decide.”',
  conflict: '“I want to work where people settle things in a talk.”',
  hours: '“I looked for work with hours that I can keep for years.”',
  body: '“I want work that I can do well for years.”',
  commute: '“I want to work near where I live, and stay.”',
  travel: '“I want to do this work from one place.”',
  worry: '“I looked for work that people will need in ten years.”',
  meaning: '“I want to see whom my work helps.”',
  paperwork: '“I want more of the work itself.”',
  people_all_day: '“I do my best work when I can also be alone with it.”',
}
