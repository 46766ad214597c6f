import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadSkillWords } from '../../src/data/knowledge-base/load-skills.ts'
import type { CatalogueSkill } from '../../src/domain/catalogue/catalogue.ts'
import type { KnowledgeBase } from '../../src/domain/catalogue/figures.ts'
import { createSkillNames } from '../../src/domain/catalogue/skill-names.ts'

describe('skills of a small made-up table', () => {
  type Tool = { name: string; hot?: boolean; users?: number }
  const entry = (id: string, name: string, more: Partial<CatalogueSkill> = {}): CatalogueSkill => ({
    id,
    name,
    description: '',
    category: '',
    demandScore: 1,
    aliases: [],
    technologies: [],
    skills: [],
    knowledge: [],
    ...more,
  })
  const SCALES = {
    skill: { elements: ['Active Listening', 'Mathematics'].map((name, at) => ({ id: `2.A.1.${'bc'[at]}`, key: '', name })) },
    knowledge: {
      elements: ['Law and Government', 'Mathematics', 'Fine Arts: Old'].map((name, at) => ({ id: `2.C.${at}`, key: '', name })),
    },
  }
  const names = (tools: readonly (Tool | string)[], catalogue: readonly CatalogueSkill[] = []) => {
    const technologies = tools.map((tool, at) => ({
      slug: `tool-${at}`,
      hot: true,
      users: 20,
      ...(typeof tool === 'string' ? { name: tool } : tool),
    }))
    return createSkillNames({ ...loadSkillWords(), technologies, scales: SCALES } as unknown as KnowledgeBase, catalogue)
  }
  const slug = (resolve: ReturnType<typeof names>, written: string) => resolve.resolve(written)?.slug

  it('are tools by name, without their maker, without "software" or "Server", and by their short form', () => {
    const tools = names([
      'Adobe Zorro Server',
      'Microsoft Whizz software',
      'Acme software suite',
      'Structured counting language SCL',
      'Big ABC thing',
      'Paint pad',
      'Oil X',
      'Adobe Zumba Server Pro',
      'Tally books TB software',
    ])
    assert.deepEqual(
      ['adobe zorro server', 'zorro server', 'zorro', 'whizz', 'scl', 'tb', 'zumba server pro'].map((written) =>
        slug(tools, written),
      ),
      ['tool-0', 'tool-0', 'tool-0', 'tool-1', 'tool-3', 'tool-8', 'tool-7'],
    )
    assert.deepEqual(
      [slug(names(['Old Adobe Zorro']), 'old zorro'), slug(names(['Oracle software thing']), 'software thing')],
      [undefined, 'tool-0'],
    )
    assert.deepEqual(tools.resolve('adobe zorro server'), {
      technology: 0,
      skills: [],
      knowledge: [],
      slug: 'tool-0',
      name: 'Zorro Server',
      kind: 'technology',
    })
    for (const written of ['abc', 'pad', 'zumba pro', 'lx']) assert.equal(slug(tools, written), undefined, written)
    assert.deepEqual(
      ['whizz', 'acme software suite'].map((written) => tools.resolve(written)?.name),
      ['Whizz', 'Acme software suite'],
    )
  })

  it('with one name are the tool that is asked for most', () => {
    const first = (tools: readonly Tool[]) => slug(names(tools), 'scl')
    const quiet = { name: 'Structured counting language SCL', hot: false, users: 900 }
    const hot = { name: 'Small clever list SCL', hot: true, users: 10 }
    const hotter = { name: 'Some common list SCL', hot: true, users: 20 }
    assert.equal(first([quiet, hot]), 'tool-1')
    assert.equal(first([hot, hotter]), 'tool-1')
    assert.equal(first([hotter, hot]), 'tool-0')
    assert.equal(first([hotter, { ...hotter, name: 'So called list SCL' }]), 'tool-0')
  })

  it('go by the bare name of a quiet tool from ten occupations on', () => {
    const found = (users: number) => slug(names([{ name: 'Adobe Zorro', hot: false, users }]), 'zorro')
    assert.deepEqual([found(10), found(9)], ['tool-0', undefined])
    assert.equal(slug(names([{ name: 'Adobe Zorro', hot: false, users: 9 }]), 'adobe zorro'), 'tool-0')
    assert.equal(slug(names([{ name: 'Zebra', hot: false, users: 10 }]), 'zebra software tools'), 'tool-0')
    const quiet = names([{ name: 'Adobe Zorro Server', hot: false, users: 10 }])
    assert.deepEqual(
      ['zorro server', 'zorro skill', 'zorro skills', 'zorro tool'].map((written) => slug(quiet, written)),
      ['tool-0', 'tool-0', 'tool-0', 'tool-0'],
    )
  })

  it('keep the name of a tool whose namesake the table does not have', () => {
    assert.equal(slug(names(['Jira']), 'jira'), 'tool-0')
    assert.equal(slug(names(['Jira', 'Atlassian JIRA']), 'jira'), 'tool-1')
  })

  it('are found with an s, and with words that say only what kind they are', () => {
    const tools = names(['Zebra', 'Zebrax', 'Ab'])
    for (const written of ['zebras', 'zebra skill', 'zebra skills', 'zebra tool', 'zebra tools', 'Zebra software tools'])
      assert.equal(slug(tools, written), 'tool-0', written)
    assert.equal(slug(tools, 'zebrasx'), undefined)
    assert.equal(slug(names(['Quagga box']), 'quagga tool box'), undefined)
    assert.equal(slug(tools, 'abs'), undefined)
    assert.equal(slug(names(['(software)'], [entry('nothing', '(none)')]), ''), undefined)
  })

  it('are elements of the scales, a skill before a field of knowledge', () => {
    const resolve = names([]).resolve
    assert.deepEqual(resolve('Active Listening'), {
      technology: undefined,
      skills: [0],
      knowledge: [],
      slug: 'active-listening',
      name: 'Active Listening',
      kind: 'skill',
    })
    assert.deepEqual(resolve('law and government'), {
      technology: undefined,
      skills: [],
      knowledge: [0],
      slug: 'law-and-government',
      name: 'Law and Government',
      kind: 'knowledge',
    })
    const both = resolve('Mathematics')
    assert.deepEqual([both?.skills, both?.knowledge, both?.kind], [[1], [1], 'skill'])
    assert.equal(resolve('Fine Arts: Old')?.slug, 'fine-arts-old')
  })

  it('are phrases that stand for elements, under a slug of their words', () => {
    const found = names([]).resolve('verbal communication')
    assert.deepEqual([found?.slug, found?.name, found?.skills], ['verbal-communication', 'Verbal communication', [0]])
  })

  it('are phrases for fields of knowledge, and for skills beside them', () => {
    const scale = (...ids: string[]) => ({ elements: ids.map((id) => ({ id, key: '', name: `Element ${id}` })) })
    const scales = { skill: scale('2.B.1.a', '2.A.1.c'), knowledge: scale('2.C.1.d', '2.C.9.z', '2.C.7.a') }
    const { resolve } = createSkillNames({ ...loadSkillWords(), technologies: [], scales } as unknown as KnowledgeBase, [
      entry('english', 'English prose'),
    ])
    const told = (written: string) => {
      const { skills, knowledge, kind } = resolve(written)!
      return { skills, knowledge, kind }
    }
    assert.deepEqual(told('copywriting'), { skills: [1], knowledge: [0], kind: 'skill' })
    assert.deepEqual(told('spanish'), { skills: [], knowledge: [], kind: 'knowledge' })
    // The catalogue's own name and id go before those of the phrase.
    assert.deepEqual(resolve('english'), {
      technology: undefined,
      skills: [],
      knowledge: [2],
      slug: 'english',
      name: 'English prose',
      kind: 'knowledge',
    })
  })

  it('are spelled as people write them', () => {
    const { resolve } = names([])
    const SPELLED = ['Human resources', 'SEO', 'UX design', 'AI', 'IT', 'CPR', 'HVAC', 'UX design', 'UI design', 'DevOps']
    const written = ['hr', 'seo', 'ux', 'ai', 'it', 'cpr', 'hvac', 'ux design', 'ui design', 'devops']
    assert.deepEqual(
      written.map((each) => resolve(each)?.name),
      SPELLED,
    )
    for (const name of ['Point of sale systems', 'Mergers and acquisitions']) assert.equal(resolve(name)?.name, name)
  })

  it('are entries of the catalogue by name, alias and id, the first of those that share one', () => {
    const catalogue = [
      entry('boat-building', 'Building of boats', { aliases: ['Boats', 'Hulls'], skills: [0] }),
      entry('hull-making', 'Making of hulls', { aliases: ['Hulls'], knowledge: [0] }),
      entry('zorro', 'The fox', { technologies: [0] }),
      entry('zorro-again', 'The fox again', { technologies: [0] }),
    ]
    const resolve = names(['Adobe Zorro'], catalogue)
    assert.deepEqual(
      ['boat building', 'building of boats', 'hulls', 'hull making', 'adobe zorro'].map((written) => slug(resolve, written)),
      ['boat-building', 'boat-building', 'boat-building', 'hull-making', 'zorro'],
    )
    assert.deepEqual(
      ['boats', 'hull making', 'the fox'].map((written) => resolve.resolve(written)?.kind),
      ['skill', 'knowledge', 'technology'],
    )
  })

  it('are found inside more words: the longest first, then the earlier; single words only when well known', () => {
    const catalogue = [entry('boat-building', 'Boat building'), entry('rowing', 'Rowing')]
    const inside = names(['Zebra', 'Okapi', { name: 'Gnu', hot: false }], catalogue)
    assert.equal(slug(inside, 'zebra quux okapi'), 'tool-0')
    assert.equal(slug(inside, 'zebra quux boat building quux'), 'boat-building')
    assert.equal(slug(inside, 'quux gnu quux'), undefined)
    assert.equal(slug(inside, 'quux rowing quux'), undefined)
    assert.equal(slug(inside, 'quux writing quux'), 'writing')
    assert.equal(slug(names(['Abz']), 'quux ab abz'), 'tool-0')
    assert.deepEqual([slug(names(['Ab']), 'quux ab'), slug(names(['Abz']), 'quux abz')], [undefined, 'tool-0'])
  })
})
