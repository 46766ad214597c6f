import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { type PasswordOwner, passwordFault } from '../../src/domain/password-rules.ts'

/** An owner of whom no test below speaks. */
const nobody: PasswordOwner = { email: 'wx@yz.example' }
const GUESSED = 'This password is one of the first that are tried. Please choose another'
const OWN = 'Please choose a password that is not made of your name, your e-mail address or our name'

function all(passwords: readonly string[], fault: string | undefined, owner = nobody) {
  for (const password of passwords) assert.equal(passwordFault(password, owner), fault, password)
}

describe('the length of a password', () => {
  /** Letters that nobody types and that repeat nowhere. */
  const random = Array.from({ length: 8 }, (_, i) => createHash('sha256').update(String(i)).digest('hex')).join('')

  it('is ten characters at least, as a person counts them', () => {
    all(['qzjvkxwph', '😀🚀🌵🦊🐙🎈🍉🧵🪁'], 'Please choose a password of at least 10 characters')
    all(['qzjvkxwphd', '😀🚀🌵🦊🐙🎈🍉🧵🪁🎲'], undefined)
  })

  it('is 200 at most', () => {
    all([random.slice(0, 200)], undefined)
    all([random.slice(0, 201)], 'Please choose a password of at most 200 characters')
  })
})

describe('a password that is guessed first', () => {
  it('is of one or two characters', () => {
    all(['aababbabab', 'zzzzzzzzzz'], GUESSED)
    all(['aabcabbacb'], undefined)
  })

  it('is a common one with signs in it or a year behind it', () => {
    all(['man-chester-united', 'q1w2e3r4t5-2026', 'starwars2026', 'manch3sterun1ted83!7', 'm@nchesterunited'], GUESSED)
    all(['starwars-20261'], undefined)
  })

  it('says the same again and again', () => {
    all(['qzjvkqzjvk', 'qzjvqzjvqzjv', 'q-z-j-v-k-q-z-j-v-k', 'qzjvkxwphqzjvkxwph'], GUESSED)
    all(['abab?!#%&=', 'qzjvkxwphdqzjvkxwphd'], undefined)
  })

  it('is a run of letters or digits, up or down, signs or not', () => {
    all(['bcdefghijklm', 'b-c-d-e-f-g', '2345678901', '3456789012'], GUESSED)
    all(['zyxwvutsrqpo', 'f.e.d.c.b.a', '3210987654', '2109876543', 'x?y!z#%&=(/'], GUESSED)
    all(['x?y!#%&=(/', 'bcdefghijkz', 'cbdefghijkl', 'zyxwvutsrqq', '?!#%&=(/;:'], undefined)
  })
})

describe('a password that others can put together', () => {
  it('is made of a word of ours and less than six letters', () => {
    for (const word of ['waymark', 'career', 'report', 'guidance', 'platform', 'password', 'account'])
      all([`${word}-qzjvk`, `qz-${word}-jvk`], OWN)
    all(['waymark-qzjvkx'], undefined)
  })

  it('is made of the name, also where signs stand for its letters', () => {
    const owner = { ...nobody, firstName: 'Bastiero' }
    const spellings = [
      'bastiero',
      'b@stiero',
      'b4stiero',
      'basti3ro',
      'bast1ero',
      'bast!ero',
      'bastier0',
      'ba$tiero',
      'ba5tiero',
      'bas7iero',
    ]
    for (const spelling of spellings) all([`${spelling}-qzj`], OWN, owner)
    all(['bastiero-qzj'], undefined)
    all(['bas2iero-qzj'], undefined, owner)
    all(['ferreira-qzj'], OWN, { ...nobody, lastName: 'Ferreira' })
  })

  it('is made of the parts of the address, save its ending', () => {
    const owner = { email: 'anna.bergström_77@mail.lighthouse.travel' }
    all(['bergström-qzj', 'lighthouse-qzjvk', 'mailmailmail-q', 'anna.bergström77'], OWN, owner)
    all(['travel-qzjvk'], undefined, owner)
    all(['a.b.c-qzjvk'], OWN, { email: 'a.b.c@x.example' })
    all(['ab@cd.museum'], OWN, { email: 'ab@cd.museum' })
    all(['24seven-qzjvk'], OWN, { email: 'x@24seven2020.example' })
  })

  it('has digits at its end, which weigh nothing', () => {
    all(['waymark20262027', '99waymark2026202'], OWN)
  })

  it('is not one that holds two letters of a name by chance', () => {
    all(['alalalal-qzjvk'], undefined, { ...nobody, firstName: 'Al' })
    all(['anaana-qzjvk'], OWN, { ...nobody, firstName: 'Ana' })
  })

  it('is seen through where one name begins another', () => {
    all(['ferreira-qzjvk'], OWN, { ...nobody, firstName: 'Fer', lastName: 'Ferreira' })
    all(['ferreira-qzjvk'], OWN, { ...nobody, firstName: 'Ferreira', lastName: 'Fer' })
  })
})
