/**
 * What became of a change of an order for which the buyer has to pay: only an open one waits.
 * `impossible`: the order was packed or changed meanwhile.
 */
export const PROPOSAL_STATES = ['open', 'applied', 'withdrawn', 'expired', 'impossible'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]
