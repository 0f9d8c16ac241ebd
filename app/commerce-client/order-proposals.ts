import { z } from 'zod'
import { PHONE_ORDER_STATES } from '@rules/phone-order-states'
import { PROPOSAL_STATES } from '@rules/proposal-states'
import { unreadable } from '@/errors/to-app-error'
import { callCustom } from './transport'

const proposalSchema = z.object({
  kind: z.literal('change'),
  orderNo: z.string(),
  currency: z.string(),
  state: z.enum(PROPOSAL_STATES),
  isGivenBack: z.boolean(),
  isBeingChecked: z.boolean(),
  payUntil: z.string(),
  difference: z.number(),
  giftCards: z.array(z.object({ id: z.string(), masked: z.string(), amount: z.number() })),
  /** What gift cards leave of the difference. */
  toPay: z.number(),
  takesGiftCards: z.boolean(),
  changes: z.array(z.string()),
  totals: z.object({ before: z.number(), after: z.number(), tax: z.number() }).optional(),
})
/** A change of an order for which the shop asks the buyer to pay. */
export type OrderProposal = z.infer<typeof proposalSchema>

const phoneOrderSchema = z.object({
  kind: z.literal('order'),
  orderNo: z.string(),
  currency: z.string(),
  state: z.enum(PHONE_ORDER_STATES),
  payUntil: z.string(),
  total: z.number(),
  parcels: z.array(z.object({ address: z.array(z.string()), lines: z.array(z.string()) })),
  sums: z.array(z.tuple([z.string(), z.string()])),
})
/** An order that the shop has taken for the buyer, who pays for it. */
export type PhoneOrder = z.infer<typeof phoneOrderSchema>

const payableSchema = z.discriminatedUnion('kind', [proposalSchema, phoneOrderSchema])
export type Payable = OrderProposal | PhoneOrder

async function ask(siteId: string, path: string, body: object): Promise<Payable> {
  const call = { method: 'POST', api: 'order-proposals/v1', path, body } as const
  const answer = payableSchema.safeParse(await callCustom(siteId, call))
  if (answer.success) return answer.data
  throw unreadable(answer.error)
}

/** @param token of the mail's link */
export const orderProposalQuery = (siteId: string, token: string) => ({
  queryKey: ['shopper', 'order-proposal', siteId, token] as const,
  queryFn: () => ask(siteId, 'read', { token }),
  retry: false,
})

/**
 * Charges the card once, however often it is called.
 * @param cardToken of the card fields; absent if gift cards pay all of it
 * @param expected what the page shows to pay
 * @throws AppError 400 `payment-declined`, 404, 409, 503
 */
export const payProposal = (
  siteId: string,
  payment: { token: string; expected: number; cardToken?: string; recaptchaToken?: string },
): Promise<Payable> => ask(siteId, 'pay', payment)

/** @throws AppError 400 `invalid-gift-certificate`, 404, 409 */
export const addProposalGiftCard = (
  siteId: string,
  card: { token: string; cardNumber: string; cvc?: string },
): Promise<Payable> => ask(siteId, 'gift-cards', card)

export const removeProposalGiftCard = (
  siteId: string,
  card: { token: string; id: string },
): Promise<Payable> => ask(siteId, 'gift-cards/removal', card)
