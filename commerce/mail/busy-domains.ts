import { z } from 'zod'

const MAX_KNOWN = 1_000
/** One full mailbox says nothing of its domain. */
const REFUSALS_BEFORE_PAUSE = 3
const FIRST_PAUSE_MS = 15_000
const MAX_PAUSE_MS = 15 * 60_000

const Temporary = z.object({ responseCode: z.number().min(400).max(499) })

/** Whether the server refuses a mail only for now. */
const isTemporary = (error: unknown) => Temporary.safeParse(error).success

export interface Domains {
  /** Of mails that should wait. */
  full(): string[]
  /** @returns to be called with the error, if any, once the mail has been sent or refused */
  begin(recipient: string): (error: unknown) => void
}

/**
 * Watches which domains take mails of one engine. A domain that refuses several mails in turn for
 * now is left alone, each time twice as long.
 * @param limit how many mails are sent to one domain at once
 */
export function watchDomains(limit: number, now: () => Date): Domains {
  const underWay = new Map<string, number>()
  const refusals = new Map<string, { count: number; until: number }>()

  function noteRefusal(domain: string) {
    const count = (refusals.get(domain)?.count ?? 0) + 1
    const turns = count - REFUSALS_BEFORE_PAUSE
    const pause = turns < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** turns, MAX_PAUSE_MS)
    refusals.delete(domain)
    refusals.set(domain, { count, until: now().getTime() + pause })
    const [oldest] = refusals.keys()
    if (refusals.size > MAX_KNOWN && oldest !== undefined) refusals.delete(oldest)
  }
  return {
    full() {
      const atLimit = [...underWay].filter(([, count]) => count >= limit)
      const paused = [...refusals].filter(([, { until }]) => until > now().getTime())
      return [...new Set([...atLimit, ...paused].map(([domain]) => domain))]
    },
    begin(recipient) {
      const domain = recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase()
      underWay.set(domain, (underWay.get(domain) ?? 0) + 1)
      return (error) => {
        const others = (underWay.get(domain) ?? 1) - 1
        if (others > 0) underWay.set(domain, others)
        else underWay.delete(domain)
        if (error === undefined) refusals.delete(domain)
        else if (isTemporary(error)) noteRefusal(domain)
      }
    },
  }
}
