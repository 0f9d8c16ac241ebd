import type { PGlite } from '@electric-sql/pglite'
import type { Kysely } from 'kysely'
import type { EmbeddedDatabase } from './embedded-database'
import type { Listen } from './listen'
import type { Schema } from './schema'

/** No other process uses this database, so only the process's own changes are reported. */
export function listenToPglite(database: EmbeddedDatabase, db: Kysely<Schema>): Listen {
  return (channel, { onNotice, onLive, onLost }) => {
    let isStopped = false
    let listening: Promise<{ pglite: PGlite; unlisten: () => Promise<void> } | undefined>
    const listen = () => {
      // uses the connection exclusively: a LISTEN inside another transaction would be undone by its
      // rollback
      listening = db
        .connection()
        .execute(async () => {
          const pglite = database.current
          const unlisten = await pglite.listen(channel, (payload) => {
            if (!isStopped) onNotice(payload)
          })
          return { pglite, unlisten: () => unlisten() }
        })
        // the database was closed meanwhile
        .catch(() => undefined)
      void listening.then((live) => {
        if (live && !isStopped) onLive()
      })
    }
    const unwatch = database.watch(onLost, listen)
    listen()
    return async () => {
      isStopped = true
      unwatch()
      const live = await listening
      if (!live || live.pglite.closed || !database.isCurrent(live.pglite)) return
      await db.connection().execute(live.unlisten)
    }
  }
}
