/** Letters that may be wrong: short words have too many neighbours. */
function tolerance(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** The known word that a misspelled one most likely means; undefined where none is near. */
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

/** Letters to add, drop or change to get from one word to the other. */
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
