import type { ReportType } from '../../../src/document/model/report-type.ts'

/**
 * What was once printed and misled, hurt or bored somebody. Each pattern catches its kind and not only the words that were found:
 * the negative tests of the report's words read every text that is printed against all of them.
 */
export type NeverPrinted = {
  /** The finding of the review of printed reports. */
  readonly finding: string
  readonly pattern: RegExp
  /** A sentence that the pattern has to catch. */
  readonly caught: string
  readonly types?: readonly ReportType[]
}

const LICENSED = 'hygienist|therap|nurs|sonograph|technologist|teacher|electrician|plumber|pharmac|elevator|power[- ]line'

export const NEVER_PRINTED: readonly NeverPrinted[] = [
  never(
    'D1 no further degree',
    /you need no further degree/i,
    'The usual entry is an associate’s degree; you need no further degree.',
  ),
  never(
    'D1 months beside a degree',
    /plan \d+ to \d months? to a first job/i,
    'Usual entry: an associate’s degree. Plan 1 to 4 months to a first job.',
  ),
  never('D2 help out', /help out (?:a few|some|for)/i, 'Sideways: help out a few hours, then apply.'),
  never('D2 proof of two skills', /apply with proof of/i, 'apply with proof of two skills'),
  never('D2 a degree in months at half time', /half time beside work: \d/i, 'Associate’s degree, half time beside work: 6'),
  never('D3 same pay, same people', /same pay, same people/i, 'same pay, same people'),
  never('D3 no wall', /no degree wall|often a few months on the job/i, 'often a few months on the job'),
  never(
    'D3 a few hours of licensed work',
    new RegExp(`a few hours of [^.]*(?:${LICENSED})`, 'i'),
    'A few hours of work that belongs to elevator mechanic, done where you are known.',
  ),
  never(
    'D4 paid for itself at most',
    /paid for itself after|months at most/i,
    'Dental hygienist has paid for itself after 36 months at most.',
  ),
  never('D4 at once, or up to', /at once, or up to/i, 'at once, or up to 36 months'),
  never(
    'D5 an apprentice at full pay',
    /(?:apprentice|elevator|power[- ]line|electrician|plumber|lineworker)[^.]*(?:has paid|pays?) (?:for itself|off) (?:after|in|within) (?:\d|1\d|2\d) months/i,
    'Elevator mechanic has paid for itself after 10 months at most.',
  ),
  never(
    'D6 reserve against the lowest point',
    /lowest point/i,
    'Your reserve ends before the lowest point. So do not leave first.',
  ),
  never('D7 a limit loosened', /middle pay at least \d+\s*% of yours|\d+ % of your pay/i, 'Middle pay at least 75 % of yours'),
  never('D8 you could go down to', /you could go down to/i, 'You could go down to about $101,250.'),
  never(
    'D9 a rung below the own license',
    /registered nurse[^.]*(?:next step|move up|go on) (?:to|as) (?:a )?licensed practical/i,
    'From registered nurse the next step to licensed practical nurse pays $62,340.',
  ),
  never(
    'D10 two retrainings on the way up',
    /therapist, then (?:physical|occupational) therap(?:ist|y) assistant/i,
    'Respiratory therapist, then physical therapist assistant',
  ),
  never(
    'D11 likeness as a path',
    /music director, then|, then kindergarten teacher/i,
    'Writer, news analyst, then kindergarten teacher',
  ),
  never('D12 doors opened', /doors? opened\b|\d new doors|you could also reach/i, 'Doors opened by one more skill'),
  never('D13 which is rare', /which is rare\b/i, 'Here the two are close, which is rare.'),
  never('D14 for once they agree', /for once they agree|low on all\b/i, 'Four ways to look, and for once they agree: low on all'),
  never(
    'D15 no hurry',
    /need no hurry|calm part of the map|no need to hurry/i,
    'You start in a calm part of the map, and need no hurry.',
  ),
  never('D16 harbour', /\b(?:safe )?harbou?r\b|near your work\b|plan that lets you sleep/i, 'It is near your work.'),
  never(
    'D17 take more of mixed work',
    /take more of these: [^.]*(?:records|graphics|reports|forms)|trade away: [^.]*(?:recipe|menu)/i,
    'Take more of these: keeping patient records',
  ),
  never(
    'D18 software for a drain it cannot have',
    /(?:hours or shifts|needs my head|same thing every day)[^.]*\. let the software/i,
    'You said that this drains you: the hours or shifts. Let the software have that first.',
  ),
  never('D19 no hours stay', /\b0 hours stay|no hours? stays? with people/i, '0 hours stay with people'),
  never(
    'D20 this page fills',
    /this page (?:would )?fills?\b/i,
    'Choose the listed job closest to yours online, and this page fills.',
  ),
  never('D22 all firm', /all (?:ten|\w+) places on your list are firm/i, 'All ten places on your list are firm'),
  never('D23 add more', /^add more\b/i, 'Add more leading and persuading'),
  never('D26 more exposed than yours', /no job is more exposed than yours/i, 'no job is more exposed than yours'),
  never('D27 no field stands low', /no field stands low/i, 'No field stands low'),
  never('D28 ten senior roles', /\bten senior roles/i, 'Ten senior roles within reach'),
  never(
    'D29 two entries on one page',
    /apprenticeship of one to two years[^.]*\. usual entry: a bachelor/i,
    'It asks for training or an apprenticeship of one to two years. Usual entry: a bachelor’s degree.',
  ),
  never('D30 a title that names another job', /(?:^|["“ .])cook \$\d/i, 'Cook $44,530, 5,300 openings'),
  never(
    'D31 fewer compete',
    /fewer people compete|still open means|four weeks old/i,
    'That is an advantage: fewer people compete there.',
  ),
  never('D31 clerk’s words', /“claims”|claims, records/i, 'Search by task: “claims”, “records”, “intake”'),
  never(
    'D32 a certificate in an hour',
    /\b(?:1|one) hour [→–-]+ a certificate|twelve weeks, \d hours\b/i,
    'Twelve weeks, 6 hours',
  ),

  never('2.3 correlation', /correlation/i, 'one of your three strongest interests (correlation of the profiles .86)'),
  never('2.3 level against level', /\blevel \d(?:\.\d)? against|than we read from your answers/i, 'level 5.6 against 2.0'),
  never(
    '2.3 levels asked',
    /\b(?:asks|asked) (?:at level )?\d\.\d(?: of 5)?[.;]|we read \d\.\d/i,
    'We read 2.1; the job asks 4.3.',
  ),
  never('2.3 inferred English', /english language/i, 'English language first'),
  never(
    '2.3 hours of reading',
    /(?:reading|listening|writing|english)[^.]{0,30}\d+ to \d+ hours/i,
    'Reading comprehension: think of 44 to 110 hours of practice.',
  ),
  never('2.3 a partner who has it', /partner who has it|way around it/i, 'Plan a way around it, or a partner who has it.'),
  never(
    '2.3 half a level',
    /half a level (?:or more )?(?:below|wide)|half a level or wider/i,
    '23 skills are half a level or more below what the job usually asks.',
  ),
  never('2.3 to spare', /\d to spare\b|good to each other there/i, 'Relationships, 4.3 to spare.'),
  never('2.3 redraws', /top ten in \d|% of redraws/i, 'in the top ten in 100 % of redraws'),
  never('2.3 illness as decoration', /months of illness/i, 'in red: three months of illness'),
  never('2.3 aphorisms', /a stone is a place|the will is half|relief counts double/i, 'The will is half of it.'),

  never('2.4 one task a month', /one task a month that is about/i, 'Ask for one task a month that is about helping people.'),
  never(
    '2.4 equal interview questions',
    /how is a good day measured here|with how many people does someone in this role speak/i,
    'How is a good day measured here?',
  ),
  never('2.4 thank-you note', /thank-you note or a survey/i, 'A thank-you note or a survey line'),
  never('2.4 between ten and twelve', /between ten and twelve/i, 'What did you do yesterday between ten and twelve?'),
  never('2.4 one small piece of the work', /one small piece of the work/i, 'Do one small piece of the work, where you are.'),
  never('2.4 cheapest course', /cheapest course/i, 'Take the cheapest course or evening that two employers name.'),
  never('2.4 a third thing', /learn a third/i, 'Stop when you learn a third thing'),

  never('1 ranges of nothing', /\b(\d+)[–-]\1 h\b|\bbetween (\d+) and \2\b|\b0[–-]0\b/i, 'Between 13 and 13 of 40 hours'),
  never('1 one hour are', /\b1 \w+s? are\b|\bone hours?\b are/i, '1 hour are mixed'),
  never('1 minus zero', /[−-]0\.00?\b(?!\d)/, '−0.00'),
  never(
    '1 names in small letters',
    /\bregistered Nurse\b|\badobe\b|\bexcel and\b|\bfigma\b|\benglish\b|\bmicrosoft\b/,
    'adobe Illustrator and figma',
  ),
  never(
    '1 a small I',
    /(?:^|[\s“(])i (?:have|can|am|do|will|want|would|like|need|know|lose)\b|(?:^|\s)i[’']m\b/,
    'You say: i have reached the ceiling',
  ),
  never('1 glued numbers', /\d{2,}\.\d{3,}|\d % ?\d{2,}/, '89.563 of tasks'),
  never('1 a word cut', /…/, 'Paving, surfacing, and tamping equipment…'),
  never(
    '1 not American',
    /places? falls? open|signs? to walk on|what the house says|\bnew house\b|outside the house|\badverts?\b/i,
    'Places fall open',
  ),
  never(
    '2.3 a rating held against a rating',
    /\basked \d\.\d of \d\b|\byou say \d\.\d\b/i,
    'Self-control. Asked 4.3 of 5, you say 2.3. Plan a way around it, or a partner who has it.',
  ),
  never(
    '2.3 strongest interests by a figure',
    /it draws on \w+, one of your three strongest interests|profiles \.\d\d/i,
    'It draws on Social, one of your three strongest interests (correlation of the profiles .86).',
  ),
  never('2.3 a fit of three figures', /\bfit \d+, \d+ to \d+;/i, 'Fit 72, 66 to 75; in the top ten in 100 % of redraws'),
  never(
    '2.4 for whatever skill',
    /where you are: something that needs/i,
    'Do one small piece of the work, where you are: something that needs active listening.',
  ),
  never(
    '2.5 room for many',
    /room for many, so ask what keeps/i,
    'Dental hygienist: room for many, so ask what keeps people away',
  ),
  never('2.5 two as equal', /read the two as equal/i, 'Their ranges overlap: read the two as equal.'),
  never(
    '2.6 circles of one value',
    /\d of \d circles are near|circles? comes? first\. \d/i,
    'Family, close friends come first. 8 of 8 circles are near.',
  ),
  never('2.5 two ads near you', /two (?:ads|adverts) near you/i, 'Read two adverts near you.'),
  never('2.6 none of two', /none of your two/i, 'None of your two ideas is open yet.'),
  never(
    '2.6 more hours than there are',
    /two of your (?:0|1)(?:\.\d)? hours?\b/i,
    'Together they cost about two of your 0.5 hours.',
  ),
  never(
    '2.6 a wide mark held against a stray word',
    /fit pipes[^.]*: you gave it [1-3] of 10\.\*{0,2} (?:pass part|train teachers)/i,
    '“Fit pipes, cables or equipment”: you gave it 3 of 10. Pass part of a huge risk on to other insurers.',
  ),
  never(
    '2.6 a paper that nobody needs',
    /your paper and your (?:name|years)/i,
    'Your paper and your name as helper of electricians; nobody asks you to begin again.',
  ),
  never('2.6 all two', /\ball 2 of your years/i, 'All 2 of your years count.'),
]

function never(finding: string, pattern: RegExp, caught: string): NeverPrinted {
  return { finding, pattern, caught }
}

/** A blank to write in is no cut word. */
export function withoutBlanks(text: string): string {
  return text.replace(/_{2,}/g, ' ')
}
