import type { PGlite } from '@electric-sql/pglite'
import type { Kysely } from 'kysely'
import type { Listen } from './listen'
import type { Schema } from './schema'

/**
 * Listens to notifications of the embedded database. No other process uses this database, so only
 * the process's own changes are reported.
 */
export function listenToPglite(pglite: PGlite, db: Kysely<Schema>): Listen {
  return (channel, { onNotice, onLive }) => {
    let isStopped = false
    // uses the connection exclusively: a LISTEN inside another transaction would be undone by its
    // rollback
    const listening = db.connection().execute(() =>
      pglite.listen(channel, (payload) => {
        if (!isStopped) onNotice(payload)
      }),
    )
    listening.then(
      () => isStopped || onLive(),
      // the database was closed meanwhile
      () => undefined,
    )
    return async () => {
      isStopped = true
      const unlisten = await listening.catch(() => undefined)
      if (!unlisten || pglite.closed) return
      await db.connection().execute(() => unlisten())
    }
  }
}
