import type { AnalyticsEvent } from './analytics-events'

/**
 * The longest time that an event waits for a tracker, and that leaving the page waits for a tag
 * manager (ANL-002).
 */
export const EVENT_TIMEOUT_MS = 2_000

/** Maximum number of waiting events; no visitor causes so many within two seconds. */
const MAX_WAITING = 100

interface Tracking {
  /** Settles when the tracker has loaded or cannot load. */
  ready: Promise<unknown>
  track: (event: AnalyticsEvent) => void
}

export interface EventQueue {
  add: (event: AnalyticsEvent) => void
  /** Sends all waiting events immediately and in order, because the visitor leaves the page. */
  flush: () => void
}

/**
 * A queue of events for a tracker. Events are tracked in order, and immediately when the tracker is
 * ready. Until then each waits for at most 2000 ms and is then passed to `track` anyway. If more
 * than a hundred wait, the oldest is passed on at once.
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
      // timers fire in the order of the queue
      waiting = [...waiting, { event, timer: setTimeout(trackFirst, EVENT_TIMEOUT_MS) }]
      if (waiting.length > MAX_WAITING) trackFirst()
    },
    flush,
  }
}
