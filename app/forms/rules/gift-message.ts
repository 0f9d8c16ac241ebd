import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'

// Letters of languages in Latin script, with the punctuation that phones type. Not \p{M}, which
// includes the characters that turn a digit into an emoji.
const WORDS = /^[\p{Script=Latin}\u0300-\u036f0-9 .,!?¡¿'’‘"“”„«»&():;\-–—…\r\n]*$/u

/**
 * An optional message for the recipient, at most 150 characters (CHK-022, CHK-023). The engine's
 * gift-message call has the same rule (commerce/custom-gateway/gift-message.schemas.ts).
 */
export const giftMessageRule = z
  .string()
  .normalize()
  .trim()
  .max(LIMITS.giftMessage, 'invalid')
  .regex(WORDS, 'giftMessage')
  .optional()
