import { z } from 'zod'
import { badRequest } from '../../http/problem'

const MAX_PROPERTIES = 60
const MAX_JSON_LENGTH = 16_000
const TOO_LONG = 'The custom properties are too long.'

/** Properties named `c_…`: any JSON values that a client stores with a record. */
export const CustomProperties = z.record(z.string().startsWith('c_').max(256), z.json())
export type CustomProperties = z.infer<typeof CustomProperties>

// computed by the engine; values that a shopper sends under these names are ignored
const OWN_NAMES = new Set([
  'c_flashes',
  'c_pieceNames',
  'c_quantityExceptions',
  'c_paymentAmount',
  'c_taxPending',
  'c_shippingPending',
  'c_actions',
  'c_basketId',
  'c_qualifiers',
  'c_shipnow',
  'c_routeType',
  'c_shipmentGroupType',
  'c_shippingZone',
  'c_arrivesFrom',
  'c_arrivesBy',
  'c_dateProblem',
  'c_icePack',
  'c_approachingDiscounts',
  'c_freeShipping',
  'c_shipmentHasDiscountedProducts',
])

/**
 * A request body of known properties and `c_…` properties. The latter are collected in `custom`.
 * All other names (read-only fields, prices) are ignored.
 */
export function bodyWithCustom<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = z.object(shape)
  return z.looseObject({}).transform((body, context) => {
    const parsed = known.safeParse(body)
    const custom = CustomProperties.safeParse(pickCustom(body))
    if (!parsed.success) addIssues(context, parsed.error)
    if (!custom.success) addIssues(context, custom.error)
    if (!parsed.success || !custom.success) return z.NEVER
    if (!isWithinLimits(custom.data)) {
      context.addIssue({ code: 'custom', message: TOO_LONG })
      return z.NEVER
    }
    return { ...parsed.data, custom: custom.data }
  })
}

/** @throws Problem 400 when the merged properties become too large. */
export function mergeCustom(stored: CustomProperties, sent: CustomProperties): CustomProperties {
  const merged = Object.fromEntries(
    Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null && value !== ''),
  )
  if (isWithinLimits(merged) || Object.keys(sent).length === 0) return merged
  throw badRequest(TOO_LONG)
}

function pickCustom(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name.startsWith('c_') && !OWN_NAMES.has(name)),
  )
}

function isWithinLimits(custom: CustomProperties): boolean {
  const entries = Object.keys(custom).length
  return entries <= MAX_PROPERTIES && JSON.stringify(custom).length <= MAX_JSON_LENGTH
}

function addIssues(context: z.RefinementCtx, error: z.ZodError): void {
  for (const issue of error.issues) {
    context.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] })
  }
}
