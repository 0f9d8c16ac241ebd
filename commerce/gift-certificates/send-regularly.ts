import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'

const SEND_EVERY_MS = 60_000

/**
 * Sends gift certificates whose day has come while the engine listens, and completes orders that
 * waited for that; what it missed, at its start.
 */
export function sendGiftCertificatesRegularly(
  app: FastifyInstance,
  { giftCertificates, orders }: Pick<Services, 'giftCertificates' | 'orders'>,
): void {
  let timer: NodeJS.Timeout | undefined
  const send = () =>
    giftCertificates
      .sendDue()
      .then(() => orders.completeMailed())
      .catch((error: unknown) => app.log.error({ err: error }, 'could not send gift certificates'))
  app.addHook('onListen', async () => {
    void send()
    timer = setInterval(() => void send(), SEND_EVERY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
