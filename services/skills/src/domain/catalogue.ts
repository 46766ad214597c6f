import type { KnowledgeBase, TechnologyFigures } from '../knowledge-base/types.ts'

/** An entry of the skill catalogue: a tool that employers name, a skill or a field of knowledge. */
export type CatalogueSkill = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  /** 0-100: rank by the number of people in the occupations that need it. */
  readonly demandScore: number
  /** Other ways in which people write it. */
  readonly aliases: readonly string[]
}

/**
 * The catalogue: all skills and fields of knowledge, and the tools that are widely used or often asked for. Ids are
 * stable slugs; demand is a rank over the catalogue's own kind, weighted by employment.
 */
export function createCatalogue(base: KnowledgeBase): CatalogueSkill[] {
  const people = base.occupations.map(({ ranked, wages }) => (ranked ? (wages?.employment ?? 0) : 0))
  return [...toolEntries(base, people), ...elementEntries(base, people)].sort((a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
  )
}

function toolEntries(base: KnowledgeBase, people: readonly number[]): CatalogueSkill[] {
  const demand = new Float64Array(base.technologies.length)
  const asked = new Float64Array(base.technologies.length)
  for (const { index, technologies } of base.occupations) {
    for (const { technology, inDemand } of technologies) {
      demand[technology]! += people[index]! * (inDemand ? 3 : 1)
      if (inDemand) asked[technology]! += 1
    }
  }
  const kept = base.technologies
    .map((technology, index) => ({ technology, index }))
    .filter(({ technology, index }) => (technology.hot && technology.users >= 3) || asked[index]! > 0)
  const ranks = rankOf(kept.map(({ index }) => demand[index]!))
  return kept.map(({ technology, index }, at) => ({
    id: technology.slug,
    name: displayName(technology.name),
    description: toolDescription(technology, asked[index]!),
    category: categoryOf(technology),
    demandScore: ranks[at]!,
    aliases: [],
  }))
}

function elementEntries(base: KnowledgeBase, people: readonly number[]): CatalogueSkill[] {
  return (['skill', 'knowledge'] as const).flatMap((family) => {
    const { elements, rows } = base.scales[family]
    const needed = elements.map((_, element) =>
      base.occupations.reduce((sum, { index }) => sum + (rows[index * elements.length + element]! >= 3 ? people[index]! : 0), 0),
    )
    const ranks = rankOf(needed)
    const total = people.reduce((sum, count) => sum + count, 0)
    return elements.map(({ name }, element) => ({
      id: `${family}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      name,
      description: `Important in occupations that hold about ${Math.round((100 * needed[element]!) / total)} % of US jobs.`,
      category: family === 'skill' ? 'Core Skills' : 'Fields of Knowledge',
      demandScore: ranks[element]!,
      aliases: [],
    }))
  })
}

function toolDescription({ users }: TechnologyFigures, asked: number): string {
  const often = asked > 0 ? `, often asked for in ${asked === 1 ? 'one' : asked}` : ''
  return `Used in ${users} of the 873 occupations we compare${often}.`
}

/** Ranks 1-100 in the order of the figures. */
function rankOf(values: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort()
  return values.map((value) => {
    let below = 0
    while (below < sorted.length && sorted[below]! < value) below += 1
    return Math.max(1, Math.round((100 * (below + 1)) / sorted.length))
  })
}

function displayName(name: string): string {
  return SHOWN.get(name) ?? name.replace(/ software$/, '')
}

function categoryOf({ name, category }: TechnologyFigures): string {
  const own = BY_NAME.find(([pattern]) => pattern.test(name))
  if (own) return own[1]
  const group = BY_CLASS.find(([pattern]) => pattern.test(category))
  return group ? group[1] : 'Business Software'
}

const SHOWN = new Map([
  ['Structured query language SQL', 'SQL'],
  ['Hypertext markup language HTML', 'HTML'],
  ['Cascading style sheets CSS', 'CSS'],
  ['Extensible markup language XML', 'XML'],
  ['JavaScript Object Notation JSON', 'JSON'],
  ['Amazon Web Services AWS software', 'Amazon Web Services (AWS)'],
  ['Oracle Java', 'Java'],
  ['The MathWorks MATLAB', 'MATLAB'],
  ['IBM Terraform', 'Terraform'],
  ['Microsoft Visual Basic for Applications VBA', 'Visual Basic for Applications (VBA)'],
])

/** The specification's categories first; what fits none of them gets a category of its own. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^(?:React|Vue\.js|Google Angular|Bootstrap|Svelte|jQuery|Backbone\.js|Ember)/, 'Frontend Frameworks'],
  [
    /^(?:Node\.js|Django|Flask|Ruby on Rails|Spring|Hibernate|Express|Apache Tomcat|Microsoft ASP\.NET|Microsoft \.NET|Apache Kafka|RabbitMQ|GraphQL|IBM WebSphere)/,
    'Backend Technologies',
  ],
  [
    /^(?:Hypertext markup|Cascading style|AJAX|Extensible markup|JavaScript Object Notation|REST|WordPress|Drupal)/,
    'Web Technologies',
  ],
  [/^(?:Webpack|Sass|LESS|Figma)/, 'Frontend Technologies'],
  [
    /^(?:Docker|Kubernetes|Jenkins|Ansible|Puppet|Chef|IBM Terraform|Red Hat OpenShift|Splunk|Apache Maven|Nagios|Prometheus)/,
    'DevOps',
  ],
  [/^(?:Amazon |Microsoft Azure|Google Cloud|Oracle Cloud|Salesforce Heroku)/, 'Cloud Platforms'],
  [
    /(?:SQL Server|MySQL|PostgreSQL|MongoDB|Oracle Database|NoSQL|Cassandra|Redis|DynamoDB|Teradata|IBM DB2|Structured query|Elasticsearch|Hive|Hadoop|Redshift)/,
    'Databases',
  ],
  [
    /^(?:Python|Oracle Java$|JavaScript$|TypeScript|C$|C\+\+|C#|Go$|Ruby$|Perl|PHP|Swift|Scala|R$|SAS$|Kotlin|Rust|Microsoft Visual Basic|Shell script|Bash|UNIX Shell|The MathWorks|Oracle PL|Transact-SQL|Microsoft PowerShell|Objective C)/,
    'Programming Languages',
  ],
  [
    /^(?:Git|Atlassian|Eclipse|Microsoft Visual Studio|Selenium|JUnit|Apache Subversion|Microsoft Team Foundation)/,
    'Development Tools',
  ],
]

const BY_CLASS: readonly (readonly [RegExp, string])[] = [
  [
    /object or component oriented development|development environment|compiler|program testing|file versioning|configuration management/i,
    'Development Tools',
  ],
  [/web platform|web page creation/i, 'Web Technologies'],
  [/data base|database|data mining/i, 'Databases'],
  [/cloud/i, 'Cloud Platforms'],
  [/operating system|network|security|transaction|backup|virus/i, 'Systems and Networks'],
  [/graphics|photo imaging|video|desktop publishing|computer aided|music/i, 'Design and Media'],
  [
    /office suite|word processing|spreadsheet|presentation|electronic mail|document management|calendar|video conferenc|instant mess/i,
    'Office Software',
  ],
  [/analytical|scientific|statistic|business intelligence|map creation|geographic/i, 'Analysis Software'],
  [/medical|health/i, 'Healthcare Software'],
  [/accounting|financial|tax|time accounting|human resources/i, 'Finance and HR Software'],
]
