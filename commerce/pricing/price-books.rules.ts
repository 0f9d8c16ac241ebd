import type { PriceRow } from './pricing.rules'

export interface PriceBook {
  id: string
  parentId: string | null
  currency: string
  onlineFrom: Date | null
  onlineTo: Date | null
}

/** A price book that applies, and the ancestors that supply its missing prices. */
export interface ApplicableBook {
  id: string
  /** The parent first; ancestors do not apply on their own. */
  ancestorIds: string[]
}

export function listApplicableBooks(
  books: ReadonlyMap<string, PriceBook>,
  ids: readonly string[],
  currency: string,
  at: Date,
): ApplicableBook[] {
  const holds = ({ currency: own, onlineFrom, onlineTo }: PriceBook) =>
    own === currency && (!onlineFrom || onlineFrom <= at) && (!onlineTo || onlineTo > at)
  const wanted = [...new Set(ids)]
  return wanted.flatMap((id): ApplicableBook[] => {
    const book = books.get(id)
    if (!book || !holds(book)) return []
    const ancestorIds: string[] = []
    let parent = books.get(book.parentId ?? '')
    while (parent && !ancestorIds.includes(parent.id) && parent.id !== id) {
      if (!wanted.includes(parent.id) && holds(parent)) ancestorIds.push(parent.id)
      parent = books.get(parent.parentId ?? '')
    }
    return [{ id, ancestorIds }]
  })
}

export function rankRows(
  rows: readonly Omit<PriceRow, 'bookRank'>[],
  books: readonly ApplicableBook[],
): PriceRow[] {
  const seen = new Set<string>()
  return books.flatMap(({ id, ancestorIds }, bookRank) => {
    const source = [id, ...ancestorIds].find((bookId) =>
      rows.some((row) => row.priceBookId === bookId),
    )
    if (source === undefined || seen.has(source)) return []
    seen.add(source)
    return rows.filter((row) => row.priceBookId === source).map((row) => ({ ...row, bookRank }))
  })
}
