interface CardOutcome {
  reason: string
  message: string
}

export const APPROVED = 'approved'
/** The order total exceeds the amount approved in the wallet. */
export const AMOUNT_EXCEEDED = 'EXCEEDS_APPROVED_AMOUNT'
export const WALLET_DECLINED = 'WALLET_DECLINED'

const DECLINES: Readonly<Record<string, CardOutcome>> = {
  '4000000000000002': { reason: 'PROCESSOR_DECLINED', message: 'The card was declined.' },
  '4000000000000069': { reason: 'EXPIRED_CARD', message: 'The card has expired.' },
  '4000000000009995': { reason: 'INSUFFICIENT_FUND', message: 'The card has insufficient funds.' },
  '4000000000000127': { reason: 'CVN_NOT_MATCH', message: 'The security code is wrong.' },
}

/** All cards that are not listed are approved. */
export function outcomeOf(digits: string): string {
  return DECLINES[digits]?.reason ?? APPROVED
}

export function declineMessage(reason: string): string {
  if (reason === WALLET_DECLINED) return 'The payment was not approved.'
  if (reason === AMOUNT_EXCEEDED) return 'The order comes to more than what was approved.'
  const known = Object.values(DECLINES).find((decline) => decline.reason === reason)
  return known?.message ?? 'The card was declined.'
}
