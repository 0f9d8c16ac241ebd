import type { Kysely, Transaction } from 'kysely'
import { DatabaseAwayError } from './database-away'
import type { Listen } from './listen'
import { reading } from './read-age'
import type { Replicas } from './replicas'
import type { Schema } from './schema'

type Db = Kysely<Schema>

/** The replicas of the databases of this process that have some. */
export const replicasOf = new WeakMap<Db, Replicas>()

/** A replica must have what a notification is about before it answers again. */
export const settleBeforeNotices =
  (listen: Listen, replicas: Replicas): Listen =>
  (channel, { onNotice, onLive, onLost }) =>
    listen(channel, {
      onNotice(payload) {
        void replicas.settle()
        onNotice(payload)
      },
      onLive() {
        void replicas.settle()
        onLive()
      },
      onLost,
    })

/** Reads on a replica, at the earliest what is committed now. */
export async function readSettled<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  const replicas = replicasOf.get(db)
  if (!replicas) return work()
  return reading((await replicas.settle()) ? 'moment' : 'now', work)
}

const CANCELED_BY_REPLICA = '40001'

/**
 * Reads one moment of a database, on a replica if there is one. If that fails meanwhile, everything
 * is read again.
 */
export async function readSnapshot<Result>(
  db: Db,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const read = () =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
  if (!replicasOf.has(db)) return read()
  return reading('moment', read).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (!(error instanceof DatabaseAwayError) && code !== CANCELED_BY_REPLICA) throw error
    return reading('now', read)
  })
}
