import type { Text } from '../../model/rich-text.ts'

/** The competencies that a reader rates, by the key of the item: the O*NET skill, and one thing that shows it to a stranger. */
export const COMPETENCIES: Readonly<Record<string, { readonly skill: string; readonly proof: Text }>> = {
  reading: { skill: '2.A.1.a', proof: 'A page on which you explain one rule or manual to a newcomer.' },
  listening: { skill: '2.A.1.b', proof: 'A case that turned because you asked one more question.' },
  writing: { skill: '2.A.1.c', proof: 'A letter or guide of yours, before and after, with private data blacked out.' },
  speaking: { skill: '2.A.1.d', proof: 'Ten minutes in which you explain something, recorded on a phone.' },
  critical_thinking: { skill: '2.A.2.a', proof: 'A plan that you saw through in time, and what it would have cost.' },
  learning: { skill: '2.A.2.b', proof: 'What you could not do a year ago, and how you learned it.' },
  problem_solving: { skill: '2.B.2.i', proof: 'A problem on one page: what was wrong, what you ruled out, what you chose.' },
  deciding: { skill: '2.B.4.e', proof: 'A decision with its date: what you knew then, and what came of it.' },
  teaching: { skill: '2.B.1.e', proof: 'Somebody who does alone today what you taught them.' },
  reading_people: { skill: '2.B.1.a', proof: 'A moment in which you saw that something was wrong before it was said.' },
  persuading: { skill: '2.B.1.c', proof: 'A room that was against it, and what it did in the end.' },
  negotiating: { skill: '2.B.1.d', proof: 'The two first offers, and the terms that both sides signed.' },
  serving: { skill: '2.B.1.f', proof: 'A customer, patient or guest who came back and asked for you.' },
  coordinating: { skill: '2.B.1.b', proof: 'A handover sheet of yours that others still use.' },
  reviewing: { skill: '2.A.2.d', proof: 'The figure that you look at each week, and what you did when it slipped.' },
  managing_time: { skill: '2.B.5.a', proof: 'A week’s plan of yours beside what was done by Friday.' },
  managing_people: { skill: '2.B.5.d', proof: 'How many you led, and where two of them are today.' },
  managing_money: { skill: '2.B.5.b', proof: 'A budget in three lines: planned, spent, why.' },
  calculating: { skill: '2.A.1.e', proof: 'A small table with its question on top and its answer below.' },
  science: { skill: '2.A.1.f', proof: 'A test you ran: what you measured, against what, and what it showed.' },
  programming: { skill: '2.B.3.e', proof: 'A macro or script that saved hours, with the hours.' },
  needs_design: { skill: '2.B.3.a', proof: 'A list of what users asked for, and what you built of it.' },
  systems: { skill: '2.B.4.g', proof: 'A sketch of how one change moved three other things.' },
  monitoring: { skill: '2.B.3.g', proof: 'A log in which you caught a reading before the alarm did.' },
  operating: { skill: '2.B.3.h', proof: 'Hours on the machine or at the wheel without a fault, from the log.' },
  installing: { skill: '2.B.3.d', proof: 'A photo before and after, and how long it took.' },
  troubleshooting: { skill: '2.B.3.k', proof: 'One fault in four lines: sign, guess, test, cause.' },
  repairing: { skill: '2.B.3.l', proof: 'What ran badly, what you changed, and how long it has run since.' },
  quality: { skill: '2.B.3.m', proof: 'The rate of rework in your months, and the month before.' },
  materials: { skill: '2.B.5.c', proof: 'A stock list that balanced on the day it was counted.' },
}

/** Things that show a skill of one's own naming, by the kind of work that its name speaks of. */
export const PROOFS: readonly { readonly of: RegExp; readonly things: readonly Text[] }[] = [
  {
    of: /\bhir(?:e|ing)\b|recruit|onboard/i,
    things: ['Two people whom you chose, and what they do today.', 'Days from the ad to the first shift, before you and after.'],
  },
  {
    of: /calm|famil|listen|empath|conflict|escalat|\bpeople\b|relations/i,
    things: [
      'Somebody who asks for you by name, and what you had done.',
      'An hour that began loud and ended well, in four lines without names.',
    ],
  },
  {
    of: /driv|forklift|\bcdl\b|truck|\bbus\b|rigging|crane|pallet jack/i,
    things: [
      'Hours at the wheel or the levers without damage, from a log.',
      'A load or a route that nobody else wanted, and how it went.',
    ],
  },
  {
    of: /scan|\bpick|packing|sort|stock|inventor|warehouse|shipping|receiv/i,
    things: ['Lines or pieces an hour, with the errors beside them.', 'A count that balanced, on the day that it was checked.'],
  },
  {
    of: /chart|record|filing|enroll|document|powerschool|data entry|paperwork|minutes/i,
    things: [
      'A record of yours from which somebody else could go on the next day.',
      'The form or list that people stopped asking about once you had redone it.',
    ],
  },
  {
    of: /teach|train|coach|mentor|instruct|lesson|literacy|educat|parent/i,
    things: [
      'One plan of a lesson or training, with what changed after it.',
      'A learner’s work before and after, without the name.',
      'What a new colleague could do after four weeks with you.',
    ],
  },
  {
    of: /patient|care\b|wound|medic|triage|clinic|health|pharm|child|elder|safety/i,
    things: [
      'How many, in one shift or week, and what did not go wrong.',
      'A step that you follow when nobody looks, and what it has prevented.',
      'The case that colleagues hand to you, told without names.',
    ],
  },
  {
    of: /sell|sales|account|customer|client|negotiat|salesforce|crm|retail|service|guest/i,
    things: [
      'A figure of your best quarter, with the one before.',
      'A customer who stayed, and why they say they did.',
      'One “no” that you turned, in four lines.',
    ],
  },
  {
    of: /lead|manag|team|staff|schedul|super|coordinat|plan|budget|project/i,
    things: [
      'How many people or dollars, and what was better at the end.',
      'A plan for a week that others followed.',
      'Somebody you chose or raised who stands on their own today.',
    ],
  },
  {
    of: /excel|p&l|profit|shrink|margin|sheet|ledger|tax|audit|financ|account|forecast|statistic|data|sql|report|figure|cost/i,
    things: [
      'A table of yours, made anonymous, with the decision it led to.',
      'An error that you found, in dollars.',
      'The closing or report that went from days to hours.',
    ],
  },
  {
    of: /code|program|python|java|script|react|cloud|aws|linux|software|network|secur|figma|adobe|photoshop|illustrator|design|layout|brand/i,
    things: [
      'Three pieces that a stranger can open, each with its task in one line.',
      'The same piece at its first and its last stage.',
      'What broke, how you found it, and how it stayed fixed.',
    ],
  },
  {
    of: /weld|wir|conduit|circuit|motor|engine|repair|braz|duct|carpent|machine|install|pipe|brake|tool|blueprint|print|kitchen|sauce|pastry|menu|food|lift|pack|hvac|solder/i,
    things: [
      'A photo of the finished work, with its date and its size.',
      'Hours or pieces without a fault, from a log.',
      'The job that inspectors or guests had nothing to say about.',
    ],
  },
  {
    of: /\b(?:language|translat|interpret|bilingual|spanish|french|german|portuguese|italian|mandarin|cantonese|chinese|japanese|korean|vietnamese|tagalog|arabic|russian|polish|hindi|urdu|creole|sign language|asl)/i,
    things: ['A call or a visit that you held in it from start to end.', 'Who fetches you when nobody else can be understood.'],
  },
  {
    of: /writ|edit|research|interview|fact|story|copy|speak|communicat|present/i,
    things: [
      'A text of yours with its readers counted.',
      'A paragraph before and after your pen.',
      'The question that it made people stop asking.',
    ],
  },
]

/** For names that speak of no kind. */
export const OTHER_PROOFS: readonly Text[] = [
  'Who asks you for it, and how often in a month.',
  'One piece of it that a stranger can look at in two minutes.',
  'What it took you at first, and what it takes you now.',
  'A day on which it saved somebody time or money.',
  'The last time it went wrong, and what you do since.',
]
