import { renderGiftCertificateMail } from './gift-certificate-mail.rules'

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
  message: 'Para ti',
}

test('a gift certificate is sent in the language of the order it was bought with', () => {
  const mail = renderGiftCertificateMail(issued, 'es-US')
  expect(mail.subject).toBe('Una tarjeta de regalo de $50.00 para ti')
  expect(mail.html).toContain('<html lang="es-US">')
  expect(mail.text.split('\n\n')).toEqual([
    'Hola, Ada: recibiste una tarjeta de regalo de $50.00 de parte de Lola.',
    'Para ti',
    'Tu código es ABCD-1234.',
    'El código de seguridad es 777.',
    'Escribe los dos al pagar. Lo que sobre se queda en la tarjeta.\n',
  ])
})

test('it is in English where the order names no language, with or without names', () => {
  const { recipientName: _recipient, senderName: _sender, message: _message, ...bare } = issued
  const mail = renderGiftCertificateMail(bare)
  expect(mail.subject).toBe('A gift certificate worth $50.00 for you')
  expect(mail.text).toMatch(/^You have received a gift certificate worth \$50\.00\.\n/)
})
