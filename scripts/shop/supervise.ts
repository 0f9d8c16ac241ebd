import type { Program } from './program'
import { fail, say } from './progress'

/**
 * Keeps programs together: Ctrl-C stops all (exit 0), and when one ends by itself the others are
 * stopped too (exit 1). Programs are stopped in reverse order, so that the storefront finishes its
 * answers while the engine still runs.
 */
export class Supervisor {
  readonly #programs: Program[] = []
  #isStopping = false

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (this.#isStopping) return
        say('\nStopping the shop…')
        void this.#stopAll().then(() => {
          say('Stopped.')
          process.exit(0)
        })
      })
    }
  }

  add(program: Program): Program {
    this.#programs.push(program)
    void program.exited.then(() => {
      if (this.#isStopping) return
      void this.end(new Error(`The ${program.name} stopped.\n${program.lastWords()}`))
    })
    return program
  }

  /** Stops everything and ends this process with 1. */
  async end(error: unknown): Promise<void> {
    if (this.#isStopping) return
    await this.#stopAll()
    fail(error)
  }

  async #stopAll(): Promise<void> {
    this.#isStopping = true
    for (const program of [...this.#programs].reverse()) await program.stop()
  }
}
