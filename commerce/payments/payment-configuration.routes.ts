import type { FastifyInstance } from 'fastify'
import type { ShopperPaymentsTypes } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { Problem } from '../http/problem'
import { needsGateway, paymentTypeOf } from './payment-methods.rules'
import type { PaymentMethod, PaymentsService } from './payments.service'

interface Needs {
  payments: PaymentsService
}

const PATH = '/checkout/shopper-payments/v1/organizations/:organizationId/payment-configuration'

/** The embedded gateway is the only account. */
const ACCOUNT = { accountId: 'card-gateway', vendor: 'CyberSource', live: false } as const

const FIELDS = {
  currency: z.string().regex(/^[A-Z]{3}$/),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  zoneId: z
    .string()
    .regex(/^[a-zA-Z0-9\-_]{1,100}$/)
    .optional(),
  amount: z.coerce.number().nonnegative().optional(),
}
const ConfigurationQuery = z.object(FIELDS)

/** The Shopper Payments API v1: the gateway's accounts and payment methods. */
export function registerPaymentConfiguration(app: FastifyInstance, { payments }: Needs): void {
  app.get(PATH, async (request): Promise<ShopperPaymentsTypes.PaymentConfiguration> => {
    await requireShopper(request)
    const site = await getSite(request)
    const query = ConfigurationQuery.safeParse(request.query)
    if (!query.success) throw invalidField(String(query.error.issues[0]?.path[0] ?? 'currency'))
    const { currency, zoneId } = query.data
    if (![site.currency, ...site.currencies].includes(currency)) throw invalidField('currency')
    const methods = (await payments.listMethods(site.id)).filter(({ id }) => needsGateway(id))
    return {
      ...(zoneId === undefined ? {} : { zoneId }),
      paymentMethodSetAccounts: methods.length > 0 ? [{ ...ACCOUNT }] : [],
      paymentMethods: methods.map(toConfiguredMethod),
    }
  })
}

function toConfiguredMethod({ id }: PaymentMethod) {
  const { accountId } = ACCOUNT
  return { accountId, paymentMethodType: paymentTypeOf(id), paymentModes: ['Multistep'] }
}

function invalidField(invalidField: string): Problem {
  return new Problem(
    400,
    'invalid-payment-configuration-request',
    'Bad Request',
    `The payment configuration request field '${invalidField}' is invalid.`,
    { invalidField },
  )
}
