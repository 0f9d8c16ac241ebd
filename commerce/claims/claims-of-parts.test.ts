import { linesWaitingIn } from '../orders/waiting-lines.rules'
import { BY, useClaims } from './testing/use-claims'

const { guest, office, read, ask, placeSent, claim } = useClaims()
/** Of an order of boxes in one line, one is sent. */
const placePart = (quantity: number) => placeSent(quantity, guest, { isPart: true })
const toSend = async () =>
  (await office().listNumbers({ sendBy: '2099-01-01', limit: 100 })).orderNos

test('of a line that was sent in parts, what was sent is claimed', async () => {
  const { orderNo } = await placePart(3)
  expect((await ask('claimable', { orderNo })).body).toMatchObject({ lines: [{ quantity: 1 }] })
})

test.each([2, 3])(
  'a refunded claim of the first of %d pieces leaves the others to be sent',
  async (pieces) => {
    const sent = await placePart(pieces)
    const { orderNo, itemId } = sent
    const made = await claim(sent)
    expect(made.body).toMatchObject({ state: 'refunded' })
    const { document, ...order } = await read(orderNo)
    expect(linesWaitingIn(document, 'me')).toMatchObject([{ itemId, quantity: pieces - 1 }])
    expect(order).toMatchObject({ status: 'new', shippingStatus: 'part_shipped' })
    expect(await toSend()).toContain(orderNo)
    expect((await ask('claimable', { orderNo })).body).toMatchObject({ lines: [] })
    await office().shipShipment(orderNo, 'me', { carrier: 'UPS' }, BY)
    expect(await read(orderNo)).toMatchObject({ status: 'completed', shippingStatus: 'shipped' })
    expect(await toSend()).not.toContain(orderNo)
  },
)
