// far below the limit of 65,535 parameters per statement, even for the widest table
const CHUNK = 400

/** Calls `insert` with chunks of rows that fit into a statement, but never with an empty list. */
export async function insertInChunks<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await insert(rows.slice(from, from + CHUNK))
  }
}
