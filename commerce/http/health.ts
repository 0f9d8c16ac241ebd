import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/client'
import { sendProblem } from './error-handler'
import { unavailable } from './problem'

interface Needs {
  db: Db
}

// health checks usually time out after a few seconds themselves
const ANSWER_WITHIN_MS = 3_000

/**
 * `GET /health`: 200 if requests can be answered, 503 while the database does not answer.
 * @param prepare a task that finishes before the first response
 */
export function registerHealth(
  app: FastifyInstance,
  { db }: Needs,
  prepare: () => Promise<void>,
): void {
  // prepares before the first request, but not in engines that tests create without listening
  let reading: Promise<unknown> | undefined
  app.server.once('listening', () => {
    reading = prepare().catch((error: unknown) => app.log.error({ err: error }))
  })
  app.addHook('onClose', async () => void (await reading))
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    await reading
    try {
      await askDatabase(db)
      return { status: 'ok' }
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      return sendProblem(reply, unavailable('The database does not answer.'))
    }
  })
}

/** @throws Error if the database does not answer in time */
async function askDatabase(db: Db): Promise<void> {
  const timer = new AbortController()
  const timeout = wait(ANSWER_WITHIN_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer within ${ANSWER_WITHIN_MS} ms.`)
  })
  try {
    await Promise.race([sql`select 1`.execute(db), timeout])
  } finally {
    timer.abort()
  }
}
