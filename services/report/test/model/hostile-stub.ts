import { createDice } from '../crowd/dice.ts'
import type { Quirk } from '../support/model-stub.ts'
import { completion, json, startModelStub } from '../support/model-stub.ts'
import { type Attack, attacks, honest } from './attacks.ts'

/** What the stub answered: each text, and the attack that it is, or none where it is an honest rewording. */
export type Answered = { attack?: Attack; asked: string; text: string }

/** A model that attacks most texts and words the others honestly: a server of its own, so that everything goes over the wire. */
export async function startHostileModel(seed: string) {
  const dice = createDice(seed)
  const answered: Answered[] = []
  let requests = 0
  const quirk: Quirk = ({ texts, body }, response) => {
    requests++
    const user = body.messages[1]?.content ?? ''
    const answers = wroteIn(user)
    const system = body.messages[0]?.content ?? ''
    const rewrites = Object.entries(texts).map(([key, text]) => {
      const attack = dice.chance(0.65) ? dice.one(attacks) : undefined
      const rewritten = attack ? attack.change({ text, answers, system, dice }) : honest(text)
      answered.push({ ...(attack && { attack }), asked: text, text: rewritten })
      return [key, rewritten]
    })
    json(response, 200, completion(JSON.stringify(Object.fromEntries(rewrites))))
  }
  const stub = await startModelStub(quirk)
  return { url: stub.url, stop: stub.stop, answered, requests: () => requests }
}

/** What it was shown of the person's words, in one line. */
function wroteIn(user: string): string {
  const block = user.slice(user.indexOf('<answers>') + 9, user.lastIndexOf('</answers>'))
  return [...block.matchAll(/"wrote": "((?:[^"\\]|\\.)*)"/g)].map(([, words]) => words ?? '').join(' ')
}
