import type { EditedWords } from './edited-words.types'

export const SPANISH_EDITED: EditedWords = {
  subject: (orderNo) => `Hemos cambiado tu pedido ${orderNo}`,
  text: (orderNo) => `Hemos hecho estos cambios en tu pedido ${orderNo}:`,
  totals: (before, after) => `Ahora cuesta ${after} en lugar de ${before}.`,
  proposalSubject: (orderNo) => `Un cambio en tu pedido ${orderNo} espera tu pago`,
  proposal: (orderNo) => `Como acordamos, queremos cambiar tu pedido ${orderNo}:`,
  proposalCost: (sum) => `Cuesta ${sum} más. Lo cambiamos en cuanto lo hayas pagado.`,
  proposalDue: (until) => `Te lo guardamos hasta el ${until}. Después, tu pedido queda como está.`,
  pay: (sum) => `Pagar ${sum}`,
  givenBackSubject: (orderNo) => `Tu pedido ${orderNo} queda como estaba`,
  givenBack: (orderNo, sum) =>
    `El pago del cambio de tu pedido ${orderNo} llegó cuando ya no era posible. Te devolvemos ${sum}; enviamos el pedido como estaba.`,
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
