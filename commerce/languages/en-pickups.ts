import type { Words } from './words.types'

export const ENGLISH_PICKUPS: Words['pickups'] = {
  code: 'Show this code in the shop:',
  keptUntil: (day) => `We keep it for you until ${day}.`,
  instead: (other, piece) => `${other} instead of ${piece}`,
  without: (piece) => `Without ${piece}`,
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
  part: {
    subject: (orderNo) => `A part of your order ${orderNo} was collected`,
    text: (orderNo, shop) =>
      `A part of your order ${orderNo} was collected. The rest is still ready for you ${shop ? `at ${shop}` : 'in the shop'}.`,
  },
  rest: {
    subject: (orderNo) => `The rest of your order ${orderNo} was not collected`,
    text: (orderNo, shop) =>
      `Nobody came for the rest of your order ${orderNo}${shop ? ` at ${shop}` : ''}, so we no longer keep it for you. Anything you have paid for it is refunded.`,
  },
  collected: {
    subject: (orderNo) => `Your order ${orderNo} was collected`,
    text: (orderNo, shop) =>
      shop
        ? `Your order ${orderNo} was collected at ${shop}. Thank you, and enjoy it.`
        : `Your order ${orderNo} was collected. Thank you, and enjoy it.`,
  },
  moved: {
    subject: (orderNo) => `A new time for your order ${orderNo}`,
    ready: (orderNo, shop, time) =>
      `${shop ?? 'The shop'} is closed when your order ${orderNo} was to be ready. It is ready for you from ${time}. We are sorry.`,
    waits: (orderNo, shop, time) =>
      `${shop ?? 'The shop'} has to close. Your order ${orderNo} is ready and waits for you: the shop opens again on ${time}. We are sorry.`,
  },
  closed: {
    subject: (orderNo) => `Your order ${orderNo} cannot be picked up`,
    text: (orderNo, shop) =>
      `${shop ?? 'The shop'} is closed, so your order ${orderNo} cannot be picked up. Anything you have paid for it is refunded. We are sorry.`,
  },
  closedRest: {
    subject: (orderNo) => `The rest of your order ${orderNo} cannot be picked up`,
    text: (orderNo, shop) =>
      `${shop ?? 'The shop'} is closed, so the rest of your order ${orderNo} cannot be picked up. Anything you have paid for it is refunded. We are sorry.`,
  },
  returned: {
    subject: (orderNo) => `Your order ${orderNo} was not collected`,
    text: (orderNo, shop) =>
      `Nobody came for your order ${orderNo}${shop ? ` at ${shop}` : ''}, so we no longer keep it for you. Anything you have paid for it is refunded.`,
  },
}

export const ENGLISH_MISSING: Words['missing'] = {
  subject: {
    asked: (orderNo) => `A question about your order ${orderNo}`,
    waiting: (orderNo) => `Your order ${orderNo} takes a little longer`,
    refunded: (orderNo) => `Something of your order ${orderNo} is missing`,
  },
  refunded: (piece, shop) =>
    `We are sorry: ${shop} does not have ${piece} of your order any more. We refund it; everything else stays as you ordered it.`,
  waived: (piece, shop) =>
    `We are sorry: ${shop} does not have ${piece} of your order any more. You do not pay for it; everything else stays as you ordered it.`,
  asked: (piece, other, shop) =>
    `We are sorry: ${shop} does not have ${piece} of your order any more. Would you like ${other} instead, at no extra cost?`,
  otherwise: (until) =>
    `If we do not hear from you by ${until}, we take it off your order, and you do not pay for it.`,
  waiting: (piece, shop, until) =>
    `${shop} does not have ${piece} of your order yet, and gets it soon. Your order will be ready by ${until}.`,
  answer: 'Answer',
  page: {
    title: (piece) => `${piece} is missing`,
    ask: (other) => `Would you like ${other} instead? It costs you nothing extra.`,
    yes: 'Yes, please',
    no: 'No, refund it',
    replaced: (other) => `Thank you. You will find ${other} in your order.`,
    refunded: (piece) => `We refund ${piece}. Everything else stays as you ordered it.`,
    waived: (piece) => `You do not pay for ${piece}. Everything else stays as you ordered it.`,
    over: 'There is nothing left to answer',
    unknown: 'This link is not good.',
  },
}
