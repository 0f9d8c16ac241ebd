import type { Logger } from 'pino'
import { EVERYTHING, parseShopChanges, type ShopChange } from './shop-change'

/** The engine sends something every 5 s: if nothing comes for this long, the stream hangs. */
const SILENCE_MS = 15_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 5_000
/** Longer than other pauses: an engine that refuses the key will refuse it again. */
const REFUSED_PAUSE_MS = 60_000
/** A stream that ends sooner than this counts as a failed attempt. */
const STABLE_MS = 10_000
const MAX_UNREAD_CHARACTERS = 256 * 1024

interface StreamOptions {
  origin: string
  key?: string
  logger: Pick<Logger, 'info' | 'warn'>
  onChanges: (changes: readonly ShopChange[]) => void
  /** Default: 15 s. */
  silenceMs?: number
}

class RefusedError extends Error {}

/**
 * Reads the engine's change feed for as long as this process runs. When the stream breaks, it is
 * opened again after a pause. Each new stream first reports that everything has changed, because
 * notices may have been missed.
 */
export class ShopChangeStream {
  readonly #options: Required<Omit<StreamOptions, 'key'>> & Pick<StreamOptions, 'key'>
  readonly #end = new AbortController()
  #failures = 0

  constructor(options: StreamOptions) {
    this.#options = { silenceMs: SILENCE_MS, ...options }
  }

  start(): void {
    void this.#run()
  }

  stop(): void {
    this.#end.abort()
  }

  async #run(): Promise<void> {
    const { logger } = this.#options
    while (!this.#end.signal.aborted) {
      const openedAt = Date.now()
      const error = await this.#read().then(
        () => new Error('The engine ended the stream.'),
        (reason: unknown) => reason,
      )
      if (this.#end.signal.aborted) return
      if (Date.now() - openedAt > STABLE_MS) this.#failures = 0
      this.#failures += 1
      if (this.#failures === 1) logger.warn({ err: error }, 'the engine’s changes are not heard')
      await this.#pause(error instanceof RefusedError)
    }
  }

  /** Resolves or rejects when the stream ends. */
  async #read(): Promise<void> {
    const { origin, key, silenceMs } = this.#options
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(new Error('The engine is silent.')), silenceMs)
    try {
      const response = await fetch(`${origin}/shop-changes`, {
        headers: { accept: 'text/event-stream', ...(key !== undefined && { 'x-api-key': key }) },
        redirect: 'error',
        signal: AbortSignal.any([this.#end.signal, silence.signal]),
      })
      const { status, headers, body } = response
      if (!body || status !== 200 || !headers.get('content-type')?.includes('text/event-stream')) {
        await body?.cancel()
        const words = `The engine answered ${status} instead of its changes.`
        throw status < 500 ? new RefusedError(words) : new Error(words)
      }
      // everything up to now may have changed; from here on the engine sends every change
      this.#options.onChanges([EVERYTHING])
      const lines = new LineReader((line) => this.#onLine(line))
      const reader = body.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        timer.refresh()
        lines.add(value)
      }
    } finally {
      clearTimeout(timer)
      silence.abort()
    }
  }

  #onLine(line: string): void {
    // all other lines are comments or the ends of events
    if (!line.startsWith('data:')) {
      if (line === '' || line.startsWith(':')) return
      throw new Error('The engine’s changes cannot be read.')
    }
    this.#options.onChanges(parseShopChanges(line.slice('data:'.length)))
  }

  #pause(isRefused: boolean): Promise<void> {
    const growing = Math.min(FIRST_PAUSE_MS * 2 ** (this.#failures - 1), MAX_PAUSE_MS)
    const pause = isRefused ? REFUSED_PAUSE_MS : growing
    return new Promise((resolve) => {
      setTimeout(resolve, pause * (0.5 + Math.random() / 2)).unref()
    })
  }
}

/** Assembles the stream's bytes into lines. @throws Error for a line that is too long */
class LineReader {
  readonly #decoder = new TextDecoder()
  #rest = ''

  constructor(private readonly onLine: (line: string) => void) {}

  add(bytes: Uint8Array): void {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split(/\r?\n/)
    this.#rest = lines.pop() ?? ''
    if (this.#rest.length > MAX_UNREAD_CHARACTERS) throw new Error('A line does not end.')
    for (const line of lines) this.onLine(line)
  }
}
