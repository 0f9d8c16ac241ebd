/** Rows read at once, so that memory does not grow with the shop. */
export const PAGE = 400

export async function* inPages<Row>(
  read: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | undefined
  do {
    const rows = await read(after)
    if (rows.length > 0) yield rows
    after = rows.length < PAGE ? undefined : rows.at(-1)
  } while (after !== undefined)
}

export function* inGroups<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += PAGE) yield items.slice(start, start + PAGE)
}
