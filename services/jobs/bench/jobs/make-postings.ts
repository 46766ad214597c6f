import { loadKnowledgeBase } from '../../../skills/src/data/knowledge-base/load.ts'
import type { ReadPosting } from '../../src/data/feeds/read-posting.ts'

/**
 * Postings as a large site would hold them: titles as people write them, occupations by the number of people in them, skills out
 * of what each occupation uses, and texts of the usual length. The same seed gives the same postings.
 */
export function createMaker(seed = 7): { make(count: number): ReadPosting[]; skills: readonly { slug: string; name: string }[] } {
  const random = createRandom(seed)
  const base = loadKnowledgeBase()
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const jobs = base.occupations.filter(({ ranked, alternateTitles }) => ranked && alternateTitles.length > 0)
  const weights = jobs.map(({ wages }) => Math.sqrt((wages?.employment ?? 0) + 500))
  const sums: number[] = []
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
  const general = [...base.scales.skill.elements, ...base.scales.knowledge.elements].map(({ name }) => toSkill(name))
  let made = 0

  function occupation() {
    const at = random() * sums.at(-1)!
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! < at) low = middle + 1
      else high = middle
    }
    return jobs[low]!
  }

  function one(): ReadPosting {
    const job = occupation()
    const tools = job.technologies.map(({ technology }) => toSkill(base.technologies[technology]!.name))
    const asked = new Map<string, { slug: string; name: string }>()
    const wanted = 3 + Math.floor(random() * 9)
    while (asked.size < wanted) {
      // The occupation's best-known tools come first in its list and are asked for most.
      const skill = tools.length > 0 && random() < 0.65 ? tools[Math.floor(random() ** 2 * tools.length)]! : pick(general)
      asked.set(skill.slug, skill)
      if (asked.size >= tools.length + general.length) break
    }
    const musts = Math.max(1, Math.round(asked.size * 0.6))
    const skills = [...asked.values()].map((skill, at) => ({
      ...skill,
      kind: at < musts ? ('must' as const) : ('nice' as const),
      sentence: `You will use ${skill.name} in most weeks of the year.`,
    }))
    const title = pick(job.alternateTitles)
    const city = pick(CITIES)
    const company = `${pick(NAMES)} ${pick(KINDS)}`
    const pay = 30_000 + Math.floor(random() * 150_000)
    const location = random() < 0.12 ? 'Remote' : city
    made += 1
    return {
      sourceRef: `bench-${made}`,
      title,
      company,
      location,
      place: location,
      remote: location === 'Remote',
      occupationCode: job.code,
      occupationTitle: job.title,
      salaryMin: random() < 0.8 ? pay : null,
      salaryMax: random() < 0.7 ? Math.round(pay * 1.3) : null,
      description: Array.from({ length: 250 + Math.floor(random() * 150) }, () => pick(WORDS)).join(' '),
      requirements: skills.map(({ sentence }) => sentence),
      skills,
      searched: [title, company, job.title, ...skills.map(({ name }) => name)].join(' '),
      employmentType: random() < 0.8 ? 'Full-time' : 'Contract',
      experienceLevel: pick(['Entry', 'Mid', 'Mid', 'Senior', 'Lead']),
      logoUrl: null,
      url: `https://jobs.example.com/${made}`,
      postedAt: new Date(Date.UTC(2026, 0, 1) - Math.floor(random() * 120 * 86_400_000)),
      closesAt: null,
      contentHash: `bench-${made}`,
    }
  }

  return {
    make: (count) => Array.from({ length: count }, one),
    skills: [...general, ...base.technologies.filter(({ hot }) => hot).map(({ name }) => toSkill(name))],
  }
}

export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function toSkill(name: string): { slug: string; name: string } {
  return { slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), name }
}

const CITIES = Array.from({ length: 300 }, (_, at) => {
  const states = ['OR', 'WA', 'ID', 'CA', 'TX', 'NY', 'OH', 'GA', 'ME', 'FL']
  const heads = [
    'Port',
    'Lake',
    'Mill',
    'North',
    'Cedar',
    'Oak',
    'Spring',
    'River',
    'West',
    'Fair',
    'Glen',
    'Maple',
    'Stone',
    'Ash',
    'Elm',
  ]
  const tails = [
    'land',
    'view',
    'ton',
    'field',
    'ford',
    'wood',
    'burg',
    'ville',
    'haven',
    'dale',
    'port',
    'mont',
    'brook',
    'side',
    'crest',
  ]
  return `${heads[at % 15]}${tails[Math.floor(at / 15) % 15]}, ${states[at % 10]}`
})
const NAMES = [
  'Alder',
  'Harbor',
  'Fennel',
  'Kestrel',
  'Orchard',
  'Tidewater',
  'Northline',
  'Cascade',
  'Bright Basin',
  'Cedar Lane',
  'Juniper',
]
const KINDS = [
  'Mutual',
  'Freight',
  'Foods',
  'Robotics',
  'Health',
  'Schools',
  'Energy',
  'Works',
  'Supply',
  'Partners',
  'Labs',
  'Insurance',
]
const WORDS = (
  'the a of to and in for with on at from by we you our your team work week day people plan build check write read call meet ' +
  'report table floor yard office client patient student order stock price quality safety record tool budget schedule shift ' +
  'careful steady clear early late small large local new first last often always never together alone quickly'
).split(' ')
