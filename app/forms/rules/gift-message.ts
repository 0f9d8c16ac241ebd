import { z } from 'zod'
import { LIMITS } from '../limits'

// Printable ASCII without the signs that a label printer does not know.
const PRINTABLE = /^[A-Za-z0-9 .,!?'"&():;\-\r\n]*$/

/** A message for the recipient, optional, at most 150 characters (CHK-022, CHK-023, CHK-025). */
export const giftMessageRule = z
  .string()
  .trim()
  .max(LIMITS.giftMessage, 'invalid')
  .regex(PRINTABLE, 'giftMessage')
  .optional()
