import type { Wish } from './goals.ts'

/** What helps with a wish on which nobody publishes figures by occupation: a sentence or two; undefined where data are held. */
export function whatHelps({ id, phrase }: Wish): string | undefined {
  const known = NO_DATA[id]
  return known?.find(({ said }) => said === undefined || said.test(phrase))?.why
}

/** Parts of a wish that its data do not hold, each told once in a list. */
export function unheldParts({ phrase }: Wish, told: Set<string>): string[] {
  const found = UNHELD_PARTS.filter(({ said, why }) => said.test(phrase) && !told.has(why)).map(({ why }) => why)
  for (const why of found) told.add(why)
  return found
}

/** Where several stand, the first whose words are said; the last is for all others. */
const NO_DATA: Readonly<Record<string, readonly { readonly said?: RegExp; readonly why: string }[]>> = {
  benefits: [
    {
      said: /insurance|\bins\b|coverage|health ?care|medical|dental/i,
      // Who loses coverage of a job may enroll outside the yearly period: HealthCare.gov, special enrollment periods.
      why: 'Health insurance depends on the employer, and no table lists it by occupation. Ask HR for the plan’s summary and its first day; leaving a job that covered you opens 60 days to enroll at HealthCare.gov.',
    },
    {
      why: 'We hold no data on benefits by occupation: they depend on the employer. Ask about health insurance, leave and pension before you say yes.',
    },
  ],
  pension: [
    {
      said: /\d|vest|years?|yrs|\b(?:trs|pers|calpers|fers|csrs)\b|till|until/i,
      why: 'We cannot look up your plan. Ask HR or the plan for your vesting date and for what each year more or less is worth, in writing, before you give notice.',
    },
    {
      why: 'Which employer pays into a pension or a 401(k) is in no table by occupation. Ask HR what it adds, and after how many years that is yours.',
    },
  ],
  language: [
    {
      said: /english|ingl[eé]s|only|accent/i,
      why: 'How much English a post needs is not in our data. Ask which language the crew and the paperwork use; the American Job Center near you knows the free English classes.',
    },
    {
      why: 'No table counts who pays for a second language. Put it at the top of your résumé, and ask each employer whether it adds to the wage.',
    },
  ],
  abroad: [
    {
      // National Association of Credential Evaluation Services: naces.org; Upwardly Global helps immigrants with a work permit.
      why: 'A member of NACES (naces.org) evaluates your diploma; where work needs a license, the state’s board decides what it counts. Upwardly Global (upwardlyglobal.org) and the American Job Center near you advise free of charge.',
    },
  ],
  visa: [
    {
      // Employment Authorization Document, Form I-766: uscis.gov.
      said: /\btps\b|protected status|work (?:permit|authori[sz]ation)|\bead\b|daca|asylum/i,
      why: 'Which posts take a work permit is not in our data, but one that is valid opens most of them: watch its end date at uscis.gov. Posts at federal offices, and some licenses, ask for more: ask the board before you pay for a program.',
    },
    {
      // USCIS publishes the employers of H-1B petitions in its H-1B Employer Data Hub.
      why: 'Who sponsors is not in our data. The H-1B Employer Data Hub of USCIS lists who has filed before; let an immigration attorney or your school’s office check dates before you change jobs.',
    },
  ],
  flexible: [
    {
      why: 'Who sets the hours differs from one employer to the next, and nobody counts it. Ask to see last month’s schedule, and how many days ahead it is posted.',
    },
  ],
  childcare: [
    {
      said: /\b(?:care of|car(?:e|ing) for|caregiver|carer|sick|disabled|special[- ]needs)\b.*(?:mom|mother|dad|father|parents?|husband|wife|brother|sister|grandm\w+)\b/i,
      why: 'Care for a relative is outside our data. The Eldercare Locator (eldercare.acl.gov) names help near you; ask employers how leave for family care works there.',
    },
    {
      why: 'Care for children is outside our data. Look up help with its cost for your state at childcare.gov before you turn down a shift or a class.',
    },
  ],
  health: [
    {
      why: 'We know the load of the work, and nothing of your health. The Job Accommodation Network (askjan.org) tells you free of charge what an employer can change for it, and how to ask.',
    },
  ],
  age: [
    {
      said: /\b[23]\d\b/,
      why: 'Your age is not used here. A few public posts, such as police, fire or air traffic control, set an age by which you must be hired: look in the announcement.',
    },
    {
      // Age Discrimination in Employment Act: from 40 on, employers of 20 and more.
      why: 'Your age is not used here. From 40 on, federal law forbids employers of 20 or more to turn you down for it (eeoc.gov); weigh the months of training against the years that you mean to work.',
    },
  ],
  study_beside: [
    {
      why: 'Each school sets its own hours. Ask for the part-time or evening plan, how long it takes, and which clinical or shop hours fall on workdays, before you pay.',
    },
  ],
  loans: [
    {
      // 120 qualifying payments beside full-time work for a government or a 501(c)(3) organization: studentaid.gov.
      why: 'We hold no data on your loans. Work for a government or a 501(c)(3) can count toward forgiveness after 120 payments: check each employer at studentaid.gov.',
    },
  ],
  small_company: [
    {
      why: 'We hold no data on the size of employers. Ask each one how many people work there, and who decides what you would do.',
    },
  ],
  nonprofit: [
    {
      why: 'Which single employer is a nonprofit or public is not in our data. Search usajobs.gov, the job pages of your state, county and schools, and the boards of nonprofits; in the same work the pay is at times lower and the pension better.',
    },
  ],
  record: [
    {
      why: 'We hold no data on who hires people with a record. Work with children, patients, money or a license checks it: ask the licensing board before you pay for a program, as many states answer that ahead of time.',
    },
  ],
  lapsed_license: [
    {
      // Rules of reactivation are each state board's own: careeronestop.org, license finder.
      why: 'A license that lapsed is mostly made active again, not earned anew: ask your state’s board in writing for the form, the fee, the hours of further education and, after some years, the refresher course. Until then no post may be filled that needs it.',
    },
  ],
  same_employer: [
    {
      said: /seniority/i,
      why: 'Seniority mostly counts with one employer or in one local. Before you bid or move, ask HR or the steward in writing which posts keep your date, and for how long you may come back.',
    },
    {
      why: 'Which posts your employer fills from within is in no table. Ask HR for the internal postings and how long you must be in your post first, and your supervisor which opening comes next.',
    },
  ],
  union: [
    {
      why: 'We hold no data on unions by occupation. The local of the trade tells you which employers near you have signed.',
    },
  ],
  near_home: [
    {
      said: /\bmin(?:ute)?s?\b|\bmiles?\b|\bmi\b|\bhours?\b/i,
      why: 'How far each post lies is in no table. Set the radius of a job search to what you told, count the ads of two weeks, and drive the way once at the hour of the shift before you accept.',
    },
    {
      said: /\b(?:walk|bike)\b/i,
      why: 'How far each post lies is in no table. Draw what you can walk or bike on a map, list the employers within it, and ask those first, also where nothing is advertised.',
    },
    {
      said: /stay|leav|mov|relocat|remain|liv/i,
      why: 'Nothing here asks you to move, but we do not count openings by town. Search the job boards for your place first, and see whether enough ads come up in two weeks.',
    },
    { why: 'We hold no data on distance. Search jobs by place, and ask how many days you have to be there.' },
  ],
  steady_hours: [
    {
      said: /overtime|\bot\b/i,
      why: 'Forced overtime is not in the data. Ask how many hours the crew worked each week last month, who may say no, and whether it is written down.',
    },
    {
      why: 'How even the hours are is a matter of the employer, and no table counts it. Ask to see last month’s schedule, how far ahead it is posted, and whether your hours and days off stay the same.',
    },
  ],
  school_money: [
    {
      // Education and training benefits, and the comparison of schools: va.gov/education.
      said: /bill|\bva\b|9\/?11|voc|yellow/i,
      why: 'The GI Bill pays tuition and a housing allowance at approved schools, and also approved apprenticeships and on-the-job training: look your program up in the GI Bill Comparison Tool (va.gov/education) before you enroll.',
    },
    {
      // Employer educational assistance of up to $5,250 a year is not taxed: 26 U.S.C. 127.
      said: /employer|compan|work\b|union|chain|boss|hospital|\bthey\b|firm|agency|store|walmart|amazon|target|tuition (?:help|assist|reimb|benefit|money)|dime|if somebody|if someone|place that|somewhere that|paid|cover|pays/i,
      why: 'Which employer pays tuition is in no table. Ask HR what it pays a year (up to $5,250 is free of tax), for which programs, whether it pays up front, and how long you must stay afterward.',
    },
    {
      // Free Application for Federal Student Aid; Workforce Innovation and Opportunity Act: careeronestop.org.
      why: 'What a program costs you is not in our data. File the FAFSA (studentaid.gov) for a Pell Grant that is not paid back, compare community colleges, and ask the American Job Center near you whether WIOA funds pay for the training.',
    },
  ],
  noncompete: [
    {
      // Whether such a term holds differs by state; the rule of the FTC against them was set aside by a court in 2024.
      why: 'Whether it holds is a matter of your state and of the words you signed, which we do not know. Find the paper, note which work, place and time it names, and let an employment lawyer read it before you give notice: many bar associations offer a first talk for a small fee.',
    },
  ],
  private_address: [
    {
      // Address confidentiality programs exist in most states: National Association of Confidential Address Programs (nacap.org).
      why: 'Which employers keep an address private is not in our data. Most states have an address confidentiality program: ask the advocate or court that helped you. Ask HR who sees your file, and the licensing board, before you apply, what its public register shows.',
    },
  ],
  leaving_service: [
    {
      // Transition Assistance Program: at the latest 365 days before separation; SkillBridge: the last 180 days of service (10 U.S.C. 1143).
      why: 'Your date of separation is not counted here. Ask your transition counselor (TAP) as early as a year before it, and your command about SkillBridge, which lets you train with an employer in the last months of service. Ask each employer for a start after terminal leave.',
    },
  ],
  sell_business: [
    {
      // Free advice by the resource partners of the Small Business Administration: sba.gov/local-assistance.
      why: 'What your business would sell for is outside our data. A Small Business Development Center or a SCORE mentor (sba.gov/local-assistance) helps free of charge to value it and to plan the sale: begin a year or two ahead.',
    },
  ],
  other_place: [
    {
      why: 'We do not count openings by town. Name the state in your answers and pay is told for it; where work needs a license, ask that state’s board first whether it takes yours.',
    },
  ],
  moves_along: [
    {
      // Portability of licenses of servicemembers and their spouses: 50 U.S.C. 4025a.
      why: 'Which posts move along is in no table. Ask employers with many sites whether they transfer you, and the board of the next state what your license counts there: for most licenses of military spouses federal law says that it does. Military OneSource knows money for training.',
    },
  ],
  no_diploma: [
    {
      why: 'Months are told here as for someone with a high school diploma. Apprenticeships, colleges and many licenses ask for it or for the GED or HiSET: the American Job Center near you names free classes; ask each employer whether you may begin before you pass.',
    },
  ],
  screens: [
    {
      why: 'Hours at a screen are in no table by occupation. Ask to watch a day of the work before you say yes; the Job Accommodation Network (askjan.org) tells you free of charge what an employer can change for your eyes.',
    },
  ],
  meaning: [
    {
      why: 'No table measures what work means to you. Places that counselors name from your work for people who want to be of use come first; spend a morning beside someone who does one of them, or a few weeks as a volunteer, before you give notice.',
    },
  ],
  explain: [
    {
      why: 'How much of the day is explaining differs from post to post. Ask who you would explain things to, and how many hours a week.',
    },
  ],
  work_soon: [
    {
      // Unemployment insurance and American Job Centers: careeronestop.org.
      why: 'Who hires near you this week is not in our data. File for unemployment insurance in the first week; the American Job Center near you knows employers that hire now, and helps free of charge.',
    },
  ],
  salaried: [{ why: 'We hold no data on how pay is made up. Ask which part of it is fixed and which depends on sales.' }],
}

const UNHELD_PARTS: readonly { readonly said: RegExp; readonly why: string }[] = [
  {
    said: /\bbus\b|\bbus ?line|\btrain\b|\bsubway|\bmetro\b/i,
    why: 'Routes and stops are not in the data: check the address and the last bus home before you apply.',
  },
  {
    said: /\bon[- ]?call\b|\bpage[dr]\b|\bphone (?:rings|goes)/i,
    why: 'On-call duty is not in the data: ask how often you would be called.',
  },
  {
    said: /\bschool[- ]hours\b|\bkids? (?:are|is) (?:in|at) school/i,
    why: 'Hours that end with the school day are not in the data: schools offer them most.',
  },
  {
    said: /\btravel|\bwindshield|\bairport|\bflights?\b/i,
    why: 'Days on the road are not in the data, only nights away: ask how many days a month.',
  },
  { said: /\bovertime\b/i, why: 'Forced overtime is not in the data: ask how last month looked.' },
  { said: /\bhybrid\b|\bpart of the week\b/i, why: 'How many days a week from home is a matter of the employer.' },
]
