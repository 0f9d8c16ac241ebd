import { write, writeSync } from 'node:fs'
import { Counter, type Registry } from 'prom-client'

const MAX_WAITING_BYTES = 4 * 1024 * 1024
const RETRY_MS = 50
const STDOUT = 1
/** The file or pipe takes no bytes at the moment, but works. */
const BUSY = ['EAGAIN', 'EBUSY']
const WARN = 40

interface Options {
  fd?: number
  /** Called with the number of lines that could not be written. */
  onDropped?: (lines: number) => void
}

/** Counts the lines that could not be written, in the same way for both processes. */
export function countDroppedLines(registry: Registry): (lines: number) => void {
  const dropped = new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written, for instance to a full disk',
    registers: [registry],
  })
  return (lines) => dropped.inc(lines)
}

/**
 * Where the log is written. A full or broken disk and a pipe without a reader neither end nor block
 * the process: lines that cannot be written are dropped, and when writing succeeds again, one line
 * states how many.
 */
export class LogOutput {
  readonly #fd: number
  readonly #onDropped: (lines: number) => void
  #waiting: string[] = []
  #waitingBytes = 0
  #isWriting = false
  #dropped = 0
  /** Whether the last written line lacks its end. */
  #isTorn = false

  constructor({ fd = STDOUT, onDropped = () => undefined }: Options = {}) {
    this.#fd = fd
    this.#onDropped = onDropped
    process.once('exit', () => this.#writeRest())
    // errors of these streams are reported to their writers and must not end the process
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#waitingBytes + bytes > MAX_WAITING_BYTES) return this.#drop(1)
    this.#waiting.push(line)
    this.#waitingBytes += bytes
    if (!this.#isWriting) this.#writeNext()
  }

  #writeNext(): void {
    if (this.#waiting.length === 0) return
    this.#isWriting = true
    this.#writePart(this.#takeWaiting())
  }

  #writePart(part: Buffer): void {
    write(this.#fd, part, (error, written) => {
      if (error && BUSY.includes(error.code ?? '')) {
        setTimeout(() => this.#writePart(part), RETRY_MS).unref()
        return
      }
      if (error) this.#drop(countLines(part))
      else {
        this.#isTorn = part[written - 1] !== LINE_FEED
        if (written < part.length) return this.#writePart(part.subarray(written))
        this.#reportDropped()
      }
      this.#isWriting = false
      this.#writeNext()
    })
  }

  #takeWaiting(): Buffer {
    const lines = this.#waiting.join('')
    this.#waiting = []
    this.#waitingBytes = 0
    return Buffer.from(this.#isTorn ? `\n${lines}` : lines)
  }

  #drop(lines: number): void {
    this.#dropped += lines
    this.#onDropped(lines)
  }

  #reportDropped(): void {
    if (this.#dropped === 0) return
    const msg = `${this.#dropped} lines of the log could not be written`
    this.#dropped = 0
    this.#waiting.unshift(`${JSON.stringify({ level: WARN, time: Date.now(), msg })}\n`)
  }

  /** Called when the process exits: tries once, because an error would only repeat. */
  #writeRest(): void {
    try {
      writeSync(this.#fd, this.#takeWaiting())
    } catch {
      // the process is ending
    }
  }
}

const LINE_FEED = 10

function countLines(part: Buffer): number {
  return part.filter((byte) => byte === LINE_FEED).length
}
