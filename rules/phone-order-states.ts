/** What became of an order that an operator takes for a buyer, who pays by a link. */
export const PHONE_ORDER_STATES = ['draft', 'waiting', 'placed', 'withdrawn', 'expired'] as const
export type PhoneOrderState = (typeof PHONE_ORDER_STATES)[number]
