import type { TestCheckout } from '../test-checkout'
import { logInTestShopper } from '../test-shopper'
import { BasketModel, mergeModels, type ModelLine } from './basket-model'
import { expectLike, type Command, type ModelState, type RealBasket } from './step'

const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
let number = 0

/** Logs in as a customer who already has a basket, so that both baskets are merged. */
export class LogIn implements Command {
  constructor(
    private readonly ownLines: readonly ModelLine[],
    private readonly mode: 'transfer' | 'higher_quantity' | 'sum_quantities',
  ) {}

  check = ({ isGuest }: Readonly<ModelState>): boolean => isGuest

  async run(state: ModelState, real: RealBasket): Promise<void> {
    const credentials = await register(real.shopper)
    const own = await this.fillOwnBasket(real.shopper, credentials)
    const { shopper: guest } = real.shopper
    const customer = real.shopper.become(
      await logInTestShopper(real.shopper.app, { credentials, guest }),
    )
    const path =
      this.mode === 'transfer'
        ? '/actions/transfer?merge=true'
        : `/actions/merge?productItemMergeMode=${this.mode}`
    const answer = await customer.basket('POST', path)
    expect(answer.status).toBe(200)
    state.basket =
      this.mode === 'transfer'
        ? mergeModels(state.basket, own, Math.max, { keepsAddresses: true })
        : mergeModels(own, state.basket, this.combine, { keepsAddresses: false })
    state.isGuest = false
    real.shopper = customer
    real.basket = answer.body
    expectLike(state.basket, real.basket)
  }

  private combine = (saved: number, added: number): number =>
    this.mode === 'sum_quantities' ? saved + added : Math.max(saved, added)

  /** Fills the customer's basket in another session, as on another device. */
  private async fillOwnBasket(guest: TestCheckout, credentials: Credentials): Promise<BasketModel> {
    const customer = guest.become(await logInTestShopper(guest.app, { credentials }))
    let own = new BasketModel()
    for (const line of this.ownLines) {
      const next = own.copy()
      next.add(line)
      if (next.isAllowedAfter(own)) own = next
    }
    const productItems = own.lines.map(({ giftMessage, ...line }) => ({
      ...line,
      ...(giftMessage === '' ? {} : { gift: true, giftMessage }),
    }))
    expect((await customer.basket('POST', '', { productItems })).status).toBe(200)
    return own
  }

  toString = (): string => `log in (${this.mode}, ${this.ownLines.length} lines)`
}

interface Credentials {
  login: string
  password: string
}

async function register(guest: TestCheckout): Promise<Credentials> {
  number += 1
  const login = `model${number}@example.com`
  const password = 'Cocoa&Nibs9'
  const customer = { login, email: login, firstName: 'Grace', lastName: 'Hopper' }
  await guest.call('POST', CUSTOMERS, { customer, password })
  return { login, password }
}
