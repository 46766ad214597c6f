import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'

/**
 * Programs and devices that an occupation asks for beyond the office suite, what job ads name first. Of the rest only kinds of
 * programs ("inventory management software") are told: a single maker's product says little about the work.
 */
export function targetTools({ code, technologies }: Pick<Occupation, 'code' | 'technologies'>, limit: number): string[] {
  const special = technologies.filter(({ name }) => !COMMON.test(name) && belongs(name, code))
  const named = special.filter(({ inDemand }) => inDemand)
  // Of managers O*NET lists every program of their firm.
  const kinds = code.startsWith('11-') ? [] : special.filter(({ name, inDemand, hot }) => !inDemand && !hot && KIND.test(name))
  const told: string[] = []
  for (const { name } of [...named, ...kinds]) {
    const tool = spoken(name)
    if (told.length < limit && !told.some((one) => alike(one, tool))) told.push(tool)
  }
  return told
}

/** Whether a program is one of the work: ads of any office name pictures, sound or statistics at times, and finding it there helps nobody. */
function belongs(name: string, code: string): boolean {
  const trade = TRADES.find(({ tools }) => tools.test(name))
  return trade === undefined || trade.codes.test(code)
}

/** Programs of a trade, and the beginnings of the codes in which they are daily tools. */
const TRADES: readonly { readonly tools: RegExp; readonly codes: RegExp }[] = [
  {
    tools:
      /Photoshop|Illustrator|InDesign|Lightroom|Creative Cloud|CorelDRAW|graphics? (?:or|design|software)|photo imaging|QuarkXPress/i,
    codes: /^(?:27-[14]|27-30[24]|15-125[45]|11-2011|11-2021|13-1161|17-1|51-51|25-10(?:2[12]|31)|25-1121|39-501)/,
  },
  {
    tools: /\bmedical\b|\bclinical\b|\bpatient\b|electronic health|\bEMR\b|\bEHR\b/i,
    codes: /^(?:29-|31-|21-|11-9111|13-1031|15-2|19-1|25-107|43-3021|43-4|43-6013|43-9041)/,
  },
  {
    tools: /After Effects|Premiere|Final Cut|video (?:creation|editing)|Avid Media|DaVinci/i,
    codes: /^(?:27-|15-1255|25-9031)/,
  },
  {
    tools: /Ableton|Pro Tools|Logic Pro|Cubase|Garageband|Audacity|music or sound|audio (?:editing|mixing)|Finale|Sibelius/i,
    codes: /^27-[24]/,
  },
  {
    tools: /^(?:Statistical|Statistics)|\bSAS\b|\bSPSS\b|\bStata\b|^R$|\bMinitab\b|MATLAB|Mathematica|StataCorp/i,
    codes: /^(?:15-2|15-1221|19-|17-2|13-20(?:41|51|54)|13-1161|11-9121|11-3061|25-1|29-1|21-1)/,
  },
]

/** Two names of one kind: "maintenance management software" and "computerized maintenance management system". */
function alike(one: string, other: string): boolean {
  const words = (name: string): string[] =>
    (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(?:software|systems?)$/.test(word))
  const shared = words(one).filter((word) => words(other).includes(word)).length
  return shared >= Math.min(2, words(one).length, words(other).length)
}

/** Tools that not every direction names: the common office suite finds nobody. */
export function distinctTools(tools: string[], all: string[][]): string[] {
  const common = (tool: string) =>
    all.every((list) => list.includes(tool)) ||
    /^(Microsoft (Office|Word|Excel|Outlook|PowerPoint|Windows|Access)|Facebook|Twitter|YouTube|Instagram|LinkedIn|Web browser|Internet browser|Word processing|Spreadsheet|Email|Electronic mail|Database|Presentation|Operating system)/i.test(
      tool,
    )
  return tools.filter((tool) => !common(tool)).slice(0, 3)
}

/** "Salesforce software" is Salesforce; "Structured query language SQL" is SQL; "Learning management system LMS" has its letters in brackets. */
function spoken(name: string): string {
  const letters = /^(.*[a-z]) ([A-Z]{2,6})$/.exec(name)
  const inside = /^(.*[a-z]) ([A-Z]{2,6}) (software|systems?)$/.exec(name)
  if (inside) return `${lowerFirst(inside[1]!)} (${inside[2]}) ${inside[3]}`
  if (letters) return / language$/i.test(letters[1]!) ? letters[2]! : `${lowerFirst(letters[1]!)} (${letters[2]})`
  if (ONE_NAME.test(name)) return name.replace(/ software$/, '')
  return KIND.test(name) ? lowerFirst(name) : name
}

const lowerFirst = (name: string): string =>
  /^\p{Lu}(?:\p{Lu}|\p{L}* \p{Lu}\p{Ll})/u.test(name) || MAKER.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** Makers whose names begin the name of a kind: "Microsoft operating system". */
const MAKER =
  /^(?:Adobe|Amazon|Apple|Autodesk|Bentley|Cisco|Esri|Google|Intuit|Linux|Mastercam|Microsoft|Minitab|Oracle|Salesforce|Siemens|Unix|Windows|Yardi)\b/

/** "Salesforce software", where ads name the maker's program; what a program is for is a kind and ends in -ing, -ory or -tion. */
const ONE_NAME = /^\p{Lu}(?!\S*(?:ing|ory|tion|ment|ical|al|phics|tics) software)\S*(?: \p{Lu}\S*)* software$/u
/** "Inventory management software": a kind has a small letter after its first word. */
const KIND = /^\p{Lu}[\p{L}-]+ (?:[a-z][\p{L}-]* )*(?:software|systems?)\b/u
/** What everybody has, what finds nobody a job, and what is not a tool of the work. */
const COMMON =
  /^(?:Microsoft (?:Office|Word|Excel|Outlook|PowerPoint|Windows|Access|Edge|Internet Explorer|Publisher|Teams|SharePoint|OneNote)|Facebook|Twitter|YouTube|Instagram|LinkedIn|Pinterest|Social media|Blog|Web browser|Internet browser|Word processing|Spreadsheet|Email|Electronic mail|Database software|Presentation|Operating system|Calendar|Google Docs|Google Drive|Google Slides|Apple macOS|Linux|Graphics software|Office suite|Desktop publishing|Data entry|Image scanning|Instant messaging|Mobile|Zoom|Slack|Adobe Acrobat|Adobe Reader|Mozilla|FileMaker|IBM Notes|Corel WordPerfect|Evernote)/i
