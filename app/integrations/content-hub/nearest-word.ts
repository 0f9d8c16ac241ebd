/** How many letters of a word may differ: short words would match too many others. */
function tolerance(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** Returns the known word most similar to a misspelled one; undefined if none is similar enough. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined
  let allowed = tolerance(word)
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const distance = editDistance(word, candidate)
    if (distance > allowed || (nearest !== undefined && distance === allowed)) continue
    nearest = candidate
    allowed = distance
  }
  return nearest
}

/** Returns how many letters must be added, removed or changed to turn one word into the other. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change))
    }
    above = row
  }
  return above[b.length] ?? 0
}
