import { occupationPage, similarOccupations, titleMatches } from '@waymark/contracts/models/skills/occupation'
import { truncate } from '@waymark/contracts/text/truncate'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { element } from './element.ts'
import { drawResult } from './own-job-result.ts'

const away = 'The look-up is not reachable at the moment. The table below holds the hundred most common occupations.'
const nothing = 'No occupation goes by such a name. Try another word for it, or a more general one.'

/**
 * The look-up of one's own job: a title becomes up to five candidates, the chosen one its activities. `send` is fetch.
 * The address keeps the title and the code, so that the page can be shared and reloaded.
 */
export function wireOwnJob(page: Document, send: typeof fetch = (...args) => fetch(...args)): void {
  const root = page.getElementById('own-job')
  const form = root?.querySelector('form')
  const candidates = root?.querySelector('fieldset')
  const status = root?.querySelector('[data-status]')
  const result = root?.querySelector('[data-result]')
  const input = form?.querySelector('input')
  if (!root || !form || !candidates || !status || !result || !input) return
  let asked = 0

  const say = (text: string) => status.replaceChildren(text)

  const show = async (code: string) => {
    const mine = ++asked
    say('Reading the activities …')
    const [occupation, similar] = await Promise.all([
      read(`/api/occupations/${encodeURIComponent(code)}`, occupationPage, send),
      read(`/api/occupations/${encodeURIComponent(code)}/similar?limit=12`, similarOccupations, send),
    ])
    if (mine !== asked) return
    if (!occupation) return say(away)
    say('')
    result.replaceChildren(drawResult(occupation, similar ?? []))
    remember({ title: input.value.trim(), code })
  }

  const search = async (title: string, code?: string) => {
    const mine = ++asked
    say('Looking it up …')
    result.replaceChildren()
    const found = await read(`/api/occupations?limit=5&title=${encodeURIComponent(title)}`, titleMatches, send)
    if (mine !== asked) return
    candidates.hidden = !found || found.length === 0
    if (!found) return say(away)
    if (found.length === 0) return say(nothing)
    say('')
    const chosen = found.find((one) => one.code === code)
    candidates.replaceChildren(
      ...candidates.querySelectorAll('legend'),
      ...found.map((one) => choice({ ...one, checked: one === chosen }, show)),
    )
    if (chosen) await show(chosen.code)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const title = input.value.trim()
    if (title) void search(title)
  })

  const { title, code } = Object.fromEntries(new URLSearchParams(page.location.search))
  if (title) {
    input.value = truncate(title, 200)
    void search(input.value, code)
  }
}

function choice({ code, title, checked }: { code: string; title: string; checked: boolean }, show: (code: string) => void) {
  const radio = element('input', { type: 'radio', name: 'occupation', value: code, checked })
  radio.addEventListener('change', () => show(code))
  return element('label', {}, radio, title)
}

/** Beside what the address already says, such as that this is the demo. */
function remember(values: Record<string, string>): void {
  const address = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(values)) address.set(name, value)
  history.replaceState(null, '', `?${address}`)
}

/** Undefined when the answer does not come, or does not fit its contract. */
async function read<T>(address: string, codec: t.Decoder<unknown, T>, send: typeof fetch): Promise<T | undefined> {
  try {
    const answer = await send(address, { credentials: 'include', headers: { accept: 'application/json' } })
    if (!answer.ok) return undefined
    const decoded = codec.decode(await answer.json())
    return isRight(decoded) ? decoded.right : undefined
  } catch {
    return undefined
  }
}
