import type { WriteStream } from 'node:tty'
import { SingleBar } from 'cli-progress'
import type { Progress } from '../commerce/import/import-context'

/** Smaller files are read so quickly that they need no progress bar. */
const LARGE_BYTES = 2_000_000
const MEGABYTE = 1_000_000

export class SeedProgress {
  readonly #out: WriteStream
  #bar: SingleBar | undefined
  #step = ''

  constructor(out: WriteStream) {
    this.#out = out
  }

  say(line: string): void {
    this.stop()
    this.#out.write(`${line}\n`)
  }

  advance({ step, done, total }: Progress): void {
    if (!this.#out.isTTY || total < LARGE_BYTES) return
    if (step !== this.#step) this.#start(step, total)
    this.#bar?.update(Math.min(done, total) / MEGABYTE)
    if (done >= total) this.stop()
  }

  stop(): void {
    this.#bar?.stop()
    this.#bar = undefined
    this.#step = ''
  }

  #start(step: string, total: number): void {
    this.stop()
    this.#step = step
    this.#bar = new SingleBar({
      format: `  {bar} {percentage} % of ${(total / MEGABYTE).toFixed(1)} MB  ${step}`,
      barsize: 30,
      stream: this.#out,
    })
    this.#bar.start(total / MEGABYTE, 0)
  }
}
