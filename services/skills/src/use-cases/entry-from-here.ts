import type { Entry, EntryFromHere } from '@waymark/contracts/models/advice/entry'
import type { Context } from '../context.ts'
import { NO_GOALS } from '../domain/goals/goals.ts'
import { readStanding } from '../domain/matching/standing.ts'
import { claimsOf } from '../domain/person/answers.ts'
import { type Person, readPerson } from '../domain/person/person.ts'
import { type EntryPath, monthsBefore } from '../domain/reach/entry-path.ts'
import type { Gate } from '../domain/reach/gate.ts'
import { findOccupation } from './find-occupation.ts'
import { readProfile } from './read-profile.ts'
import { readStatedGoals } from './read-stated-goals.ts'

/** The way into an occupation from where the newest assessment says that the person stands, as a ranking counts it. */
export async function entryFromHere(context: Context, userId: string, code: string): Promise<EntryFromHere> {
  const { engine, goals } = context.careers
  const occupation = findOccupation(context.careers, code, 'code')
  const { profile, basis } = await readProfile(context, userId)
  if (basis !== 'assessment') return {}
  const person = readPerson(engine, profile)
  const { wanted, said } = readStatedGoals(
    goals,
    profile.goals,
    profile.currentOccupation,
    profile.currentRole,
    claimsOf(profile),
  )
  const asked = { ...NO_GOALS, ...(said !== undefined && { wanted, said }) }
  const path = readStanding(engine, person, asked).entries[occupation.index]!
  return { standing: standingOf(person, profile.reach?.education), entry: presentPath(path) }
}

function standingOf({ present, reach }: Person, education: string | undefined): EntryFromHere['standing'] {
  return {
    occupation: present && { code: present.code, title: present.title },
    years: reach.yearsExperience,
    education: education || undefined,
  }
}

function presentPath(path: EntryPath): Entry {
  const { how, known, paidMonths, missing, gate } = path
  const months = monthsBefore(path)
  return {
    how,
    months: months && { low: months[0], high: months[1] },
    paidMonths: known ? { low: paidMonths[0], high: paidMonths[1] } : undefined,
    missing: [...missing],
    gate: gate && presentGate(gate),
  }
}

function presentGate({ kind, license, program, exam, limit, pay }: Gate): Entry['gate'] {
  const percent = pay.kind === 'paid' && pay.percent ? { low: pay.percent[0], high: pay.percent[1] } : undefined
  return { kind, license, program, exam, limit, pay: { kind: pay.kind, percent } }
}
