import type { Db } from '../db/client'
import type { Schema } from '../db/schema'
import type { TestEngine } from './engine'

/** Deletes the rows of these tables, in this order. */
export async function empty(db: Db, ...tables: (keyof Schema)[]): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute()
}

/** Returns how many of a product can be ordered. */
export async function atsOf(db: Db, productId: string, listId = 'brindille-warehouse') {
  const rows = db.selectFrom('inventory').select('ats').where('product_id', '=', productId)
  return (await rows.where('list_id', '=', listId).executeTakeFirstOrThrow()).ats
}

/** Returns a function that asks the back office: with a payload by POST. */
export const askOffice =
  (engine: TestEngine, root = '') =>
  async (path: string, payload?: object, headers: Record<string, string> = {}) => {
    const [method, url] = [payload ? 'POST' : 'GET', `/back-office/api${root}${path}`] as const
    const answer = await engine.app.inject({ method, url, payload, headers })
    const body = answer.body === '' ? undefined : answer.json()
    return { status: answer.statusCode, body, headers: answer.headers }
  }
