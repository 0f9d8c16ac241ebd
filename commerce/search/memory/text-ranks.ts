import { EventLoopTurns } from '../../db/event-loop-turns'
import { sortInTurns } from './sort-in-turns'

type Texts = readonly (string | null)[]

const known = new WeakMap<Texts, Float64Array>()

/** Returns the rank of each text among all, ignoring case and accents; NaN without a text. */
export function ranksOf(texts: Texts): Float64Array {
  const ranked = known.get(texts)
  if (ranked) return ranked
  const folded = texts.map(fold)
  const sorted = [...new Set(folded.filter((text) => text !== null))].sort()
  const rankOf = new Map(sorted.map((text, rank) => [text, rank]))
  const ranks = Float64Array.from(folded, (text) => rankIn(rankOf, text))
  known.set(texts, ranks)
  return ranks
}

/** Does the work for `ranksOf`, and lets others run in between. */
export async function rankTexts(texts: Texts): Promise<void> {
  if (known.has(texts)) return
  const turns = new EventLoopTurns()
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
  known.set(texts, ranks)
}

const rankIn = (rankOf: ReadonlyMap<string, number>, text: string | null) =>
  text === null ? NaN : (rankOf.get(text) ?? NaN)

const ASCII = /^[\0-\x7f]*$/

function fold(text: string | null): string | null {
  if (text === null || ASCII.test(text)) return text && text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
