import { inLanguage } from '../../mail/mail-words'

const EN = {
  lang: 'en',
  title: 'Your logo on a sleeve',
  company: 'Company',
  contactName: 'Your name',
  email: 'Email address',
  phone: 'Phone (optional)',
  eventDate: 'Date of the event',
  quantity: 'How many boxes',
  quantityHint: 'From {least} boxes on.',
  sleeveText: 'Words for the sleeve',
  logo: 'Logo',
  logoHint: 'PNG, JPEG or WebP, up to 512 kB. Words, a logo, or both.',
  notes: 'Anything else we should know? (optional)',
  send: 'Send',
  sending: 'Sending…',
  invalid: 'Please check this field.',
  failed: 'The form could not be sent. Please try again.',
}

export type SleeveWords = typeof EN

const ES: SleeveWords = {
  lang: 'es',
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
}

/** @param locale as in the request; English if there is none. */
export function sleeveWords(locale: string | undefined): SleeveWords {
  return inLanguage({ en: EN, es: ES }, locale)
}
