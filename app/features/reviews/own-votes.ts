import { asList, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** The votes remembered in a browser: the last ones. */
const LIMIT = 500

const author = storedValue({ area: 'local', key: 'praline.review-author', parse: asText })
const votes = storedValue({
  area: 'local',
  key: 'praline.review-votes',
  parse: (stored) => asList(stored, asText),
})

/** Stands for this visitor, in this browser; it says nothing about who that is. */
export function getAuthorId(): string {
  const known = author.get()
  if (known) return known
  const fresh = crypto.randomUUID()
  author.set(fresh)
  return fresh
}

export function hasVoted(reviewId: string): boolean {
  return votes.get()?.includes(reviewId) ?? false
}

export function noteVote(reviewId: string): void {
  votes.set([...(votes.get() ?? []), reviewId].slice(-LIMIT))
}
