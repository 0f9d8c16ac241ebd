/** The database cannot be reached, or the connection broke; a later attempt may succeed. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'
}

// SQLSTATE: connection lost; shut down, crashed or starting; out of resources; disk failed; a
// database or a disk that can only be read
const AWAY = /^(?:08|57P|53|58|25006|42501)/

/**
 * Runs a step with a driver. Only errors of the database itself have a severity and an SQLSTATE;
 * any other error of a driver means that the database did not answer.
 * @throws DatabaseAwayError if the database did not answer, or reported that it is shutting down
 */
export async function reach<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (isAnswer(error) || error instanceof TypeError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseAwayError(`The database does not answer: ${reason}`, { cause: error })
  }
}

function isAnswer(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('severity' in error)) return false
  return 'code' in error && typeof error.code === 'string' && !AWAY.test(error.code)
}
