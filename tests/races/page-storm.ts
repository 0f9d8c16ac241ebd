import { waitUntil } from '../../scripts/testing/wait-until'
import { pauseBeforeRetry } from './pauses'
import { RaceShopper } from './race-shopper'
import { visitPage } from './storefront-process'

/** The path below which the storefront forwards requests to the engine. */
const PROXY = '/mobify/proxy/api'

/**
 * Visitors who continuously read pages and begin sessions, at storefronts that may stop at any
 * moment.
 */
export class PageStorm {
  /** Completed rounds of all pages and a session. */
  rounds = 0
  readonly failures: string[] = []
  /** Sessions that could not begin: one of their two requests is a POST, which no proxy repeats. */
  readonly interruptions: string[] = []
  private isOver = false
  private visitors: Promise<void>[] = []

  constructor(
    private readonly origin: string,
    private readonly pages: readonly string[],
  ) {}

  start(width: number): void {
    this.visitors = Array.from({ length: width }, () => this.visit())
  }

  /** Waits until this many more rounds are completed. */
  async goOn(rounds: number): Promise<void> {
    const goal = this.rounds + rounds
    await waitUntil(() => this.rounds >= goal || this.isOver)
  }

  /** Visitors finish their current round, but start no new one. */
  stop(): void {
    this.isOver = true
  }

  async end(): Promise<void> {
    this.stop()
    await Promise.all(this.visitors)
  }

  private async visit(): Promise<void> {
    while (!this.isOver) {
      for (const page of this.pages) await this.read(page)
      await RaceShopper.logIn(this.origin + PROXY).catch((error: unknown) => {
        this.interruptions.push(String(error))
        return pauseBeforeRetry()
      })
      this.rounds += 1
    }
  }

  private async read(page: string): Promise<void> {
    const outcome = await visitPage(this.origin, page).then(
      ({ status }) => String(status),
      (error: unknown) => String(error),
    )
    if (outcome !== '200') this.failures.push(`${page}: ${outcome}`)
  }
}
