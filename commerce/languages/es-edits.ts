import type { EditedWords } from './edited-words.types'

export const SPANISH_EDITED: EditedWords = {
  subject: (orderNo) => `Hemos cambiado tu pedido ${orderNo}`,
  text: (orderNo) => `Hemos hecho estos cambios en tu pedido ${orderNo}:`,
  totals: (before, after) => `Ahora cuesta ${after} en lugar de ${before}.`,
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
