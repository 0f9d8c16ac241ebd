// far below the 65,535 parameters one statement may have, for the widest table
const CHUNK = 400

/** Calls `insert` with at most so many rows at a time as one statement can take; never with none. */
export async function insertInChunks<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await insert(rows.slice(from, from + CHUNK))
  }
}
