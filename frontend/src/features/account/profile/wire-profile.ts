import { profileChange, type User, type UserProfile } from '@waymark/contracts/models/user'
import type { ProfileChange } from '../../../api/account/profile.ts'
import { linkTo } from '../../../routes.ts'
import { codecErrors } from '../../../ui/form/codec-errors.ts'

const texts = ['title', 'industry', 'location', 'bio', 'careerGoals', 'preferredWorkStyle'] as const
const figures = ['experience', 'salaryExpectation'] as const

/** What the form holds: every field as text. */
export type ProfileForm = { firstName: string; lastName: string } & Record<
  (typeof texts)[number] | (typeof figures)[number],
  string
>

export function formOf(profile: UserProfile, { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): ProfileForm {
  const of = (name: keyof UserProfile) => String(profile[name] ?? '')
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    title: of('title'),
    industry: of('industry'),
    location: of('location'),
    bio: of('bio'),
    careerGoals: of('careerGoals'),
    preferredWorkStyle: of('preferredWorkStyle'),
    experience: of('experience'),
    salaryExpectation: of('salaryExpectation'),
  }
}

/** The whole form as the service takes it: an emptied text is sent empty, an emptied figure is named. */
export function changeOf(form: Partial<ProfileForm>): ProfileChange {
  const filled = figures.filter((name) => (form[name] ?? '') !== '')
  return {
    firstName: form.firstName?.trim(),
    lastName: form.lastName?.trim(),
    ...Object.fromEntries(texts.map((name) => [name, form[name] ?? ''])),
    ...Object.fromEntries(filled.map((name) => [name, Number(form[name])])),
    clear: figures.filter((name) => !filled.includes(name)),
  }
}

/** Only what the person changed here: another device may have changed the rest meanwhile. Undefined when nothing was. */
export function changedFields(form: Partial<ProfileForm>, changed: Readonly<Record<string, boolean>>): ProfileChange | undefined {
  const { clear = [], ...whole } = changeOf(form)
  const fields = Object.fromEntries(Object.entries(whole).filter(([name]) => changed[name]))
  const cleared = clear.filter((name) => changed[name])
  if (Object.keys(fields).length + cleared.length === 0) return undefined
  return { ...fields, ...(cleared.length > 0 && { clear: cleared }) }
}

/** The sentences of the contract, by field. */
export function profileErrors(form: Partial<ProfileForm>): Partial<Record<keyof ProfileForm, string>> {
  return {
    ...codecErrors(profileChange, changeOf(form)),
    ...(form.firstName?.trim() ? {} : { firstName: 'First name is required' }),
    ...(form.lastName?.trim() ? {} : { lastName: 'Last name is required' }),
  }
}

const words: Readonly<Record<string, string>> = {
  title: 'your title',
  industry: 'industry',
  experience: 'years of experience',
  location: 'location',
  bio: 'a few words about you',
  careerGoals: 'career goals',
  preferredWorkStyle: 'preferred work style',
  salaryExpectation: 'salary expectation',
  assessment: 'an assessment',
  skills: 'three skills',
}

/** What a part that is missing is called, and where it is done. */
export function missingPart(part: string): { text: string; link?: string } {
  const link = part === 'assessment' || part === 'skills' ? linkTo(part) : undefined
  return { text: words[part] ?? part, link }
}
