import type { FastifyInstance, FastifyRequest } from 'fastify'
import { millisecondsInMinute } from 'date-fns/constants'
import { z } from 'zod'
import type { CounterOrder } from '../../contracts/counter'
import { readPickupCode } from '../../rules/pickup-code'
import type { AuthModules } from '../auth/auth-modules'
import { badRequest, notFound, tooManyRequests } from '../http/problem'
import { accessOf } from '../operators/operator-access'
import type { BackOfficeOrders } from '../orders/back-office-orders'

interface Needs {
  backOffice: Pick<BackOfficeOrders, 'findByCode'>
  signIn: AuthModules
  /** @returns undefined if the shop has no such pickup */
  find(pickup: {
    shopId: string
    orderNo: string
    shipmentId: string
  }): Promise<CounterOrder | undefined>
}

const Params = z.object({ shopId: z.string().min(1).max(256) })
const Body = z.object({ code: z.string().min(1).max(100) })

/** Wrong codes without a delay, within 15 minutes; clerks of a shop share a counter. */
const FREE = { perOperator: 5, perShop: 20 }

function toKeys(request: FastifyRequest, shopId: string) {
  const { email, name } = accessOf(request)
  return [
    {
      kind: 'pickup-code-by',
      subject: `${email ?? name} ${shopId}`,
      limit: { free: FREE.perOperator, capMs: 15 * millisecondsInMinute },
    },
    {
      kind: 'pickup-code-in',
      subject: `shop ${shopId}`,
      limit: { free: FREE.perShop, capMs: millisecondsInMinute },
    },
  ]
}

/** Finds the pickup that waits under a code; of another shop it says no more than of an unknown one. */
export function registerCodes(
  scope: FastifyInstance,
  path: string,
  { backOffice, signIn, find }: Needs,
): void {
  const { pickupCodes } = signIn.throttles
  scope.post(path, async (request): Promise<CounterOrder> => {
    const { shopId } = Params.parse(request.params)
    const code = readPickupCode(Body.parse(request.body).code)
    if (code === undefined) throw badRequest('This is no pickup code: it has six signs.')
    const keys = toKeys(request, shopId)
    const seconds = await pickupCodes.count(keys)
    if (seconds > 0) {
      const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
      throw tooManyRequests(`Too many wrong codes. Try again in ${wait}.`, seconds)
    }
    const found = await backOffice.findByCode(code)
    const pickup = found && (await find({ shopId, ...found }))
    if (pickup?.state !== 'ready' || !pickup.isInForce) {
      throw notFound('This code is not one of this shop’s.', 'unknown-code')
    }
    await pickupCodes.uncount(keys)
    return pickup
  })
}
