import {
  ofProfileFields,
  type ProfileField,
  profileFieldNames,
  profileFields,
  profileFieldWords,
  profileFigures,
} from '@waymark/contracts/models/identity/profile-fields'
import { profileChange, type User, type UserProfile } from '@waymark/contracts/models/identity/user'
import type { ProfileChange } from '../../../api/account/profile.ts'
import { linkTo } from '../../../routes.ts'
import { codecErrors } from '../../../ui/form/codec-errors.ts'

const texts = profileFieldNames.filter((name) => profileFields[name].kind === 'text')

/** What the form holds: every field as text. */
export type ProfileForm = { firstName: string; lastName: string } & Record<ProfileField, string>

export function formOf(profile: UserProfile, { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): ProfileForm {
  const fields = ofProfileFields((name) => String(profile[name] ?? ''))
  return { firstName: firstName ?? '', lastName: lastName ?? '', ...fields }
}

/** The whole form as the service takes it: an emptied text is sent empty, an emptied figure is named. */
export function changeOf(form: Partial<ProfileForm>): ProfileChange {
  const filled = profileFigures.filter((name) => (form[name] ?? '') !== '')
  return {
    firstName: form.firstName?.trim(),
    lastName: form.lastName?.trim(),
    ...Object.fromEntries(texts.map((name) => [name, form[name] ?? ''])),
    ...Object.fromEntries(filled.map((name) => [name, Number(form[name])])),
    clear: profileFigures.filter((name) => !filled.includes(name)),
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
  ...profileFieldWords,
  title: 'your title',
  assessment: 'an assessment',
  skills: 'three skills',
}

/** What a part that is missing is called, and where it is done. */
export function missingPart(part: string): { text: string; link?: string } {
  const link = part === 'assessment' || part === 'skills' ? linkTo(part) : undefined
  return { text: words[part] ?? part, link }
}
