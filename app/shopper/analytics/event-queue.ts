import type { AnalyticsEvent } from './analytics-events'

/**
 * The longest an event waits for a tracker, and a link that leaves the page for a tag manager
 * (ANL-002).
 */
export const EVENT_TIMEOUT_MS = 2_000

/** Of a tracker that does not come, in two seconds: no visitor does so much. */
const MOST_WAITING = 100

interface Tracking {
  /** Resolves once the tracker is there, or is known not to come. */
  ready: Promise<unknown>
  track: (event: AnalyticsEvent) => void
}

export interface EventQueue {
  add: (event: AnalyticsEvent) => void
  /** Sends at once what still waits, in order: the page is being left. */
  flush: () => void
}

/**
 * Events on their way to a tracker. They are tracked in order, at once when the tracker is ready;
 * until then each waits, at most 2000 ms from the moment it happened, and is then tracked as well as
 * may be. The oldest of more than a hundred does not wait any longer either.
 */
export function createEventQueue({ ready, track }: Tracking): EventQueue {
  let waiting: { event: AnalyticsEvent; timer: ReturnType<typeof setTimeout> }[] = []
  let isReady = false

  const trackFirst = () => {
    const first = waiting.shift()
    if (!first) return
    clearTimeout(first.timer)
    track(first.event)
  }
  const flush = () => {
    while (waiting.length > 0) trackFirst()
  }
  const begin = () => {
    isReady = true
    flush()
  }
  ready.then(begin, begin)

  return {
    add(event) {
      if (isReady) return track(event)
      // the first to wait is the first whose time is up
      waiting = [...waiting, { event, timer: setTimeout(trackFirst, EVENT_TIMEOUT_MS) }]
      if (waiting.length > MOST_WAITING) trackFirst()
    },
    flush,
  }
}
