import { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import type { CardExpiry, CardToken } from './card-fields.port'
import { readJwtPayload } from './jwt-payload'

/** The gateway's codes of card brands (PAY-017) → the storefront's names. */
const CARD_TYPES = new Map([
  ['001', 'Visa'],
  ['002', 'Mastercard'],
  ['003', 'Amex'],
  ['004', 'Discover'],
  ['042', 'Discover'],
])

const transientToken = z.object({
  exp: z.number().int(),
  content: z.object({
    paymentInformation: z.object({
      card: z.object({
        number: z.object({
          maskedValue: z.string().min(4),
          detectedCardTypes: z.array(z.string()).min(1),
        }),
      }),
    }),
  }),
})

/**
 * Reads a card's displayable data from its token.
 * @throws AppError for an unreadable token or an unknown brand (PAY-018).
 */
export function readTransientToken(token: string, expiry: CardExpiry): CardToken {
  const parsed = transientToken.safeParse(readJwtPayload(token))
  if (!parsed.success) throw unreadable('Invalid token payload')
  const { number } = parsed.data.content.paymentInformation.card
  const cardType = CARD_TYPES.get(number.detectedCardTypes[0] ?? '')
  if (!cardType) throw unreadable('Unknown card type')
  return {
    ...expiry,
    token,
    expiresAt: parsed.data.exp,
    cardType,
    maskedNumber: number.maskedValue,
  }
}

function unreadable(detail: string): AppError {
  return new AppError({ kind: 'unexpected', status: 502, message: GENERIC_ERROR_TEXT, detail })
}
