import { z } from 'zod'
import { toMinor } from '../money'
import type { FoundPayment, LookUpRequest } from './card-gateway.port'

/* The parts of CyberSource's Transaction Search API that this shop reads
   (developer.cybersource.com/api-reference-assets/index.html#transaction-search). */

export const SEARCHES = '/tss/v2/searches'

const LIMIT = 100
/** `1`: the service succeeded. `0` and `-1`: it was declined, or failed. */
const DONE = '1'

const Summary = z.object({
  id: z.string(),
  clientReferenceInformation: z.object({ code: z.string().optional() }).optional(),
  applicationInformation: z
    .object({
      applications: z
        .array(z.object({ name: z.string(), rCode: z.string().optional() }))
        .optional(),
    })
    .optional(),
  orderInformation: z
    .object({
      amountDetails: z.object({
        totalAmount: z.coerce.string().optional(),
        currency: z.string().optional(),
      }),
    })
    .optional(),
})
type Summary = z.infer<typeof Summary>

/** Without any result, there is no `_embedded`. */
export const SearchAnswer = z.object({
  totalCount: z.number(),
  _embedded: z.object({ transactionSummaries: z.array(Summary) }).optional(),
})

export const toSearch = (reference: string) => ({
  save: false,
  name: 'payment without an answer',
  timezone: 'GMT',
  query: `clientReferenceInformation.code:${reference}`,
  offset: 0,
  limit: LIMIT,
  sort: 'submitTimeUtc:asc',
})

const has = ({ applicationInformation }: Summary, service: string, isDone = true) =>
  (applicationInformation?.applications ?? []).some(
    ({ name, rCode }) => name === service && (rCode === DONE) === isDone,
  )

/** Reversals have the reference of their payment. */
export function toFound(
  { totalCount, _embedded }: z.infer<typeof SearchAnswer>,
  { reference, currency }: Pick<LookUpRequest, 'reference' | 'currency'>,
): FoundPayment {
  const { transactionSummaries: all = [] } = _embedded ?? {}
  const own = all.filter(({ clientReferenceInformation: one }) => one?.code === reference)
  const [charged, another] = own.filter((one) => has(one, 'ics_auth'))
  const isReversed = own.some((one) => has(one, 'ics_auth_reversal'))
  if (another || totalCount > all.length) return { state: 'unknown' }
  if (charged && !isReversed) {
    const { totalAmount, currency: given } = charged.orderInformation?.amountDetails ?? {}
    if (totalAmount === undefined || given !== currency) return { state: 'unknown' }
    return { state: 'charged', id: charged.id, amountMinor: toMinor(Number(totalAmount), currency) }
  }
  const isDeclined = own.some((one) => has(one, 'ics_auth', false))
  if (isReversed || isDeclined) return { state: 'not-charged' }
  return { state: own.length > 0 ? 'unknown' : 'absent' }
}
