import type { NewGiftCard } from '@/commerce-client/gift-certificate-items'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { OTHER_AMOUNT, type EGiftCardValues } from '@/forms/rules/e-gift-card'

/** Amounts offered as radio buttons, in dollars. */
export const AMOUNTS: readonly number[] = [25, 50, 75, 100]

/** Converts a card to the form's values. @param card undefined for a new card */
export function toValues(
  card: NewGiftCard | undefined,
  designs: readonly LineProduct[],
): EGiftCardValues {
  const amount = card?.amount ?? 50
  const isOffered = AMOUNTS.includes(amount)
  return {
    design: card?.c_design || (designs[0]?.id ?? ''),
    choice: isOffered ? String(amount) : OTHER_AMOUNT,
    otherAmount: isOffered ? '' : String(amount),
    recipientName: card?.recipientName ?? '',
    recipientEmail: card?.recipientEmail ?? '',
    senderName: card?.senderName ?? '',
    message: card?.message ?? '',
    sendDate: card?.c_sendDate ?? '',
  }
}

export function toNewCard(values: EGiftCardValues): NewGiftCard {
  const { choice, otherAmount, design, sendDate, message } = values
  return {
    amount: Number(choice === OTHER_AMOUNT ? otherAmount : choice),
    recipientEmail: values.recipientEmail,
    recipientName: values.recipientName,
    senderName: values.senderName,
    message,
    c_design: design,
    c_sendDate: sendDate || null,
  }
}
