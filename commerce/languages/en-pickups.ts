import type { Words } from './words.types'

export const ENGLISH_PICKUPS: Words['pickups'] = {
  code: 'Show this code in the shop:',
  keptUntil: (day) => `We keep it for you until ${day}.`,
  reminder: {
    subject: (orderNo) => `Your order ${orderNo} still waits for you`,
    text: (orderNo, shop) =>
      `Your order ${orderNo} is still ready for you ${shop ? `at ${shop}` : 'in the shop'}.`,
  },
  ready: {
    subject: (orderNo) => `Your order ${orderNo} is ready to be collected`,
    text: (orderNo, shop) =>
      shop
        ? `Your order ${orderNo} is ready for you at ${shop}.`
        : `Your order ${orderNo} is ready for you in the shop.`,
  },
  collected: {
    subject: (orderNo) => `Your order ${orderNo} was collected`,
    text: (orderNo, shop) =>
      shop
        ? `Your order ${orderNo} was collected at ${shop}. Thank you, and enjoy it.`
        : `Your order ${orderNo} was collected. Thank you, and enjoy it.`,
  },
  returned: {
    subject: (orderNo) => `Your order ${orderNo} was not collected`,
    text: (orderNo, shop) =>
      `Nobody came for your order ${orderNo}${shop ? ` at ${shop}` : ''}, so we no longer keep it for you. Anything you have paid for it is refunded.`,
  },
}
