import type { Words } from './words.types'

export const SPANISH_PICKUPS: Words['pickups'] = {
  code: 'Muestra este código en la tienda:',
  keptUntil: (day) => `Te lo guardamos hasta el ${day}.`,
  instead: (other, piece) => `${other} en lugar de ${piece}`,
  without: (piece) => `Sin ${piece}`,
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
  part: {
    subject: (orderNo) => `Una parte de tu pedido ${orderNo} fue recogida`,
    text: (orderNo, shop) =>
      `Una parte de tu pedido ${orderNo} fue recogida. El resto aún te espera en ${shop ?? 'la tienda'}.`,
  },
  rest: {
    subject: (orderNo) => `Nadie recogió el resto de tu pedido ${orderNo}`,
    text: (orderNo, shop) =>
      `Nadie recogió el resto de tu pedido ${orderNo}${shop ? ` en ${shop}` : ''}, así que ya no te lo guardamos. Lo que hayas pagado por él se te devuelve.`,
  },
  collected: {
    subject: (orderNo) => `Tu pedido ${orderNo} fue recogido`,
    text: (orderNo, shop) =>
      shop
        ? `Tu pedido ${orderNo} fue recogido en ${shop}. Gracias, y que lo disfrutes.`
        : `Tu pedido ${orderNo} fue recogido. Gracias, y que lo disfrutes.`,
  },
  moved: {
    subject: (orderNo) => `Una nueva hora para tu pedido ${orderNo}`,
    ready: (orderNo, shop, time) =>
      `${shop ?? 'La tienda'} está cerrada cuando tu pedido ${orderNo} debía estar listo. Te espera a partir del ${time}. Lo sentimos.`,
    waits: (orderNo, shop, time) =>
      `${shop ?? 'La tienda'} tiene que cerrar. Tu pedido ${orderNo} está listo y te espera: la tienda abre de nuevo el ${time}. Lo sentimos.`,
  },
  closed: {
    subject: (orderNo) => `Tu pedido ${orderNo} no se puede recoger`,
    text: (orderNo, shop) =>
      `${shop ?? 'La tienda'} está cerrada, así que tu pedido ${orderNo} no se puede recoger. Lo que hayas pagado por él se te devuelve. Lo sentimos.`,
  },
  closedRest: {
    subject: (orderNo) => `El resto de tu pedido ${orderNo} no se puede recoger`,
    text: (orderNo, shop) =>
      `${shop ?? 'La tienda'} está cerrada, así que el resto de tu pedido ${orderNo} no se puede recoger. Lo que hayas pagado por él se te devuelve. Lo sentimos.`,
  },
  returned: {
    subject: (orderNo) => `Nadie recogió tu pedido ${orderNo}`,
    text: (orderNo, shop) =>
      `Nadie recogió tu pedido ${orderNo}${shop ? ` en ${shop}` : ''}, así que ya no te lo guardamos. Lo que hayas pagado por él se te devuelve.`,
  },
}

export const SPANISH_MISSING: Words['missing'] = {
  subject: {
    asked: (orderNo) => `Una pregunta sobre tu pedido ${orderNo}`,
    waiting: (orderNo) => `Tu pedido ${orderNo} tarda un poco más`,
    refunded: (orderNo) => `Falta algo de tu pedido ${orderNo}`,
  },
  refunded: (piece, shop) =>
    `Lo sentimos: en ${shop} ya no queda ${piece} de tu pedido. Te devolvemos su importe; lo demás sigue como lo pediste.`,
  waived: (piece, shop) =>
    `Lo sentimos: en ${shop} ya no queda ${piece} de tu pedido. No lo pagas; lo demás sigue como lo pediste.`,
  asked: (piece, other, shop) =>
    `Lo sentimos: en ${shop} ya no queda ${piece} de tu pedido. ¿Quieres ${other} en su lugar, sin coste adicional?`,
  otherwise: (until) =>
    `Si no sabemos nada de ti antes del ${until}, lo quitamos de tu pedido y no lo pagas.`,
  waiting: (piece, shop, until) =>
    `En ${shop} todavía no hay ${piece} de tu pedido, pero llega pronto. Tu pedido estará listo el ${until}.`,
  answer: 'Responder',
  page: {
    title: (piece) => `Falta ${piece}`,
    ask: (other) => `¿Quieres ${other} en su lugar? No te cuesta nada más.`,
    yes: 'Sí, por favor',
    no: 'No, devuélvanme el importe',
    replaced: (other) => `Gracias. Encontrarás ${other} en tu pedido.`,
    refunded: (piece) => `Te devolvemos el importe de ${piece}. Lo demás sigue como lo pediste.`,
    waived: (piece) => `No pagas ${piece}. Lo demás sigue como lo pediste.`,
    over: 'Ya no hay nada que responder',
    unknown: 'Este enlace no es válido.',
  },
}
