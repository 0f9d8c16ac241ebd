import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { Services } from '../services'
import { sendProblem } from './error-handler'
import { unavailable } from './problem'

// what asks whether we are healthy waits no longer than a few seconds itself
const ANSWER_WITHIN_MS = 3_000

/**
 * `GET /health`: 200 when requests can be answered, 503 while the database does not answer.
 * @param prepare what is waited for before the first answer
 */
export function registerHealth(
  app: FastifyInstance,
  { db }: Services,
  prepare: () => Promise<void>,
): void {
  // before the first request needs it, but not for engines that only run tests
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

/** @throws Error when it does not answer in time */
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
