import type { EventLoopTurns } from '../../db/event-loop-turns'

/** Texts that are sorted at once. */
const RUN = 2_000

/** Sorts as `sort` does, and lets others run in between. */
export async function sortInTurns(
  texts: readonly string[],
  turns: EventLoopTurns,
): Promise<string[]> {
  let runs: string[][] = []
  for (let from = 0; from < texts.length; from += RUN) {
    turns.begin()
    runs.push(texts.slice(from, from + RUN).sort())
    await turns.share()
  }
  while (runs.length > 1) {
    const merged: string[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], turns))
    }
    runs = merged
  }
  return runs[0] ?? []
}

async function merge(one: string[], other: string[], turns: EventLoopTurns): Promise<string[]> {
  if (other.length === 0) return one
  const merged: string[] = []
  let [first, second] = [0, 0]
  await turns.forEach(one.length + other.length, () => {
    const [a, b] = [one[first], other[second]]
    const isFirst = b === undefined || (a !== undefined && a <= b)
    merged.push((isFirst ? a : b) ?? '')
    if (isFirst) first += 1
    else second += 1
  })
  return merged
}
