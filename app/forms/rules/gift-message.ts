import { z } from 'zod'
import { LIMITS } from '../limits'

// Letters of the languages written in Latin script, and the punctuation of their sentences as phones
// write it. Not \p{M}: it holds the signs that make an emoji of a digit.
const WORDS = /^[\p{Script=Latin}\u0300-\u036f0-9 .,!?¡¿'’‘"“”„«»&():;\-–—…\r\n]*$/u

/**
 * A message for the recipient, optional, at most 150 characters (CHK-022, CHK-023). The engine's
 * gift-message call has the same rule (commerce/custom-gateway/gift-message.schemas.ts).
 */
export const giftMessageRule = z
  .string()
  .normalize()
  .trim()
  .max(LIMITS.giftMessage, 'invalid')
  .regex(WORDS, 'giftMessage')
  .optional()
