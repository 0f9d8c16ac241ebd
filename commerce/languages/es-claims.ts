import { RETURN_WITHIN_DAYS } from '../../rules/claims'
import type { ClaimWords } from './claim-words.types'

export const SPANISH_CLAIMS: ClaimWords = {
  link: '¿Hay algún problema?',
  kinds: {
    melted: 'Derretido',
    broken: 'Roto',
    missing: 'Falta',
    late: 'Demasiado tarde',
    wrong: 'Llegó otra cosa',
    return: 'Para devolver',
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
  asked: {
    subject: (orderNo) => `Estamos revisando tu devolución del pedido ${orderNo}`,
    text: 'Quieres devolver algo. Una persona lo está revisando y te escribirá pronto. No lo envíes antes, por favor.',
  },
  returning: {
    subject: (orderNo) => `Tu devolución del pedido ${orderNo}`,
    text: `Envíalo o tráelo en un plazo de ${RETURN_WITHIN_DAYS} días. Te devolvemos el dinero cuando lo recibamos.`,
  },
  waysBack: {
    label: 'En la página de tu pedido encontrarás la etiqueta para el paquete.',
    shop: 'Lo que recogiste en una tienda, llévalo a esa tienda.',
    none: 'Escríbenos antes de enviarlo: te diremos adónde va.',
  },
  returnNo: (returnNo) => `Tu número de devolución es ${returnNo}.`,
  expired: {
    subject: (orderNo) => `Tu devolución del pedido ${orderNo} ha terminado`,
    text: 'Lo que querías devolver no nos ha llegado. No lo envíes ya, y escríbenos si está en camino.',
  },
}
