import type { PGlite } from '@electric-sql/pglite'
import type { Kysely } from 'kysely'
import type { Listen } from './listen'
import type { Schema } from './schema'

/** The embedded database has no other processes: it reports what this one has changed. */
export function listenToPglite(pglite: PGlite, db: Kysely<Schema>): Listen {
  return (channel, { onNotice, onLive }) => {
    let isStopped = false
    // with the connection to itself: LISTEN within another's transaction ends if that is rolled back
    const listening = db.connection().execute(() =>
      pglite.listen(channel, (payload) => {
        if (!isStopped) onNotice(payload)
      }),
    )
    listening.then(
      () => isStopped || onLive(),
      // it was closed meanwhile
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
