import type { Text } from '../../model/rich-text.ts'

/**
 * Two hours by which somebody can find out whether work of a kind is for them, by the first two digits of the code: for the many
 * occupations that nobody wrote about. Legal, free or nearly so, and possible for everybody.
 */
export function tryWords(code: string): readonly Text[] {
  return TRIES[code.slice(0, 2)] ?? []
}

const TRIES: Readonly<Record<string, readonly Text[]>> = {
  '11': [
    'Pick one thing near you that runs badly, such as a line or a parking lot. Write on one page who does what, and the one change that you would make first.',
    'Sit in on an open meeting of a school or town board. Note what was decided, on which figures, and what you would have asked.',
  ],
  '13': [
    'Open the budget of your town. Find the line that grew most, and write in five sentences why it may have.',
    'Read one public report of an auditor. List each finding, its proof, and where you would have looked next.',
  ],
  '15': [
    'Answer one question with one chart from the open data of your city. Mark each minute at which you were stuck, and what got you out.',
    'Do two lessons of a free course on the main tool of the work. Then change one thing without help.',
  ],
  '17': [
    'Find the plan of one public project on your city’s site. Then go and look at the place, and mark five choices that somebody made.',
    'Take apart one thing that is broken and unplugged. Draw how its parts meet, and what you would make in another way.',
  ],
  '19': [
    'Read a free paper of the field: summary, pictures and end. Write down what it claims, and how you would test that again.',
    'Measure one thing at the same hour for a week: a plant, a stream, a street. Draw it, and say what moved it.',
  ],
  '21': [
    'Offer one shift to a food pantry, a shelter or a help line. Afterward write down whom you heard out, and what it cost you.',
    'Let a friend tell you of a worry for half an hour. Give no advice, and write down what was hard about that.',
  ],
  '23': [
    'Sit in on an open court session. Note what each side had to prove, and who had the papers ready.',
    'Read one ruling of your state’s highest court. Say in five sentences what was asked, and why it went that way.',
  ],
  '25': [
    'Teach somebody one thing that you do well, in twenty minutes. Ask a day later what stayed.',
    'Offer an hour of help to a library or an after-school program. Count how often you explained, waited and settled.',
  ],
  '27': [
    'Make one small piece for somebody who asked for it. Let a stranger judge it, and change it once.',
    'Take one work of the field that you admire, and copy it by hand or ear. Where did you begin to hurry?',
  ],
  '29': [
    'Ask the volunteer office of a hospital for a shift near such people. Note what they do with their hands, and what on paper.',
    'Explain one illness or device of the field to a friend in five sentences, from two public pages. What did they ask?',
  ],
  '31': [
    'Visit a nursing home for an hour to read or play cards. Watch what the aides do meanwhile, and who thanks them.',
    'Help somebody old or ill for a morning with what they cannot do alone. Note when you lost patience, if you did.',
  ],
  '33': [
    'Ask whether the department has an open day or takes riders along. If not, read a month of its public log.',
    'Walk one block at night with open eyes and a notebook, beside a friend. Write down what you saw as a report: time, place, fact.',
  ],
  '35': [
    'Watch a kitchen pass or a counter at its busiest hour. Then cook for eight at home, by the clock.',
    'Eat where such people work, and count the steps that one of them takes in half an hour.',
  ],
  '37': [
    'Clean or mend one neglected place of your own by a list and a clock. Next day look at it with the eyes of who pays.',
    'Offer a neighbor two hours in the yard. How was your back, and did they want you again?',
  ],
  '39': [
    'Spend an hour as a guest where it is done. Note what is said to each guest, and what is done when nobody looks.',
    'Run one afternoon for somebody’s children or guests from a plan. What did you drop first?',
  ],
  '41': [
    'Ask three shops for the same thing, and note which question made you want to buy.',
    'Sell one thing of yours to a stranger, at your price. What did you say when they named theirs?',
  ],
  '43': [
    'Put fifty papers or mails of your own into such an order that a friend finds one in a minute. Time it.',
    'Answer ten old mails of your own as if each came from a stranger. Was the tenth as good as the first?',
  ],
  '45': [
    'Ask a farm, a nursery or a forest office for an open day or a day as a volunteer. At its end: again tomorrow?',
    'Work two hours outdoors in the weather of the day. Note your hands, your back and your mood.',
  ],
  '47': [
    'Build or mend one thing of a home from a plan, with a level and a clock. Would you pay for it next morning?',
    'Watch a crew from the sidewalk for an hour. Write down who lifts, who measures and who waits.',
  ],
  '49': [
    'Take a dead machine, unplugged, and find out what killed it. Lay the parts out in a row, and put it together again.',
    'Find three causes for one fault of your own car or fridge in open repair guides. In which order would you test them?',
  ],
  '51': [
    'Make ten alike of one thing by hand. Measure the first and the last, and note when your thoughts left.',
    'Ask a plant near you whether it shows visitors around. Stand by one machine, and count what its operator does in ten minutes.',
  ],
  '53': [
    'Plan twenty stops with times on a free map, then close one road. Ride six of them, and see what the clock did.',
    'Load and unload a car twice: first for room, then for the order of the stops. Note what you lifted twice.',
  ],
}
