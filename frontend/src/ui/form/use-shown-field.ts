import { useField } from 'react-final-form'

/** A final-form field whose error shows once the person has left it or tried to go on. Names are used as element ids too. */
export function useFormField<T>(name: string, parse?: (value: T) => T) {
  const { input, meta } = useField<T>(name, {
    allowNull: true,
    parse: parse ?? ((value: T) => value),
    subscription: { value: true, error: true, touched: true, submitFailed: true, submitError: true, dirtySinceLastSubmit: true },
  })
  // What the server said about a field stands until the field is changed.
  const refused: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error: unknown = meta.touched || meta.submitFailed ? (meta.error ?? refused) : undefined
  return { input, error: typeof error === 'string' ? error : undefined }
}
