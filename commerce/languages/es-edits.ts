import type { EditedWords, PhoneOrderWords } from './edited-words.types'

export const SPANISH_EDITED: EditedWords = {
  subject: (orderNo) => `Hemos cambiado tu pedido ${orderNo}`,
  text: (orderNo) => `Hemos hecho estos cambios en tu pedido ${orderNo}:`,
  totals: (before, after) => `Ahora cuesta ${after} en lugar de ${before}.`,
  proposalSubject: (orderNo) => `Un cambio en tu pedido ${orderNo} espera tu pago`,
  proposal: (orderNo) => `Como acordamos, queremos cambiar tu pedido ${orderNo}:`,
  proposalCost: (sum) => `Cuesta ${sum} más. Lo cambiamos en cuanto lo hayas pagado.`,
  proposalDue: (until) => `Te lo guardamos hasta el ${until}. Después, tu pedido queda como está.`,
  pay: (sum) => `Pagar ${sum}`,
  givenBackSubject: (orderNo) => `Te devolvemos un pago de tu pedido ${orderNo}`,
  givenBack: (orderNo, sum) =>
    `El pago del cambio de tu pedido ${orderNo} llegó cuando ya no era posible. Te devolvemos ${sum}.`,
  endedSubject: (orderNo) => `El cambio de tu pedido ${orderNo} no se hará`,
  withdrawn: (orderNo) => `Hemos retirado el cambio de tu pedido ${orderNo}.`,
  expired: (orderNo) => `El plazo para pagar el cambio de tu pedido ${orderNo} ha terminado.`,
  impossible: (orderNo) => `El cambio de tu pedido ${orderNo} ya no es posible.`,
  notCharged: 'No tienes que pagarlo y no se te ha cobrado nada por él.',
  isBeingChecked:
    'Aún estamos comprobando si se realizó un pago tuyo. Si es así, te lo devolvemos.',
  giftCardsBack: (sum) =>
    `Los ${sum} que habías pagado con tarjeta regalo vuelven a estar en la tarjeta.`,
  stays: 'El pedido en sí queda como está.',
  labels: {
    recipient: 'Destinatario',
    address: 'Dirección',
    phone: 'Teléfono',
    method: 'Método de envío',
    day: 'Llegada',
    message: 'Mensaje de regalo',
    item: 'Artículo',
  },
}

export const SPANISH_PHONE_ORDERS: PhoneOrderWords = {
  subject: (orderNo) => `Tu pedido ${orderNo} espera tu pago`,
  text: 'Como acordamos, hemos anotado tu pedido. Revísalo y paga con una tarjeta: entonces empezamos a prepararlo.',
  due: (until) => `Te lo guardamos todo hasta el ${until}, a estos precios.`,
  withdrawnSubject: (orderNo) => `Hemos retirado tu pedido ${orderNo}`,
  withdrawn: 'Hemos retirado el pedido que esperaba tu pago. No se te ha cobrado nada.',
}
