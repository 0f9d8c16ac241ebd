import { APPROVED_CARD, createCardToken } from '../../testing/test-card'
import { ILLINOIS, type useCheckout, type useGuest } from '../../testing/test-checkout'

export const PHONE_ORDERS = '/back-office/api/phone-orders'
export const LINKS = '/custom/order-proposals/v1/organizations/f_ecom_prln_001'
export const ADDRESS = { ...ILLINOIS, companyName: '', address2: '' }
export const GUEST = {
  siteId: 'brindille',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
}
export const BOXES = { kind: 'add', productId: 'assorted-9', quantity: 3, shipmentId: 'me' }

interface Callers {
  engine: ReturnType<typeof useCheckout>
  guest: ReturnType<typeof useGuest>
  /** Once it is logged in. */
  operator: () => { cookie: string }
}

/** Takes phone orders as an operator, and pays them as their buyer. */
export function phoneOrderCalls({ engine, guest, operator }: Callers) {
  async function ask(path: string, payload?: object, headers = operator()) {
    const method = payload ? 'POST' : 'GET'
    const answer = await engine.app.inject({
      method,
      url: `${PHONE_ORDERS}${path}`,
      payload,
      headers,
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  async function change(id: string, ...changes: object[]) {
    let answer = await ask(`/${id}`)
    for (const one of changes) {
      answer = await ask(`/${id}/changes`, { revision: answer.body.revision, change: one })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    }
    return answer
  }

  async function draft(begun: object = GUEST) {
    const made = await ask('', begun)
    if (made.status !== 200) throw new Error(JSON.stringify(made.body))
    const { id } = made.body
    return change(id, BOXES, { kind: 'parcel', shipmentId: 'me', address: ADDRESS })
  }

  async function send(body: { id: string; revision: number; total: number }) {
    return ask(`/${body.id}/sending`, { revision: body.revision, expectedTotal: body.total })
  }

  async function sent() {
    const { status, body } = await send((await draft()).body)
    if (status !== 200) throw new Error(JSON.stringify(body))
    const token: string = body.link.split('#')[1]
    return { id: String(body.id), orderNo: String(body.orderNo), token, body }
  }

  const link = async (path: 'read' | 'pay', body: object) => {
    const answer = await guest.call('POST', `${LINKS}/${path}`, body)
    return { status: answer.status, body: answer.body as Record<string, unknown> }
  }
  const pay = async (token: string, card = APPROVED_CARD) =>
    link('pay', { token, cardToken: await createCardToken(engine.app, card) })

  return { ask, change, draft, link, pay, send, sent }
}
