import { toShippedMail } from './order-notices.rules'
import { toOrderConfirmation } from './order-confirmation.rules'

const box = [
  { pid: 'nut', qty: 5 },
  { pid: 'fig', qty: 4 },
]
const item = {
  itemId: 'line',
  productId: 'box',
  quantity: 1,
  shipmentId: 'me',
  c_customMix: JSON.stringify({ unitType: 'pieces', box }),
}
const order = { orderNo: '1', productItems: [item], shipments: [{ shipmentId: 'me' }] }
const SENT = {
  ...{ shipmentId: 'me', number: 1, carrier: 'UPS', rest: [] },
  items: [{ itemId: 'line', quantity: 1 }],
}
const context = {
  siteId: 's',
  link: 'https://shop.example',
  claimLink: 'https://shop.example',
  sendsTexts: false,
  pictures: new Map<string, string>(),
  pieceNames: new Map([
    ['nut', 'Nut'],
    ['fig', 'Fig'],
  ]),
}

test.each([
  ['confirmed', toOrderConfirmation(order, context)],
  ['sent', toShippedMail(order, SENT, context)],
])('the mail of an order that is %s lists the content of a box', (_name, { blocks }) => {
  const items = blocks.find(({ kind }) => kind === 'items')
  expect(items).toMatchObject({ items: [{ notes: [['5 × Nut, 4 × Fig']] }] })
})

test('a box has the name given by the shopper', () => {
  const named = { ...order, productItems: [{ ...item, c_boxName: 'For <Mum>' }] }
  const { blocks } = toOrderConfirmation(named, context)
  const notes = [['For <Mum>: 5 × Nut, 4 × Fig']]
  expect(blocks.find(({ kind }) => kind === 'items')).toMatchObject({ items: [{ notes }] })
})

test.each([
  ['en-US', ['Row 1 of the box: 1 × Fig, 2 × Nut', 'Row 2 of the box: 3 × Fig']],
  ['es-US', ['Fila 1 de la caja: 1 × Fig, 2 × Nut', 'Fila 2 de la caja: 3 × Fig']],
])('a mail in %s says in which order the pieces lie', (locale, rows) => {
  const placed = { ...order, productItems: [{ ...item, c_boxPlaces: 'fig-1.nut-2.fig-3.nut-3' }] }
  const mails = [
    toOrderConfirmation(placed, { ...context, locale }),
    toShippedMail(placed, SENT, { ...context, locale }),
  ]
  for (const { blocks } of mails) {
    const items = blocks.find(({ kind }) => kind === 'items')
    const notes = [['5 × Nut, 4 × Fig'], ...rows.map((row) => [row])]
    expect(items).toMatchObject({ items: [{ notes: expect.arrayContaining(notes) }] })
  }
})

test('a line that is not a box has no content row', () => {
  const plain = { ...order, productItems: [{ ...item, c_customMix: undefined }] }
  const { blocks } = toOrderConfirmation(plain, context)
  expect(blocks.find(({ kind }) => kind === 'items')).toMatchObject({ items: [{ notes: [] }] })
})
