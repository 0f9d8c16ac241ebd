import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'

const SWEEP_EVERY_MS = 5 * 60_000

/** Removes baskets whose time is over, every few minutes while the engine listens. */
export function sweepExpiredBaskets(app: FastifyInstance, { baskets }: Services): void {
  let timer: NodeJS.Timeout | undefined
  const sweep = () =>
    baskets.removeExpired().then(
      (removed) => removed > 0 && app.log.info({ removed }, 'removed expired baskets'),
      (error: unknown) => app.log.error({ err: error }, 'could not remove expired baskets'),
    )
  app.addHook('onListen', async () => {
    timer = setInterval(() => void sweep(), SWEEP_EVERY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
