import type { ClaimWords } from './claim-words.types'

export const SPANISH_CLAIMS: ClaimWords = {
  link: '¿Hay algún problema?',
  kinds: {
    melted: 'Derretido',
    broken: 'Roto',
    missing: 'Falta',
    late: 'Demasiado tarde',
    wrong: 'Llegó otra cosa',
  },
  about: 'De qué se trata',
  see: 'Ver qué pasa',
  received: {
    subject: (orderNo) => `Estamos revisando tu pedido ${orderNo}`,
    text: 'Sentimos que algo haya salido mal. Una persona lo está revisando y te escribirá pronto.',
  },
  replacement: {
    subject: (orderNo) => `Un reemplazo para tu pedido ${orderNo}`,
    text: 'Sentimos que algo haya salido mal. Te enviamos un reemplazo; no tienes que pagar nada.',
  },
  ordered: (orderNo) => `Es el pedido ${orderNo}; su confirmación llega en otro correo.`,
  replaced: {
    subject: (orderNo) => `El reemplazo de tu pedido ${orderNo} está en camino`,
    text: 'El reemplazo está en camino. No tienes que pagar nada.',
  },
  declined: {
    subject: (orderNo) => `Sobre tu pedido ${orderNo}`,
    text: 'Hemos revisado lo que nos contaste de tu pedido:',
  },
}
