import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'

const RUN_EVERY_MS = 60_000

/** Makes what is due, and reminds of what is near, every minute while the engine listens. */
export function runSubscriptionsRegularly(
  app: FastifyInstance,
  { subscriptionRuns }: Services,
): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const work = async () => {
    const { concluded, errors } = await subscriptionRuns.runDue()
    for (const err of errors) app.log.error({ err }, 'could not make a delivery of a subscription')
    const reminded = await subscriptionRuns.remind()
    if (concluded + reminded > 0)
      app.log.info({ concluded, reminded }, 'looked after subscriptions')
  }
  const run = () => {
    running ??= work()
      .catch((err: unknown) => app.log.error({ err }, 'could not look after subscriptions'))
      .finally(() => {
        running = undefined
      })
  }
  app.addHook('onListen', async () => {
    run()
    timer = setInterval(run, RUN_EVERY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
