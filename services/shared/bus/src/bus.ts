/** A message as the bus carries it; `value` is the JSON of an envelope. */
export type Message = { topic: string; key: string; value: string }

/** Called for one message at a time per key. When it throws, the same message comes again before any later one of its key. */
export type MessageHandler = (message: Message) => Promise<void>

export type Subscription = { close(): Promise<void> }

/**
 * The log between services. Both adapters promise, and one test suite proves: order per key, at least once, members of a
 * group share the work, a dead member's unfinished messages go to another, a new group starts at the oldest kept message.
 */
export type EventBus = {
  /** Resolves when the broker has all of them; order per key is the order given. */
  publish(messages: readonly Message[]): Promise<void>
  subscribe(options: { topics: readonly string[]; group: string; handler: MessageHandler }): Promise<Subscription>
  /** Calls `republish` when the broker has lost what this publisher once gave it (an emptied Redis); until it succeeds, again. */
  ensureNotReset(publisher: string, republish: () => Promise<void>): Promise<void>
  /** For readiness: rejects when the broker cannot be reached. */
  check(): Promise<void>
  /** Finishes what handlers are doing, then leaves the groups. Safe to call twice. */
  close(): Promise<void>
}

/** Messages of one key go to one partition. */
export const PARTITIONS = 6
