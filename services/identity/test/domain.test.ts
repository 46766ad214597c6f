import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { createPasswordHasher } from '../src/data/password-hash.ts'
import { fillBloomFilter, openBloomFilter } from '../src/domain/bloom-filter.ts'
import { deviceName } from '../src/domain/device-name.ts'
import { passwordFault } from '../src/domain/password-rules.ts'
import { profileCompleteness } from '../src/domain/profile-completeness.ts'
import { safeReturnTo } from '../src/domain/return-to.ts'
import { askedFrom } from '../src/domain/same-site.ts'
import { averageSkillLevel } from '../src/domain/skill-overview.ts'

describe('the way back', () => {
  it('is a path of this site', () => {
    const paths = [
      '/',
      '/jobs',
      '/jobs?page=2&x=%2F%2Fevil',
      '/detailed-assessment#step-3',
      '/a/../jobs',
      '/reports/1?u=http://x',
    ]
    assert.deepEqual(paths.map(safeReturnTo), [
      '/',
      '/jobs',
      '/jobs?page=2&x=%2F%2Fevil',
      '/detailed-assessment#step-3',
      '/jobs',
      '/reports/1?u=http://x',
    ])
  })
  it('is the start page for anything else', () => {
    const odd = [
      undefined,
      '',
      'jobs',
      '//evil.test',
      '///evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      '/.//evil.test',
      '/..//evil.test',
      '/%2e//evil.test',
      '/\t/evil.test',
      '/\n/evil.test',
      'https://evil.test',
      'HTTPS:evil.test',
      'javascript:alert(1)',
      'data:text/html,x',
      ' /jobs',
      '/jobs\r\nset-cookie: a=b',
      '/jobs\u0000',
      '/api/logout',
      '/api',
      '/API/logout',
      '/%61pi/logout',
      '/./api/logout',
      `/${'x'.repeat(2001)}`,
      '/\u2028'.replace('\u2028', '\\'),
    ]
    for (const value of odd) assert.equal(safeReturnTo(value), '/', JSON.stringify(value))
  })
})

describe('where a request was asked from', () => {
  const site = 'https://waymark.test'
  it('is told by Fetch Metadata, then by Origin, then by Referer', () => {
    assert.equal(askedFrom({ 'sec-fetch-site': 'same-origin' }, site), 'own-site')
    assert.equal(askedFrom({ 'sec-fetch-site': 'none' }, site), 'own-site')
    assert.equal(askedFrom({ 'sec-fetch-site': 'same-site', origin: site }, site), 'elsewhere')
    assert.equal(askedFrom({ origin: site }, site), 'own-site')
    assert.equal(askedFrom({ origin: 'http://waymark.test' }, site), 'elsewhere')
    assert.equal(askedFrom({ origin: 'null' }, site), 'elsewhere')
    assert.equal(askedFrom({ referer: `${site}/jobs` }, site), 'own-site')
    assert.equal(askedFrom({ referer: 'https://waymark.test.evil.test/' }, site), 'elsewhere')
    assert.equal(askedFrom({}, site), 'unknown')
  })
})

describe('passwords', () => {
  it('may be anything long that is not guessed first', () => {
    const owner = { email: 'ines.ferreira@lighthouse.example', firstName: 'Inês', lastName: 'Ferreira' }
    const good = [
      'a quiet mountain path',
      'tr0ub4dor&3x',
      '纸上得来终觉浅绝知此事',
      '!@#$%^&*(){}',
      'my waymark is the blue one',
      'ines likes green tea',
      'a new long one',
    ]
    for (const one of good) assert.equal(passwordFault(one, owner), undefined, one)
    const common = `1234567891 123456789a q1w2e3r4t5 qwerty12345 babygirl123 michael123 p@ssw0rd123 trustno1trustno1 P@SSW0RD123
      1q2w3e4r5t6y abc123abc123 iloveyou2026 Password2026! ｐａｓｓｗｏｒｄ１２３ letmein!!!! correcthorsebatterystaple`.split(
      /\s+/,
    )
    for (const bad of common) assert.match(passwordFault(bad, owner) ?? '', /one of the first that are tried/, bad)
    const own = `Waymark-report careerreport waymark2026 ines.ferreira ines.ferreira2026 Ferreira1987 1nes.ferre1ra Lighthouse2026
      ines.ferreira@lighthouse.example inesFERREIRA!!`.split(/\s+/)
    for (const bad of own) assert.match(passwordFault(bad, owner) ?? '', /one of the first|not made of your name/, bad)
    for (const bad of [
      'short',
      'aaaaaaaaaaaa',
      'PASSWORD-2024',
      '0123456789',
      '9876543210',
      'abcdefghijkl',
      'somebody@b.example',
    ])
      assert.ok(passwordFault(bad, { email: 'somebody@b.example' }), bad)
  })
  it('that nobody shares are not taken for common ones', () => {
    const random = Array.from({ length: 3000 }, (_none, i) =>
      createHash('sha256').update(`seed ${i}`).digest('base64url').slice(0, 14),
    )
    assert.ok(random.filter((one) => passwordFault(one, { email: 'a@b.example' })).length <= 2)
  })
  it('are hashed with argon2id, a salt each, and the same for every spelling of a letter', async () => {
    const hasher = createPasswordHasher(2)
    const [one, two] = await Promise.all([hasher.hash('caf\u00e9 at the corner'), hasher.hash('caf\u00e9 at the corner')])
    assert.match(one ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    assert.notEqual(one, two)
    assert.equal(await hasher.verify('cafe\u0301 at the corner', one), true)
    assert.equal(await hasher.verify('cafe at the corner', one), false)
    assert.equal(await hasher.verify('whatever', undefined), false)
  })
  it('are refused rather than piled up', async () => {
    const hasher = createPasswordHasher(1)
    const all = await Promise.allSettled(Array.from({ length: 70 }, () => hasher.verify('x', undefined)))
    const refused = all.filter(({ status }) => status === 'rejected')
    assert.ok(refused.length > 0 && refused.length < 70)
    assert.equal(await hasher.verify('x', undefined), false)
  })
})

describe('a Bloom filter', () => {
  it('forgets no member and takes hardly anybody else for one', () => {
    const members = Array.from({ length: 5000 }, (_none, i) => `member ${i}`)
    const bits = fillBloomFilter(members)
    assert.equal(bits.length, 12_500, 'twenty bits a member')
    const filter = openBloomFilter(bits)
    assert.ok(members.every((one) => filter.has(one)))
    assert.ok(Array.from({ length: 20_000 }, (_none, i) => `other ${i}`).filter((one) => filter.has(one)).length <= 8)
  })
})

describe('skills at a glance', () => {
  it('are a mean that is rounded to the nearest, up and down', () => {
    const skills = (...levels: number[]) =>
      levels.map((level, i) => ({ id: `s${i}`, name: `S${i}`, category: 'c', proficiencyLevel: level }))
    // 33.33, 46.67 and 26.67 on the scale of a hundred.
    assert.equal(averageSkillLevel(skills(1, 2, 2)), 33)
    assert.equal(averageSkillLevel(skills(2, 2, 3)), 47)
    assert.equal(averageSkillLevel(skills(1, 1, 2, 0)), 27)
    assert.equal(averageSkillLevel(skills(0)), 0)
  })
})

describe('profile completeness', () => {
  it('counts eight fields, an assessment and three skills, ten percent each', () => {
    const full = {
      title: 'a',
      industry: 'b',
      experience: 0,
      location: 'c',
      bio: 'd',
      careerGoals: 'e',
      preferredWorkStyle: 'f',
      salaryExpectation: 1,
    }
    assert.equal(profileCompleteness({ profile: {}, assessments: 0, skills: 2 }), 0)
    assert.equal(profileCompleteness({ profile: full, assessments: 0, skills: 0 }), 80)
    assert.equal(profileCompleteness({ profile: { ...full, bio: ' ' }, assessments: 2, skills: 3 }), 90)
    assert.equal(profileCompleteness({ profile: full, assessments: 1, skills: 3 }), 100)
  })
})

describe('addresses', () => {
  it('are one account in any case, and never two mailboxes in one account', () => {
    assert.equal(emailKeyOf(' Ines@Example.ORG '), 'ines@example.org')
    assert.notEqual(emailKeyOf('\uff49nes@example.org'), 'ines@example.org')
    assert.notEqual(emailKeyOf('\u212aate@example.org'), 'kate@example.org')
  })
})

describe('device names', () => {
  it('tell devices apart and keep nothing else', () => {
    assert.equal(
      deviceName(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      ),
      'Safari on iPhone',
    )
    assert.equal(
      deviceName(
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
      ),
      'Edge on Windows',
    )
    assert.equal(deviceName('<script>'), 'Unknown device')
    assert.equal(deviceName(undefined), 'Unknown device')
  })
})
