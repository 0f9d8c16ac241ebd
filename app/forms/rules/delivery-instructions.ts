import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'

/**
 * Instructions for the carrier, limited to printable ASCII because they are printed on a label
 * (CHK-029).
 */
export const deliveryInstructionsRule = z
  .string()
  .trim()
  .max(LIMITS.deliveryInstructions, 'invalid')
  .regex(/^[\x20-\x7e\r\n]*$/, 'printable')
