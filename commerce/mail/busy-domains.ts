const MAX_KNOWN = 1_000
/** One full mailbox says nothing of its domain. */
const REFUSALS_BEFORE_PAUSE = 3
const FIRST_PAUSE_MS = 15_000
const MAX_PAUSE_MS = 15 * 60_000

/** What became of a mail to a domain; undefined if the domain was not asked. */
type Heard = 'taken' | 'refused' | 'not now' | undefined

export interface Domains {
  /** Of mails that should wait. */
  full(): string[]
  begin(recipient: string): void
  end(recipient: string, heard: Heard): void
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
      const domain = domainOf(recipient)
      underWay.set(domain, (underWay.get(domain) ?? 0) + 1)
    },
    end(recipient, heard) {
      const domain = domainOf(recipient)
      const others = (underWay.get(domain) ?? 1) - 1
      if (others > 0) underWay.set(domain, others)
      else underWay.delete(domain)
      if (heard === 'taken') refusals.delete(domain)
      if (heard === 'not now') noteRefusal(domain)
    },
  }
}

const domainOf = (recipient: string) =>
  recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase()
