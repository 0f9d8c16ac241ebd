import { auditOrders, readShop } from '../../../scripts/testing/audit-orders'
import { APPROVED_CARD, createCardToken } from '../../testing/test-card'
import type { useCheckout, useGuest } from '../../testing/test-checkout'
import { editOrders } from './edit-orders'
import { atsOf, empty } from '../../testing/shop-state'

const API = '/custom/order-proposals/v1/organizations/f_ecom_prln_001'

/** Proposes changes that cost more, and pays for them by their links. Each test begins without orders. */
export function proposeEdits(
  engine: ReturnType<typeof useCheckout>,
  guest: ReturnType<typeof useGuest>,
) {
  const editing = editOrders(engine, guest)
  const { ask, place } = editing
  beforeEach(async () => {
    await empty(engine.db, 'order_header', 'outbox_mail')
    await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  })

  const call = async (path: 'read' | 'pay' | 'gift-cards' | 'gift-cards/removal', body: object) => {
    const { status, body: answer } = await guest.call('POST', `${API}/${path}`, body)
    return { status, body: answer as Record<string, unknown> }
  }
  const card = (number = APPROVED_CARD) => createCardToken(engine.app, number)

  return {
    ...editing,
    call,
    card,
    pay: async (token: string, number?: string) =>
      call('pay', { token, cardToken: await card(number) }),
    stock: () => atsOf(engine.db, 'assorted-9'),
    /** What the link charged, without the order's own payment. */
    charges: async (orderNo: string) => {
      const query = engine.db.selectFrom('card_gateway_payment').selectAll()
      const rows = await query.where('reference_code', 'like', `${orderNo}-%`).execute()
      return rows.map(({ amount_minor: cents, reversed_at: reversed }) =>
        reversed ? `${cents} reversed` : cents,
      )
    },
    /** The mails about changes of an order, by what follows its number: `link-…`, `back-…`. */
    mails: async (orderNo: string, part: string) => {
      const query = engine.db.selectFrom('outbox_mail').selectAll()
      return query.where('reference', 'like', `changed:${orderNo}:${part}%`).execute()
    },
    settle: () => engine.app.services.orders.backOffice.proposalPayments.settle(),
    ship: (orderNo: string) => ask(`/${orderNo}/shipments/me/shipping`, { carrier: 'UPS' }),
    /** Orders two boxes, and proposes to make them five. */
    propose: async (quantity = 5) => {
      const before = await readShop(engine.db)
      const orderNo = await place(2)
      const { revision, total, shipments } = (await ask(`/${orderNo}`)).body
      const edit = { items: [{ itemId: shipments[0].items[0].itemId, quantity }] }
      const preview = await ask(`/${orderNo}/edits/preview`, { edit })
      const { difference } = preview.body
      const request = { edit, revision, expectedDifference: difference }
      const proposed = await ask(`/${orderNo}/edits/proposals`, request)
      const link: string = proposed.body.proposal?.link ?? ''
      const audit = async () => (await auditOrders(engine.db, before)).findings
      const token = link.split('#')[1] ?? ''
      const cents = Math.round(difference * 100)
      const own = `/${orderNo}/edits/proposals/${proposed.body.proposal?.id}`
      const withdraw = () => ask(`${own}/withdrawal`, {})
      const mailAgain = () => ask(`${own}/mail`, {})
      const acts = { audit, withdraw, mailAgain }
      return { orderNo, total, edit, request, difference, cents, proposed, link, token, ...acts }
    },
  }
}
