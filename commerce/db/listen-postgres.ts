import { Client } from 'pg'
import type { Listen, Listener } from './listen'

const CONNECT_WITHIN_MS = 5_000
const ANSWER_WITHIN_MS = 5_000
/** How often a query checks the connection, because it may break without an error. */
const CHECK_EVERY_MS = 10_000
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 10_000

/** Listens on a separate connection, because connections of the pool are shared. */
export function listenToPostgres(connectionString: string): Listen {
  return (channel, listener) => {
    const connection = new ListeningConnection(connectionString, channel, listener)
    connection.connect()
    return () => connection.stop()
  }
}

class ListeningConnection {
  readonly #connectionString: string
  readonly #channel: string
  readonly #listener: Listener
  #client: Client | undefined
  #timer: NodeJS.Timeout | undefined
  #isLive = false
  #isStopped = false
  #failures = 0

  constructor(connectionString: string, channel: string, listener: Listener) {
    this.#connectionString = connectionString
    this.#channel = channel
    this.#listener = listener
  }

  connect(): void {
    const client = new Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
    })
    this.#client = client
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ payload = '' }) => {
      if (this.#client === client) this.#listener.onNotice(payload)
    })
    this.#listen(client).catch(() => this.#lose(client))
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  async #listen(client: Client): Promise<void> {
    await client.connect()
    await client.query(`listen ${this.#channel}`)
    if (this.#client !== client) return
    this.#isLive = true
    this.#failures = 0
    this.#listener.onLive()
    this.#checkLater(client)
  }

  #checkLater(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#checkLater(client),
        () => this.#lose(client),
      )
    }, CHECK_EVERY_MS)
    this.#timer.unref()
  }

  #lose(client: Client): void {
    if (this.#client !== client || this.#isStopped) return
    this.#client = undefined
    clearTimeout(this.#timer)
    // not awaited: a connection that hangs would not confirm its end either
    client.end().catch(() => undefined)
    if (this.#isLive) this.#listener.onLost()
    this.#isLive = false
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, MAX_PAUSE_MS)
    this.#failures += 1
    this.#timer = setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2))
    this.#timer.unref()
  }
}
