import type { Kysely } from 'kysely'
import type { Schema } from './schema'

/**
 * Opens another connection to a database of a server: without time-outs, and without a pooler
 * between, so that it keeps what belongs to a session.
 */
export const unlimitedSessions = new WeakMap<Kysely<Schema>, () => Kysely<Schema>>()
