import type { Words } from './words.types'

export const SPANISH_PICKUPS: Words['pickups'] = {
  code: 'Muestra este código en la tienda:',
  keptUntil: (day) => `Te lo guardamos hasta el ${day}.`,
  reminder: {
    subject: (orderNo) => `Tu pedido ${orderNo} aún te espera`,
    text: (orderNo, shop) => `Tu pedido ${orderNo} aún te espera en ${shop ?? 'la tienda'}.`,
  },
  ready: {
    subject: (orderNo) => `Tu pedido ${orderNo} está listo para recoger`,
    text: (orderNo, shop) =>
      shop
        ? `Tu pedido ${orderNo} te espera en ${shop}.`
        : `Tu pedido ${orderNo} te espera en la tienda.`,
  },
  collected: {
    subject: (orderNo) => `Tu pedido ${orderNo} fue recogido`,
    text: (orderNo, shop) =>
      shop
        ? `Tu pedido ${orderNo} fue recogido en ${shop}. Gracias, y que lo disfrutes.`
        : `Tu pedido ${orderNo} fue recogido. Gracias, y que lo disfrutes.`,
  },
  returned: {
    subject: (orderNo) => `Nadie recogió tu pedido ${orderNo}`,
    text: (orderNo, shop) =>
      `Nadie recogió tu pedido ${orderNo}${shop ? ` en ${shop}` : ''}, así que ya no te lo guardamos. Lo que hayas pagado por él se te devuelve.`,
  },
}
