import { z } from 'zod'
import { PROPOSAL_STATES } from '@rules/proposal-states'
import { unreadable } from '@/errors/to-app-error'
import { callCustom } from './transport'

const proposalSchema = z.object({
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

async function ask(siteId: string, path: string, body: object): Promise<OrderProposal> {
  const call = { method: 'POST', api: 'order-proposals/v1', path, body } as const
  const answer = proposalSchema.safeParse(await callCustom(siteId, call))
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
 * @throws AppError 400 `payment-declined`, 404, 409, 503
 */
export const payProposal = (
  siteId: string,
  payment: { token: string; cardToken?: string; recaptchaToken?: string },
): Promise<OrderProposal> => ask(siteId, 'pay', payment)

/** @throws AppError 400 `invalid-gift-certificate`, 404, 409 */
export const addProposalGiftCard = (
  siteId: string,
  card: { token: string; cardNumber: string; cvc?: string },
): Promise<OrderProposal> => ask(siteId, 'gift-cards', card)

export const removeProposalGiftCard = (
  siteId: string,
  card: { token: string; id: string },
): Promise<OrderProposal> => ask(siteId, 'gift-cards/removal', card)
