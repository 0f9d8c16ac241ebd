import { EventLoopTurns } from '../../db/event-loop-turns'
import { sortInTurns } from './sort-in-turns'

type Texts = readonly (string | null)[]

interface Ranking {
  ranks: Float64Array
  /** By rank, without case and accents. */
  sorted: readonly string[]
}

const known = new WeakMap<Texts, Ranking>()

/** Sorting all texts takes less time than placing more of them. */
const MANY = 2_000

/** Returns the rank of each text among all, ignoring case and accents; NaN without a text. */
export function ranksOf(texts: Texts): Float64Array {
  const ranked = known.get(texts)
  if (ranked) return ranked.ranks
  const folded = texts.map(fold)
  const sorted = [...new Set(folded.filter((text) => text !== null))].sort()
  const rankOf = new Map(sorted.map((text, rank) => [text, rank]))
  const ranks = Float64Array.from(folded, (text) => rankIn(rankOf, text))
  known.set(texts, { ranks, sorted })
  return ranks
}

/** Does the work for `ranksOf`, and lets others run in between. */
export async function rankTexts(texts: Texts, signal?: AbortSignal): Promise<void> {
  if (known.has(texts)) return
  const turns = new EventLoopTurns(signal)
  const folded: (string | null)[] = []
  const rankOf = new Map<string, number>()
  await turns.forEach(texts.length, (at) => {
    const text = fold(texts[at] ?? null)
    folded.push(text)
    if (text !== null) rankOf.set(text, 0)
  })
  const sorted = await sortInTurns([...rankOf.keys()], turns)
  await turns.forEach(sorted.length, (rank) => rankOf.set(sorted[rank] ?? '', rank))
  const ranks = new Float64Array(texts.length)
  await turns.forEach(texts.length, (at) => {
    ranks[at] = rankIn(rankOf, folded[at] ?? null)
  })
  known.set(texts, { ranks, sorted })
}

/** Does it for texts of which few differ from others that are ranked already. */
export async function rankChanged(
  before: Texts,
  texts: Texts,
  signal?: AbortSignal,
): Promise<void> {
  if (known.has(texts)) return
  const ranking = known.get(before)
  const changed = new Map<number, string | null>()
  for (let at = 0; at < texts.length && changed.size <= MANY; at += 1) {
    const text = texts[at] ?? null
    if (at >= before.length || text !== before[at]) changed.set(at, fold(text))
  }
  if (!ranking || changed.size > MANY) await rankTexts(texts, signal)
  else known.set(texts, place(ranking, texts.length, changed))
}

function place(
  { ranks, sorted }: Ranking,
  size: number,
  changed: ReadonlyMap<number, string | null>,
): Ranking {
  const isUsed = new Uint8Array(sorted.length)
  ranks.forEach((rank, at) => {
    if (at < size && !Number.isNaN(rank) && !changed.has(at)) isUsed[rank] = 1
  })
  const added = [...new Set([...changed.values()].filter((text) => text !== null))].sort()
  const merged: string[] = []
  const rankOf = new Map<string, number>()
  const moved = new Float64Array(sorted.length)
  let next = 0
  for (let rank = 0; rank <= sorted.length; rank += 1) {
    const text = sorted[rank]
    for (; next < added.length; next += 1) {
      const own = added[next] ?? ''
      if (text !== undefined && own >= text) break
      rankOf.set(own, merged.push(own) - 1)
    }
    if (text === undefined) break
    const isAdded = added[next] === text
    moved[rank] = isUsed[rank] || isAdded ? merged.push(text) - 1 : NaN
    if (!isAdded) continue
    rankOf.set(text, merged.length - 1)
    next += 1
  }
  const placed = Float64Array.from({ length: size }, (_, at) => moved[ranks[at] ?? NaN] ?? NaN)
  for (const [at, text] of changed) placed[at] = rankIn(rankOf, text)
  return { ranks: placed, sorted: merged }
}

const rankIn = (rankOf: ReadonlyMap<string, number>, text: string | null) =>
  text === null ? NaN : (rankOf.get(text) ?? NaN)

const ASCII = /^[\0-\x7f]*$/

function fold(text: string | null): string | null {
  if (text === null || ASCII.test(text)) return text && text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
