import { closeSync, existsSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { isDiskFull } from './disk-full.ts'

const rotateAboveBytes = 64 * 1024 * 1024
const columnWidth = 14

/**
 * The one log of a stack. A line reads `<time> <service> <what the service wrote>`; services write JSON,
 * servers and the launcher write plain text. `make logs` makes it readable. A full disk takes lines and not the stack: how many is
 * said once there is room.
 */
export class LogWriter {
  private readonly file: string
  private descriptor: number
  private written: number
  private lost = 0
  private readonly tails = new Map<string, string[]>()

  constructor(file: string) {
    this.file = file
    this.descriptor = openSync(file, 'a', 0o600)
    this.written = existsSync(file) ? statSync(file).size : 0
  }

  follow(service: string, stream: Readable | null): void {
    if (!stream) return
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => this.write(service, line))
  }

  /** A line of the launcher itself. */
  note(line: string): void {
    this.write('launcher', line)
  }

  /** The last lines of a service, for the person whose `make up` failed. */
  tail(service: string): string[] {
    return this.tails.get(service) ?? []
  }

  close(): void {
    closeSync(this.descriptor)
  }

  private write(service: string, line: string): void {
    const tail = this.tails.get(service) ?? []
    tail.push(line)
    if (tail.length > 20) tail.shift()
    this.tails.set(service, tail)
    try {
      if (this.lost > 0) this.append('launcher', `${this.lost} lines could not be written: the disk was full`)
      this.lost = 0
      this.append(service, line)
      if (this.written > rotateAboveBytes) this.rotate()
    } catch (error) {
      if (!isDiskFull(error)) throw error
      this.lost++
    }
  }

  private append(service: string, line: string): void {
    this.written += writeSync(this.descriptor, `${new Date().toISOString()} ${service.padEnd(columnWidth)} ${line}\n`)
  }

  private rotate(): void {
    closeSync(this.descriptor)
    renameSync(this.file, `${this.file}.1`)
    this.descriptor = openSync(this.file, 'a', 0o600)
    this.written = 0
  }
}
