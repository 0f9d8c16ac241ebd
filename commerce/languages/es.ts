import { SPANISH_ACCOUNT, SPANISH_PASSKEYS } from './es-account'
import { SPANISH_CLAIMS } from './es-claims'
import { SPANISH_EDITED, SPANISH_PHONE_ORDERS } from './es-edits'
import { SPANISH_MISSING, SPANISH_PICKUPS } from './es-pickups'
import { SPANISH_SUBSCRIPTIONS } from './es-subscriptions'
import type { Words } from './words.types'

/** Singular and plural of day, week, month and year. */
const PERIODS = [
  ['día', 'días'],
  ['semana', 'semanas'],
  ['mes', 'meses'],
  ['año', 'años'],
] as const

/** The topics of the contact form, which sends them in English. */
const TOPICS: Readonly<Record<string, string>> = {
  'General Information': 'Información general',
  'Order Status': 'Estado del pedido',
  'My Account': 'Mi cuenta',
  Other: 'Otro',
}

export const SPANISH: Words = {
  language: 'es',
  locale: 'es-US',
  frame: {
    help: (phone) => `¿Tienes preguntas? Llámanos al ${phone}.`,
    why: 'Nos pediste que te avisáramos cuando algo volviera a estar disponible.',
    unsubscribe: 'No recibir más correos como este',
  },
  confirmation: {
    subject: (orderNo) => `Tu pedido ${orderNo}`,
    preheader: (total) => `Tenemos tu pedido de ${total} y ya lo preparamos.`,
    thanks: (name) => `Gracias por tu pedido${name ? `, ${name}` : ''}.`,
    number: (orderNo) => `Tu número de pedido es ${orderNo}.`,
    ofSubscription: 'Llega por tu suscripción, que puedes cambiar cuando quieras.',
    seeOrder: 'Ver tu pedido',
    items: 'Artículos',
    line: (quantity, name, price) => `${quantity} × ${name} a ${price}`,
    detail: (quantity, price) => `${quantity} × ${price}`,
    giftMessage: (text) => `Mensaje de regalo: ${text}`,
    boxRow: (row, pieces) => `Fila ${row} de la caja: ${pieces}`,
    giftCards: 'Tarjetas de regalo por correo',
    mailedOn: (day) => `Se envía por correo el ${day}`,
    mailedAtOnce: 'Se envía por correo en cuanto esté pagada',
    subscribed: (often) => `Suscripción: ${often.toLowerCase()}`,
    delivery: 'Entrega',
    pickup: 'Recogida',
    collectedBy: (name) => `Lo recogerá ${name}`,
    payment: 'Pago',
    endingIn: (name, digits) => `${name} terminada en ${digits}`,
    card: 'Tarjeta',
    methods: {
      CREDIT_CARD: 'Tarjeta',
      PAY_BY_CHECK: 'Cheque',
      GIFT_CERTIFICATE: 'Tarjeta de regalo por correo',
      GIFTCARD: 'Tarjeta de regalo',
      GIFTCARD_DISCOUNTED: 'Tarjeta de regalo',
      KLARNA: 'Klarna',
      NO_PAYMENT: 'Nada que pagar',
    },
    chargedLater: 'Se cobra cuando tu pedido sale de nuestra casa',
    checkRequest: 'Extiende tu cheque a nombre de, y envíalo con el número de pedido a:',
  },
  sums: {
    totals: 'Totales',
    items: 'Artículos',
    certificateFor: (email) => `Tarjeta de regalo para ${email}`,
    subtotal: 'Subtotal',
    shipping: 'Envío',
    tax: 'Impuestos',
    taxIncluded: 'Impuestos incluidos',
    total: 'Total',
    discount: 'Descuento',
  },
  journey: {
    wanted: (day) => `Lo quieres para el ${day}`,
    leaves: (day) => `Sale de nuestra casa el ${day}`,
    arrivesOn: (day) => `Llega el ${day}`,
    arrivesBetween: (from, by) => `Llega entre el ${from} y el ${by}`,
    ice: 'Va con bolsas de hielo y embalaje aislante',
    instructions: (text) => `Instrucciones de entrega: ${text}`,
  },
  notices: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    parcel: 'Lo que lleva',
    shippedSubject: (orderNo) => `Tu pedido ${orderNo} está en camino`,
    shipped: (orderNo) => `Un paquete de tu pedido ${orderNo} ha salido de nuestra casa.`,
    partShippedSubject: (orderNo) => `Una parte de tu pedido ${orderNo} está en camino`,
    partShipped: (orderNo) =>
      `Una parte de tu pedido ${orderNo} ha salido de nuestra casa. Lo demás llegará después.`,
    toFollow: 'Lo que falta por llegar',
    carrier: (name) => `Transportista: ${name}`,
    trackingNumber: (number) => `Número de seguimiento: ${number}`,
    follow: 'Seguir tu paquete',
    cancelledSubject: (orderNo) => `Tu pedido ${orderNo} se canceló`,
    cancelled: (orderNo, total) => `Tu pedido ${orderNo} de ${total} se canceló.`,
    refund: (total) => `Te devolvemos ${total} por el mismo medio con que pagaste.`,
    refundByHand: (total) => `Te devolvemos ${total}.`,
    nothingCharged: 'No se cobró nada.',
    refundedSubject: (orderNo) => `Tu pedido ${orderNo} se canceló y se reembolsó`,
    partRefundedSubject: (orderNo) => `Un reembolso de tu pedido ${orderNo}`,
    partRefunded: (orderNo) =>
      `Te reembolsamos una parte de lo que pagaste por tu pedido ${orderNo}.`,
    declinedSubject: (orderNo) => `Tu tarjeta para el pedido ${orderNo} fue rechazada`,
    declined: (orderNo, total) =>
      `Tu pedido ${orderNo} de ${total} está listo para salir, pero no pudimos cobrar tu tarjeta.`,
    declinedHelp:
      'Agrega otra tarjeta a tu cartera y cobraremos esa; si no, intentaremos de nuevo con la misma. Tu pedido espera hasta entonces.',
    addCard: 'Agregar una tarjeta',
  },
  pickups: SPANISH_PICKUPS,
  claims: SPANISH_CLAIMS,
  edited: SPANISH_EDITED,
  phoneOrders: SPANISH_PHONE_ORDERS,
  missing: SPANISH_MISSING,
  account: SPANISH_ACCOUNT,
  passkeyNotices: SPANISH_PASSKEYS,
  orderList: {
    subject: 'Tus pedidos',
    intro: 'Nos pediste tus números de pedido. Cada enlace muestra un pedido:',
    order: (orderNo, day, total) => `Pedido ${orderNo} del ${day}, ${total}`,
  },
  welcome: {
    subject: (site) => `Te damos la bienvenida a ${site}`,
    intro: 'Tu cuenta está lista, con lugar para tus direcciones, tus cajas y tus pedidos.',
    action: 'Ver tu cuenta',
  },
  accountDeleted: {
    subject: 'Tu cuenta se eliminó',
    intro: 'Tu cuenta se eliminó, con tu perfil, direcciones, tarjetas, listas y preferencias.',
    orders:
      'La ley nos obliga a conservar los importes de pedidos anteriores en nuestros libros. Ya no dicen de quién eran.',
    welcome: 'Gracias por el tiempo con nosotros. Puedes volver cuando quieras.',
  },
  goodFor: (minutes) =>
    `Vale durante ${minutes < 60 ? `${minutes} minutos` : `${minutes / 60} horas`}. Si no lo pediste, no tienes que hacer nada.`,
  message: {
    subject: (topic) => `Tu mensaje: ${TOPICS[topic] ?? topic}`,
    yours: 'Nos escribiste:',
  },
  stock: {
    subject: (product) => `Ya volvió: ${product}`,
    back: (product) => `${product}: disponible otra vez.`,
    hurry: 'Lo hacemos en pequeñas cantidades: cuando se acaba, se acaba.',
    see: 'Ver en la tienda',
  },
  every: (count, period) => {
    const [one, more] = PERIODS[period - 1] ?? ['', '']
    return count === 1 ? `Cada ${one}` : `Cada ${count} ${more}`
  },
  certificate: {
    subject: (amount) => `Una tarjeta de regalo de ${amount} para ti`,
    received: (amount, recipient, sender) =>
      `${recipient ? `Hola, ${recipient}: recibiste` : 'Recibiste'} una tarjeta de regalo de ${amount}${sender ? ` de parte de ${sender}` : ''}.`,
    code: 'Número de la tarjeta',
    securityCode: 'Código de seguridad',
    use: 'Elige algo dulce',
    howTo: 'Escribe los dos al pagar. Lo que sobre se queda en la tarjeta.',
  },
  subscriptions: SPANISH_SUBSCRIPTIONS,
  unsubscribe: {
    title: '¿No recibir más correos como este?',
    ask: 'Dejaremos de escribirte cuando algo vuelva a estar disponible.',
    button: 'No recibir más',
    done: 'Ya no recibirás correos como este.',
    again: 'Si cambias de idea, pídelo otra vez en la página de un producto.',
    unknown: 'Este enlace no es válido.',
  },
  sleeve: {
    title: 'Tu logotipo en una faja',
    company: 'Empresa',
    contactName: 'Tu nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono (opcional)',
    eventDate: 'Fecha del evento',
    quantity: 'Cuántas cajas',
    quantityHint: 'A partir de {least} cajas.',
    sleeveText: 'Texto de la faja',
    logo: 'Logotipo',
    logoHint: 'PNG, JPEG o WebP, hasta 512 kB. Texto, logotipo o ambos.',
    notes: '¿Algo más que debamos saber? (opcional)',
    send: 'Enviar',
    sending: 'Enviando…',
    invalid: 'Revisa este campo.',
    failed: 'No se pudo enviar el formulario. Inténtalo de nuevo.',
  },
  wallet: {
    title: 'Aprueba tu pago',
    standIn: 'Esta página sustituye a {wallet}: no se pide ninguna cuenta y no se mueve dinero.',
    pays: 'Pagas a {merchant}',
    source: 'Pagar con',
    balance: 'Tu saldo',
    empty: 'Una cuenta bancaria sin fondos: el pago será rechazado',
    schedule: 'Cuatro pagos sin intereses',
    today: 'Hoy',
    inWeeks: 'En {weeks} semanas',
    approve: 'Aprobar el pago',
    cancel: 'Cancelar y volver a {merchant}',
    expiredTitle: 'Este pago ha caducado',
    expired:
      'No se ha cobrado nada. Vuelve a {merchant} para intentarlo otra vez o elegir otra forma de pago.',
    back: 'Volver a {merchant}',
  },
}
