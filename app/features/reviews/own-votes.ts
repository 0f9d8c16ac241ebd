const AUTHOR_KEY = 'praline.review-author'
const VOTES_KEY = 'praline.review-votes'
const MOST_KEPT = 500

/** Stands for this visitor, in this browser; it says nothing about who that is. */
export function getAuthorId(): string {
  const known = read(AUTHOR_KEY)
  if (known) return known
  const fresh = crypto.randomUUID()
  write(AUTHOR_KEY, fresh)
  return fresh
}

export function hasVoted(reviewId: string): boolean {
  return listVotes().includes(reviewId)
}

export function noteVote(reviewId: string): void {
  write(VOTES_KEY, [...listVotes(), reviewId].slice(-MOST_KEPT).join(' '))
}

function listVotes(): string[] {
  return read(VOTES_KEY)?.split(' ') ?? []
}

// a browser may refuse to keep anything: then it is known until the page is left
const unkept = new Map<string, string>()

function read(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? unkept.get(key)
  } catch {
    return unkept.get(key)
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    unkept.delete(key)
  } catch {
    unkept.set(key, value)
  }
}
