import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { explain } from '../src/codec/errors.ts'
import { isPartDate, partDate } from '../src/codec/part-date.ts'
import {
  email,
  instant,
  integerBetween,
  integerParam,
  listOf,
  mapOf,
  nothing,
  numberBetween,
  oneOf,
  optional,
  text,
  uuid,
} from '../src/codec/primitives.ts'
import { isWebLink, webAddress, webLink } from '../src/codec/web-link.ts'

/** What comes of a value: itself as it was read, or the sentence that a person reads. */
function read(codec: t.Mixed, value: unknown): unknown {
  const result = codec.decode(value)
  return isLeft(result) ? `✗ ${explain(result.left)[0]?.message}` : result.right
}

/** A value that passes and is passed on as it is; `is`, which guards answers, agrees. */
function accepts(codec: t.Mixed, ...values: unknown[]) {
  for (const value of values) {
    assert.deepEqual(read(codec, value), value)
    assert.equal(codec.is(value), true, JSON.stringify(value))
    assert.deepEqual(codec.encode(value), value)
  }
}

function refuses(codec: t.Mixed, sentence: string, ...values: unknown[]) {
  for (const value of values) {
    assert.equal(read(codec, value), `✗ ${sentence}`, JSON.stringify(value))
    assert.equal(codec.is(value), false, JSON.stringify(value))
  }
}

describe('a text', () => {
  it('is bounded at both ends, blanks at its ends count for the upper one only, and stays as typed', () => {
    const codec = text({ min: 3, max: 5 })
    accepts(codec, 'abc', 'abcde', ' abc ', 'a\nb c')
    refuses(codec, 'Please write at least 3 characters', 'ab', '  ab ', '', '     ')
    refuses(codec, 'Please shorten this to 5 characters or fewer', 'abcdef', ' abcd ')
    refuses(codec, 'Please give this as text', 5, true, ['abc'], {})
    for (const absent of [undefined, null]) refuses(codec, 'Please write at least 3 characters', absent)
  })

  it('may be empty unless said otherwise, and says what is missing in its own words', () => {
    accepts(text({ max: 2 }), '', '  ', 'ab')
    refuses(text({ max: 1500 }), 'Please shorten this to 1,500 characters or fewer', 'x'.repeat(1501))
    refuses(text({ min: 1, max: 2 }), 'Please fill in this field', '', ' ', undefined)
    refuses(text({ min: 1, max: 2, message: 'A title is required' }), 'A title is required', '', null)
    refuses(text({ max: 2, tooLong: 'Two at most' }), 'Two at most', 'abc')
  })
})

describe('a choice', () => {
  it('is one of its values and names them', () => {
    const codec = oneOf(['a', 'b'])
    accepts(codec, 'a', 'b')
    refuses(codec, 'Please choose one of: a, b', 'c', '', undefined, null, 0)
    refuses(oneOf(['a'], 'Please say which'), 'Please say which', 'b')
  })
})

describe('a number', () => {
  it('lies between two ends, both included', () => {
    const codec = numberBetween(-1, 2000)
    accepts(codec, -1, 2000, 0.5)
    refuses(codec, 'Please give a number from -1 to 2,000', -1.01, 2000.5, Number.NaN, Number.POSITIVE_INFINITY, '1', undefined)
    refuses(numberBetween(0, 1, 'None or all'), 'None or all', 2)
    refuses(numberBetween(0, Number.POSITIVE_INFINITY, 'Finite'), 'Finite', Number.POSITIVE_INFINITY)
  })

  it('is whole where that is asked', () => {
    const codec = integerBetween(-1, 2000)
    accepts(codec, -1, 2000, 0)
    refuses(codec, 'Please give a whole number from -1 to 2,000', -2, 2001, 0.5, '1', null, Number.NaN)
    refuses(integerBetween(0, 1, 'None or one'), 'None or one', 2)
  })

  it('is read from the text of a query', () => {
    const codec = integerParam({ min: 2, max: 999_999_999, fallback: 7 })
    for (const [given, value] of [
      ['2', 2],
      ['02', 2],
      ['999999999', 999_999_999],
      [3, 3],
      ['', 7],
      [undefined, 7],
    ])
      assert.equal(read(codec, given), value)
    for (const given of ['1', '1000000000', 1, 1_000_000_000, 2.5, '2.5', 'x2', '2x', ' 2', null, ['2'], '0x10'])
      assert.equal(read(codec, given), '✗ Please give a whole number from 2 to 999999999', String(given))
    assert.deepEqual([codec.is(3), codec.is(2.5), codec.is('3')], [true, false, false])
  })
})

describe('what may be left out', () => {
  it('is absent or null, or fits', () => {
    const codec = optional(integerBetween(0, 5))
    assert.equal(codec.name, 'Optional<Integer>')
    for (const absent of [undefined, null]) assert.equal(read(codec, absent), undefined)
    accepts(codec, undefined, 0, 5)
    refuses(codec, 'Please give a whole number from 0 to 5', 6, '', false)
    assert.equal(codec.is(null), false)
    const even = new t.Type<number, string, unknown>('Even', t.number.is, t.number.validate, String)
    assert.deepEqual([optional(even).encode(4), optional(even).encode(undefined)], ['4', undefined])
  })
})

describe('a list', () => {
  it('is bounded, and each of its items fits', () => {
    const codec = listOf(text({ max: 3 }), { min: 2, max: 3 })
    assert.equal(codec.name, 'List<Text>')
    accepts(codec, ['a', 'b'], ['a', 'b', 'c'])
    refuses(codec, 'Please give at least 2', ['a'], [], undefined, 'ab', { length: 2 })
    refuses(codec, 'Please give 3 or fewer', ['a', 'b', 'c', 'd'])
    refuses(codec, 'Please shorten this to 3 characters or fewer', ['a', 'abcd'])
    refuses(listOf(t.string, { max: 1 }), 'Please give a list', undefined, 'a', {})
    refuses(listOf(t.string, { min: 1, max: 1, message: 'Please pick one' }), 'Please pick one', [], undefined)
    accepts(listOf(t.string, { max: 1 }), [], ['a'])
  })
})

describe('a map', () => {
  const codec = mapOf(integerBetween(0, 9), 2)

  it('has few keys, short ones, and values that fit', () => {
    assert.equal(codec.name, 'Map<Integer>')
    accepts(codec, {}, { a: 1, b: 2 }, { ['k'.repeat(100)]: 1 })
    refuses(codec, 'Please give an object', undefined, null, 'a', ['a'], 5)
    refuses(codec, 'Please give 2 entries or fewer', { a: 1, b: 2, c: 3 })
    refuses(codec, 'Please give a whole number from 0 to 9', { a: 10 })
    assert.equal(read(codec, { ['k'.repeat(101)]: 1 }), '✗ An entry has a name that is not allowed')
  })

  it('takes nobody to the prototype of all objects', () => {
    assert.equal(read(codec, JSON.parse('{"a":1,"__proto__":1}')), '✗ An entry has a name that is not allowed')
    assert.equal(({} as Record<string, unknown>).a, undefined)
  })
})

describe('an id', () => {
  it('is a UUID of any version, in lower case', () => {
    accepts(uuid, '0199a1b2-c3d4-7e5f-8a6b-123456789abc', '00000000-0000-1000-b000-000000000000')
    assert.equal(read(uuid, '0199A1B2-C3D4-7E5F-8A6B-123456789ABC'), '0199a1b2-c3d4-7e5f-8a6b-123456789abc')
    const odd = [
      '0199a1b2-c3d4-0e5f-8a6b-123456789abc',
      '0199a1b2-c3d4-9e5f-8a6b-123456789abc',
      '0199a1b2-c3d4-7e5f-7a6b-123456789abc',
      '0199a1b2c3d47e5f8a6b123456789abc',
      'x0199a1b2-c3d4-7e5f-8a6b-123456789abc',
      '0199a1b2-c3d4-7e5f-8a6b-123456789abcd',
      '0199a1b2-c3d4-7e5f-8a6b-123456789ab\n',
      '',
      7,
      ['0199a1b2-c3d4-7e5f-8a6b-123456789abc'],
      undefined,
    ]
    refuses(uuid, 'This is not a valid id', ...odd)
  })
})

describe('an address of a mailbox', () => {
  const sentence = 'Please give an e-mail address such as name@example.com'

  it('is kept as typed, without outer blanks', () => {
    accepts(email, 'Ana@Example.org', `${'a'.repeat(64)}@example.org`, 'a@b.c-d.museum', `a@b.${'c'.repeat(63)}`)
    assert.equal(read(email, '  ana@example.org\n'), 'ana@example.org')
    assert.equal(email.is(' ana@example.org'), false)
    accepts(email, `a@${'b'.repeat(249)}.cc`)
  })

  it('has one @, a domain with a dot, and nothing that could smuggle a second one', () => {
    refuses(email, sentence, `a@${'b'.repeat(250)}.cc`, `${'a'.repeat(65)}@example.org`, '@example.org', 'a@example', 'a@b.c')
    refuses(email, sentence, `a@b.${'c'.repeat(64)}`, 'a@b@c.de', 'a@b.c.', 'a..b@c.de', 'a@b..de', undefined, null, 5)
    for (const sign of ' <>()",;:\\[]\n') refuses(email, sentence, `a${sign}a@example.org`, `a@exa${sign}mple.org`)
    for (const sign of '<>()",;:\\[]') refuses(email, sentence, `a@example.or${sign}g`)
  })
})

describe('a time', () => {
  it('is one that can be read', () => {
    accepts(instant, '2026-11-22T10:15:00Z', '2026-11-22T10:15:00.123Z')
    refuses(instant, 'Please give a time in UTC', 'yesterday', '', ['2026-11-22T10:15:00Z'], undefined, 1_700_000_000, null)
  })
})

describe('nothing', () => {
  it('takes whatever comes and drops it', () => {
    for (const value of [undefined, null, { a: 1 }, 'x']) assert.deepEqual(read(nothing, value), {})
    assert.equal(nothing.is({ a: 1 }), true)
  })
})

describe('a date as far as it is known', () => {
  it('is a year, a month, a day or not known', () => {
    accepts(partDate, '', '1900', '2099', '2024-01', '2024-09', '2024-10', '2024-12', '2024-03-01', '2024-03-19', '2024-03-31')
    assert.equal(read(partDate, ' 2024-03 '), '2024-03')
    assert.equal(partDate.is(' 2024-03 '), false)
    assert.equal(isPartDate('2024'), true)
  })

  it('is refused with an example', () => {
    const sentence = 'Please give a year, a month or a day: 2024, 2024-03 or 2024-03-15'
    refuses(partDate, sentence, '1899', '2100', '202', '20240', '2024-00', '2024-13', '2024-1', '2024-03-00', '2024-03-32')
    refuses(partDate, sentence, '2024-03-1', '2024-03-15T00:00', 'x2024', 'March 2024', '2024-', undefined, null, 2024)
  })
})

describe('a web address', () => {
  const sentence = 'Please give a whole web address that begins with https:// or http://'
  const good = ['https://example.org', 'HTTP://example.org/a?b=c#d', 'https://example.org:8443/', 'https://münchen.example/']
  const bad = [
    'example.org',
    '//example.org',
    'javascript:alert(1)//https://x.y',
    'data:text/html,x',
    'file:///etc/passwd',
    'xhttps://example.org',
    'https://user@example.org',
    'https://user:secret@example.org',
    'https://localhost',
    'https://',
    'https://exa mple.org',
    'https://example.org/\\evil',
    'https://exa%mple.org',
    'https:example.org',
    5,
    null,
    undefined,
  ]

  it('is of the web and whole', () => {
    accepts(webLink, '', ...good)
    accepts(webAddress, ...good)
    refuses(webLink, sentence, ...bad)
    refuses(webAddress, sentence, '', ...bad)
    assert.equal(isWebLink('ftp://example.org'), false)
  })

  it('has 500 characters at most, outer blanks apart', () => {
    const at = (length: number) => 'https://example.org/'.padEnd(length, 'x')
    for (const codec of [webLink, webAddress]) {
      accepts(codec, at(500))
      refuses(codec, sentence, at(501))
      assert.equal(read(codec, ` ${at(500)} `), at(500))
      assert.equal(codec.is(` ${at(50)}`), false)
    }
    assert.equal(read(webLink, '  '), '')
    assert.equal(read(webAddress, '  '), `✗ ${sentence}`)
  })
})
