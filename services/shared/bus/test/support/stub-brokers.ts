import { createServer, type Server, type Socket } from 'node:net'

/** Numbers of Kafka's protocol; each request and answer is spoken in the one version that is named here. */
const [PRODUCE, METADATA, API_VERSIONS] = [0, 3, 18]
const VERSIONS = [
  [PRODUCE, 3],
  [METADATA, 0],
  [API_VERSIONS, 2],
] as const
const NOT_LEADER = 6

export type StubBrokers = Awaited<ReturnType<typeof startStubBrokers>>

/**
 * Two brokers with one topic of two partitions, each led by one of them. The second gives up its partition when it is asked to keep
 * something: it refuses, and from then on the first leads both. `kept` is what was acknowledged, as bytes of the records.
 */
export async function startStubBrokers(topic: string) {
  const leaders = [0, 1]
  const kept: Buffer[] = []
  const sockets = new Set<Socket>()
  const answerTo: Record<number, (request: Reader, node: number) => Buffer> = {
    [API_VERSIONS]: () =>
      join(int16(0), array(VERSIONS.map(([api, version]) => join(...[api, version, version].map(int16)))), int32(0)),
    [METADATA]: () =>
      join(
        array(servers.map((server, node) => join(int32(node), text('127.0.0.1'), int32(portOf(server))))),
        array([join(int16(0), text(topic), array(leaders.map((leader, partition) => partitionOf(partition, leader))))]),
      ),
    [PRODUCE]: (request, node) => {
      request.text()
      request.skip(2 + 4)
      const topics = request.list(() => {
        const name = request.text()
        return join(text(name), array(request.list(() => keep(request.int32(), request.bytes(), node))))
      })
      // After the refusal and not before it, so that the client learns of the change by being refused.
      if (node === 1) leaders[1] = 0
      return join(array(topics), int32(0))
    },
  }

  function keep(partition: number, records: Buffer, node: number): Buffer {
    const leads = leaders[partition] === node && node === 0
    if (leads) kept.push(records)
    return join(int32(partition), int16(leads ? 0 : NOT_LEADER), int64(0n), int64(-1n))
  }

  const servers = await Promise.all([0, 1].map((node) => listen((socket) => serve(socket, node))))

  function serve(socket: Socket, node: number): void {
    sockets.add(socket.on('error', () => undefined))
    let rest = Buffer.alloc(0)
    socket.on('data', (data) => {
      rest = Buffer.concat([rest, data])
      while (rest.length >= 4 && rest.length >= 4 + rest.readInt32BE()) {
        const request = new Reader(rest.subarray(4, 4 + rest.readInt32BE()))
        rest = rest.subarray(4 + rest.readInt32BE())
        const api = request.int16()
        request.skip(2)
        const correlation = request.int32()
        request.text()
        const answer = answerTo[api]?.(request, node)
        if (!answer) return void socket.destroy()
        // The first answers at once, the second later: what it refuses is known when the other has acknowledged.
        setTimeout(() => socket.write(sized(join(int32(correlation), answer))), api === PRODUCE ? node * 100 : 0)
      }
    })
  }

  return {
    addresses: servers.map((server) => `127.0.0.1:${portOf(server)}`),
    kept: (value: string): boolean => kept.some((records) => records.includes(value)),
    close(): void {
      for (const socket of sockets) socket.destroy()
      for (const server of servers) server.close()
    },
  }
}

class Reader {
  private at = 0
  private readonly data: Buffer
  constructor(data: Buffer) {
    this.data = data
  }
  skip(bytes: number): void {
    this.at += bytes
  }
  int16(): number {
    this.at += 2
    return this.data.readInt16BE(this.at - 2)
  }
  int32(): number {
    this.at += 4
    return this.data.readInt32BE(this.at - 4)
  }
  text(): string {
    return this.take(Math.max(0, this.int16())).toString()
  }
  bytes(): Buffer {
    return this.take(this.int32())
  }
  list<T>(one: () => T): T[] {
    return Array.from({ length: this.int32() }, one)
  }
  private take(length: number): Buffer {
    this.at += length
    return this.data.subarray(this.at - length, this.at)
  }
}

const portOf = (server: Server): number => (server.address() as { port: number }).port

function listen(onSocket: (socket: Socket) => void): Promise<Server> {
  const server = createServer(onSocket)
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function numbered(bytes: number, write: (buffer: Buffer) => void): Buffer {
  const buffer = Buffer.alloc(bytes)
  write(buffer)
  return buffer
}

const int16 = (value: number) => numbered(2, (buffer) => buffer.writeInt16BE(value))
const int32 = (value: number) => numbered(4, (buffer) => buffer.writeInt32BE(value))
const int64 = (value: bigint) => numbered(8, (buffer) => buffer.writeBigInt64BE(value))
const text = (value: string) => join(int16(Buffer.byteLength(value)), Buffer.from(value))
const array = (items: readonly Buffer[]) => join(int32(items.length), ...items)
const join = (...parts: Buffer[]) => Buffer.concat(parts)
const sized = (body: Buffer) => join(int32(body.length), body)
const partitionOf = (partition: number, leader: number) =>
  join(int16(0), int32(partition), int32(leader), array([int32(leader)]), array([int32(leader)]))
