import { toMailBrand } from '../mail/mail-brand.rules'
import { renderMail } from '../mail/templates/render-mail'
import { toGiftCertificateMail, type IssuedGiftCertificate } from './gift-certificate-mail.rules'

const issued = {
  code: 'ABCD-1234',
  cvn: '777',
  orderNo: '00001001',
  itemId: 'gift-1',
  currency: 'USD',
  amountMinor: 5000,
  recipientEmail: 'ada@example.com',
  recipientName: 'Ada',
  senderName: 'Lola',
  message: 'Para <b>ti</b>',
}

function render(certificate: IssuedGiftCertificate, locale?: string) {
  const shopUrl = 'https://shop.example/'
  const content = toGiftCertificateMail(certificate, { siteId: 'brindille', shopUrl, locale })
  return { ...content, ...renderMail(content, toMailBrand({ storefrontOrigins: [] }, undefined)) }
}

test('a gift card is mailed in the language of its order', () => {
  const mail = render(issued, 'es-US')
  expect(mail.subject).toBe('Una tarjeta de regalo de $50.00 para ti')
  expect(mail.html).toContain('lang="es-US"')
  expect(mail.html).toContain('Para &lt;b&gt;ti&lt;/b&gt;')
  expect(mail.text.split('\n\n')).toEqual([
    'Una tarjeta de regalo de $50.00 para ti',
    'Hola, Ada: recibiste una tarjeta de regalo de $50.00 de parte de Lola.',
    'Para <b>ti</b>',
    'Número de la tarjeta\nABCD-1234',
    'Código de seguridad\n777',
    'Escribe los dos al pagar. Lo que sobre se queda en la tarjeta.',
    'Elige algo dulce: https://shop.example/',
    '--\nMaison Brindille\n',
  ])
})

test('a gift card mail is in English if the order has no language, with or without names', () => {
  const { recipientName: _recipient, senderName: _sender, message: _message, ...bare } = issued
  const mail = render(bare)
  expect(mail.subject).toBe('A gift card worth $50.00 for you')
  expect(mail.text).toContain('You have received a gift card worth $50.00.\n')
})
