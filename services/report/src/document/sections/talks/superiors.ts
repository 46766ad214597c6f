/** Who decides on the reader's hours and tasks, and a good moment to ask, by the kind of work they are in. */
export interface Superior {
  who: string
  when: string
}

/** The longest prefix of the code that is listed; a plain boss where none is, or where the reader bears that title themselves. */
export function superiorOf(code: string, role = ''): Superior {
  const prefix = Object.keys(SUPERIORS)
    .filter((one) => code.startsWith(one))
    .toSorted((a, b) => b.length - a.length)[0]
  const found = prefix && SUPERIORS[prefix]
  return found && !bears(role, found.who) ? found : { who: 'Your boss', when: 'with the door closed' }
}

/** "Retail district manager" is no stranger to "Your district manager". */
function bears(role: string, who: string): boolean {
  const titles = who
    .toLowerCase()
    .split(/ or | of /)[0]!
    .replace(/^(?:the|your|an?) /, '')
  return titles !== 'person you report to' && role.toLowerCase().includes(titles)
}

const SUPERIORS: Readonly<Record<string, Superior>> = {
  '11-': { who: 'The person you report to', when: 'outside the weekly meeting' },
  '11-91': { who: 'The owner or the board', when: 'after the month is closed' },
  '13-': { who: 'The head of your department', when: 'after the month is closed' },
  '13-201': { who: 'The partner or controller', when: 'after the close' },
  '13-1071': { who: 'The head of HR', when: 'on a day without interviews' },
  '15-': { who: 'Your engineering lead', when: 'in your one-on-one' },
  '15-1232': { who: 'The head of the help desk', when: 'before the tickets open' },
  '15-1255': { who: 'The head of design', when: 'after the review' },
  '17-': { who: 'The head of engineering', when: 'after a milestone' },
  '17-1011': { who: 'A partner of the firm', when: 'after a submission' },
  '19-': { who: 'The head of the lab', when: 'between two runs' },
  '21-': { who: 'Your supervisor', when: 'in the hour for cases' },
  '23-': { who: 'The attorney you work for', when: 'not before a filing' },
  '25-': { who: 'Your principal', when: 'after the last bell' },
  '25-1': { who: 'The chair of your department', when: 'before the term is planned' },
  '27-': { who: 'Your creative director', when: 'after a project is out' },
  '27-3': { who: 'Your editor', when: 'after the deadline' },
  '29-': { who: 'The head of your department', when: 'not during rounds' },
  '29-1141': { who: 'Your nurse manager', when: 'not at shift change' },
  '29-1051': { who: 'The pharmacist in charge', when: 'before the counter opens' },
  '29-2034': { who: 'The head of imaging', when: 'before the first patient' },
  '31-': { who: 'The nurse or therapist in charge', when: 'not at shift change' },
  '33-': { who: 'Your sergeant or chief', when: 'off the radio' },
  '35-': { who: 'The owner or manager', when: 'before the doors open' },
  '37-': { who: 'The site supervisor', when: 'before the round' },
  '39-': { who: 'The owner or manager', when: 'before the first guest' },
  '41-': { who: 'Your sales manager', when: 'after the numbers are in' },
  '41-1': { who: 'Your district manager', when: 'on their next visit' },
  '41-2': { who: 'The store manager', when: 'before the store opens' },
  '43-': { who: 'The office manager', when: 'before the phones start' },
  '43-3071': { who: 'The branch manager', when: 'before the doors open' },
  '43-4051': { who: 'Your team lead', when: 'off the phones' },
  '45-': { who: 'The farm or crew boss', when: 'outside the harvest' },
  '47-': { who: 'Your foreman', when: 'before the tools come out' },
  '47-1': { who: 'The project manager', when: 'after the site meeting' },
  '49-': { who: 'The shop manager', when: 'before the first job' },
  '51-': { who: 'The shift supervisor', when: 'away from the line' },
  '53-': { who: 'The warehouse manager', when: 'away from the dock' },
  '53-3': { who: 'Your dispatcher', when: 'parked, not by radio' },
  '55-': { who: 'Your commanding officer', when: 'by appointment' },
}
