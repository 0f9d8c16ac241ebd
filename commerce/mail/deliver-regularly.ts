import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'

const DELIVER_EVERY_MS = 15_000

/** Sends what is in the outbox while the engine listens, also what an engine that stopped has left. */
export function deliverRegularly(app: FastifyInstance, { mail }: Services): void {
  let timer: NodeJS.Timeout | undefined
  const deliver = () =>
    mail.deliver().catch((error: unknown) => app.log.error({ err: error }, 'could not send mail'))
  app.addHook('onListen', async () => {
    void deliver()
    timer = setInterval(() => void deliver(), DELIVER_EVERY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await mail.close()
  })
}
