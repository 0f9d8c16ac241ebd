import { APPROVED_CARD } from '../testing/test-card'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'

let owner: TestCheckout
let other: TestCheckout
let guest: TestCheckout
const engine = useCheckout({ listens: true })
beforeAll(async () => {
  await engine.db.updateTable('inventory').set({ ats: 100 }).execute()
  guest = await TestCheckout.asGuest(engine.app)
  owner = await register('owner@example.com')
  other = await register('other@example.com')
})

const register = async (login: string) => guest.logIn(await guest.register(login))

const store = ({ shopper }: TestCheckout) => {
  const card = { number: APPROVED_CARD, expirationMonth: 12, expirationYear: 2040 }
  return engine.app.services.storedCards.storeCard(card, shopper.customerId)
}

const save = (shopper: TestCheckout, creditCardToken: string) =>
  shopper.call('POST', `${CUSTOMERS}/${shopper.shopper.customerId}/payment-instruments`, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      cardType: 'Visa',
      expirationMonth: 12,
      expirationYear: 2040,
      creditCardToken,
    },
  })

async function order(shopper: TestCheckout) {
  const basketId = await shopper.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
  const { body } = await shopper.order('POST', '', { basketId })
  const [instrument] = body.paymentInstruments ?? []
  return `/${body.orderNo}/payment-instruments/${instrument?.paymentInstrumentId}`
}

const WAYS = (token: string) => [
  { paymentCard: { cardType: 'Visa', creditCardToken: token } },
  { c_token: token },
  { c_paymentToken: token },
  { c_transienttoken: token },
]

describe.each(['of the vault', 'of another gateway'])('a saved card’s token %s', (where) => {
  let token: string
  beforeAll(async () => {
    token = where === 'of the vault' ? (await store(owner)).token : 'tok-of-another-gateway'
    expect((await save(owner, token)).status).toBe(200)
  })

  it('is refused for other shoppers, in a basket and in an order', async () => {
    for (const stranger of [other, guest]) {
      for (const body of WAYS(token)) {
        const card = { paymentMethodId: 'CREDIT_CARD', ...body }
        expect((await stranger.basket('POST', '', { paymentInstruments: [card] })).status).toBe(400)
        const path = await order(stranger)
        const paid = await stranger.order('PATCH', path, card)
        expect([paid.status, paid.body.type]).toEqual([
          400,
          expect.stringMatching(/\/invalid-credit-card$/),
        ])
      }
    }
  })

  it('cannot be saved by another customer', async () => {
    expect((await save(other, token)).status).toBe(400)
  })
})

it('a token can be used by its own customer even if no card is saved', async () => {
  const { token } = await store(owner)
  const paid = await owner.order('PATCH', await order(owner), {
    paymentMethodId: 'CREDIT_CARD',
    c_paymentToken: token,
  })
  expect(paid.body).toMatchObject({ paymentStatus: 'paid' })
})

it('a token is declined by the gateway for another customer', async () => {
  const { token } = await store(owner)
  const { payments, storedCards } = engine.app.services
  const { customerId } = other.shopper
  expect(await storedCards.getCard(token, customerId)).toBeUndefined()
  expect(await storedCards.createTransientToken(token, customerId)).toBeUndefined()
  const asked = { reference: 'r-1', amountMinor: 100, currency: 'USD', customerId }
  expect(await payments.authorize({ ...asked, transientToken: token })).toMatchObject({
    isApproved: false,
  })
})
