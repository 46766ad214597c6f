import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as t from 'io-ts'
import { apiPage } from '../../src/api-page.ts'
import { object } from '../../src/codec/object.ts'
import { email, nothing, text } from '../../src/codec/primitives.ts'
import { described } from '../../src/codec/schema.ts'
import { webLink } from '../../src/codec/web-link.ts'
import type { AnyRoute } from '../../src/route.ts'
import { changePet, listPets, petRoutes } from './support/pets.ts'

describe('the API as a page to read', () => {
  const page = apiPage(petRoutes)
  const article = (id: string) => new RegExp(`<article id="${id}">(.*?)</article>`, 's').exec(page)?.[1] ?? ''
  const rows = (id: string) =>
    Object.fromEntries([...article(id).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, name, value]) => [name, value]))

  it('lists the services with their calls, and leads to each', () => {
    assert.match(page, /^<div class="api"><header>/)
    assert.match(page, /<ul><li><a href="#jobs">jobs<\/a><\/li><li><a href="#game">game<\/a><\/li><\/ul>/)
    assert.match(
      page,
      /<section id="jobs"><h2>jobs<\/h2><article id="listPets">.*\n<article id="changePet">.*<\/section>\n<section id="game">/s,
    )
    assert.doesNotMatch(/<section id="game">.*/s.exec(page)?.[0] ?? '', /changePet/)
    assert.match(article('changePet'), /^<h3><code>PUT \/api\/pets\/\{id\}<\/code><\/h3><p>Change a pet<\/p><dl><dt>Access/)
    assert.match(page, /<\/section><\/main><\/div>$/)
  })

  it('tells of each call who may make it, what goes in, what comes back and how it fails', () => {
    assert.deepEqual(rows('listPets'), {
      Access: 'Open to everyone, may be cached',
      Query:
        '<code>{ page: integer (1 to 9); name: string (1 to 20 characters); kind?: &quot;cat&quot; | &quot;dog&quot; }</code>',
      'Answer 200': '<code>({ name: string; owner?: string | null })[]</code>',
    })
    assert.deepEqual(rows('changePet'), {
      Access: 'Signed in',
      Path: '<code>{ id: string (uuid) }</code>',
      Body: '<code>{ age: number (0 to 30); tags: (&quot;a&quot; | &quot;b&quot;)[]; more: { [key]: boolean } }</code>',
      'Answer 201': '<code>{ id: string (uuid) }</code>',
      Failures: '409, 404, 400',
    })
    assert.deepEqual(rows('petPage'), {
      Access: 'Signed in, or the guest who holds the cookie',
      Body: '<code>{ say: &quot;\\&quot;hi\\&quot;&quot; }</code>',
      'Answer 200': 'An HTML page',
    })
  })

  it('has words for every access and every kind of answer', () => {
    const rowsOf = (part: Partial<AnyRoute>) => apiPage([{ ...listPets, ...part } as AnyRoute])
    const words = { any: 'Open to everyone', link: 'Whoever holds the signed link', user: 'Signed in' } as const
    for (const [access, said] of Object.entries(words))
      assert.ok(rowsOf({ access: access as AnyRoute['access'] }).includes(`<dd>${said}</dd>`), access)
    assert.ok(rowsOf({ kind: 'file' }).includes('<dd>A file</dd>'))
    assert.ok(rowsOf({ kind: 'redirect' }).includes('<dd>A redirect</dd>'))
    assert.ok(rowsOf({ kind: 'sse' }).includes('<dd><code>({ name: string;'))
  })

  it('shows no body of a call that has none to send', () => {
    assert.doesNotMatch(apiPage([{ ...listPets, body: changePet.body }]), /<dt>Body/)
    assert.match(article('changePet'), /<\/dd><dt>Path<\/dt>.*<\/dd><\/dl>$/s)
  })

  it('escapes what a route says', () => {
    assert.ok(page.includes('<p>Pets &amp; their &lt;owners&gt;</p>'))
    const odd = apiPage([{ ...listPets, path: '/a"<b>&', problems: [404] }])
    assert.ok(odd.includes('<code>GET /a&quot;&lt;b&gt;&amp;</code>'))
  })

  it('writes every shape of a field', () => {
    const shapeOf = (codec: t.Mixed) => {
      const [, shape] = /<dt>Answer 200<\/dt><dd>(.*?)<\/dd>/s.exec(apiPage([{ ...listPets, response: codec }])) ?? []
      return shape
    }
    assert.equal(shapeOf(nothing), undefined)
    assert.equal(shapeOf(object({})), undefined)
    assert.equal(shapeOf(object({ a: t.unknown, b: object({}) })), '<code>{ a: anything; b: {} }</code>')
    assert.equal(shapeOf(text({ max: 5 })), '<code>string (0 to 5 characters)</code>')
    assert.equal(shapeOf(email), '<code>string (email, 0 to 254 characters)</code>')
    assert.equal(shapeOf(webLink), '<code>&quot;&quot; | string (uri, 0 to 500 characters)</code>')
    assert.equal(shapeOf(t.array(t.array(t.number))), '<code>number[][]</code>')
    assert.equal(shapeOf(t.record(t.string, t.array(t.null))), '<code>{ [key]: null[] }</code>')
    const least = described(
      t.refinement(t.number, (value) => value >= 3),
      { type: 'integer', minimum: 3 },
    )
    assert.equal(shapeOf(least), '<code>integer (3 to any)</code>')
    assert.equal(
      shapeOf(described(t.refinement(t.string, Boolean), { minLength: 1 })),
      '<code>anything (1 to any characters)</code>',
    )
  })
})
