export interface KnownWord {
  word: string
  frequency: number
}

const SHORTEST = 3

/** How many letters apart a correction may be: short words have too many neighbours. */
function tolerance(word: string): number {
  if (word.length < SHORTEST) return 0
  return word.length <= 5 ? 1 : 2
}

/** Letters to add, drop, change or swap to get from one word to the other. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1)
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

const PLURAL = 0.5

/** As `editDistance`, but a plural is only half a letter further than its singular. */
function distanceTo(word: string, candidate: string): number {
  const distance = editDistance(word, candidate)
  if (!candidate.endsWith('s')) return distance
  return Math.min(distance, editDistance(word, candidate.slice(0, -1)) + PLURAL)
}

/**
 * The known word most likely meant: one that begins with `word` or is `word` needs no correction
 * (undefined), else the nearest within tolerance, the more frequent first.
 */
export function correctWord(word: string, known: readonly KnownWord[]): string | undefined {
  if (known.some((candidate) => candidate.word.startsWith(word))) return undefined
  const allowed = tolerance(word)
  let best: { word: string; distance: number; frequency: number } | undefined
  for (const candidate of known) {
    if (Math.abs(candidate.word.length - word.length) > allowed + 1) continue
    const distance = distanceTo(word, candidate.word)
    if (distance > allowed + PLURAL || allowed === 0) continue
    const isBetter =
      !best ||
      distance < best.distance ||
      (distance === best.distance && candidate.frequency > best.frequency)
    if (isBetter) best = { ...candidate, distance }
  }
  return best?.word
}
