import type { EditedWords } from './edited-words.types'

export const ENGLISH_EDITED: EditedWords = {
  subject: (orderNo) => `Your order ${orderNo} was changed`,
  text: (orderNo) => `We have changed your order ${orderNo} for you:`,
  totals: (before, after) => `It costs ${after} now, instead of ${before}.`,
  labels: {
    recipient: 'Recipient',
    address: 'Address',
    phone: 'Phone',
    method: 'Shipping method',
    day: 'Arrival',
    message: 'Gift message',
    item: 'Item',
  },
}
