/** Where finished files live. Putting the same key twice keeps the first: a file of a key never changes. */
export type ArtifactStore = {
  put(file: { key: string; contentType: string; bytes: Uint8Array }): Promise<StoredArtifact>
  get(key: string): Promise<{ contentType: string; bytes: Uint8Array } | undefined>
  /** Unknown keys are no error. */
  remove(keys: readonly string[]): Promise<void>
  /** Rejects, with the cure, when the store cannot do what is asked of it; otherwise says what whoever runs it should know. */
  check(): Promise<{ warnings: readonly string[] }>
  close(): void
}

export type StoredArtifact = { digest: string; size: number; stored: boolean }
