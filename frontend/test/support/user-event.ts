import person from '@testing-library/user-event'

/**
 * What a person does, with all that a browser makes of it: pointer, focus, keys, and nothing at all on a button that is disabled. It acts
 * without a pause. Under a clock that the test holds still it would wait for ever: there `fireEvent` stays.
 */
export const userEvent = person.setup({ delay: null })

/** Replaces what stands in a field, key by key. */
export async function fill(field: Element, text: string): Promise<void> {
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text.replaceAll(/[[{]/g, '$&$&'))
}
