import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { isPrintable, toPrintable } from '@rules/printable'
import type { RuleKey } from './rule-key'

/** @param characterSet the printer's, if it has more than ASCII (CHK-025) */
type PrintedTextRule = (characterSet?: string) => z.ZodType<string, string>

const printedText =
  (longest: number, key: RuleKey): PrintedTextRule =>
  (characterSet) =>
    z
      .string()
      .overwrite(toPrintable)
      .trim()
      .max(longest, 'invalid')
      .refine((text) => isPrintable(text, characterSet), key)

/** An optional message for the recipient, printed on a card (CHK-022, CHK-023). */
export const giftMessageRule = printedText(LIMITS.giftMessage, 'giftMessage')

/** Instructions for the carrier, printed on a label (CHK-029). */
export const deliveryInstructionsRule = printedText(LIMITS.deliveryInstructions, 'printable')
