import { fireEvent, waitFor, within } from '@testing-library/dom'
import type { Basket } from '@/commerce-client/baskets'
import type { Order } from '@/commerce-client/orders'
import { runScapi } from '@/commerce-client/run-scapi.server'
import { toAppError } from '@/errors/to-app-error'
import { waitUntil } from '../../scripts/testing/wait-until'
import { clearCookies } from '../setup/clear-cookies'
import type * as TabModule from './tab'

type Tab = TabModule.Tab

const SITE = 'brindille'

/** Starts a new visit without any data of the previous shopper. */
export function forgetShopper(): void {
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
}

/** Reads directly from the engine, bypassing the storefront. */
export const ask = {
  async basket(authorization: string | undefined): Promise<Basket> {
    const { baskets } = await runScapi(
      SITE,
      'shopperCustomers',
      'getCustomerBaskets',
      { parameters: { customerId: customerOf(authorization) } },
      { authorization },
    )
    return (baskets?.[0] ?? {}) as Basket
  },
  async orders(authorization: string | undefined): Promise<Order[]> {
    const parameters = { customerId: customerOf(authorization), limit: 10 }
    const call = { parameters }
    const { data } = await runScapi(SITE, 'shopperCustomers', 'getCustomerOrders', call, {
      authorization,
    })
    return (data ?? []) as Order[]
  },
  quantities({ productItems = [] }: Pick<Basket, 'productItems'>): Record<string, number> {
    const sums: Record<string, number> = {}
    for (const { productId = '', quantity = 0 } of productItems) {
      sums[productId] = (sums[productId] ?? 0) + quantity
    }
    return sums
  },
}

function customerOf(authorization = ''): string {
  const [, payload = ''] = authorization.split('.')
  const { isb = '' } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { isb?: string }
  return /gcid:([^:]+)/.exec(isb)?.[1] ?? ''
}

/** A shopper with the shop open in two tabs. */
export class Shopper {
  readonly tabs: readonly Tab[] = [openOwnTab(), openOwnTab()]

  async add(tab: number, productId: string, quantity: number): Promise<boolean> {
    try {
      await this.tabs[tab]?.add([{ productId, quantity }])
      return true
    } catch (error) {
      const { status } = toAppError(error)
      if (status !== 400) throw error
      return false
    }
  }

  /**
   * Clicks plus or minus without waiting between the clicks, then submits at once instead of after
   * the pause.
   */
  async click(tab: number, productId: string, direction: string, times: number): Promise<void> {
    const line = await this.findLine(tab, productId)
    // removing the last piece opens a confirmation, which is tested elsewhere
    const most = direction === 'Decrease' ? Number(line.input.value) - 1 : times
    for (let click = 0; click < Math.min(times, most); click += 1) {
      fireEvent.click(within(line.item).getByLabelText(`${direction} quantity`))
    }
    fireEvent.submit(line.input)
  }

  async remove(tab: number, productId: string): Promise<void> {
    const { item } = await this.findLine(tab, productId)
    fireEvent.click(within(item).getByText('Remove'))
  }

  /** @returns the restored item; undefined if there was nothing to undo */
  async undo(tab: number): Promise<{ product: string; quantity: number } | undefined> {
    const { container } = this.tabOf(tab)
    const [button] = within(container).queryAllByText('Undo')
    if (!button) return undefined
    const before = this.shownQuantities(tab)
    fireEvent.click(button)
    await this.settle()
    const after = this.shownQuantities(tab)
    for (const [product, quantity] of Object.entries(after)) {
      const grown = quantity - (before[product] ?? 0)
      if (grown > 0) return { product, quantity: grown }
    }
    return undefined
  }

  async applyCode(tab: number, code: string): Promise<void> {
    const { container } = this.tabOf(tab)
    const field = within(container).queryByLabelText('Promo Code')
    if (!(field instanceof HTMLInputElement)) return
    fireEvent.change(field, { target: { value: code } })
    fireEvent.submit(field)
  }

  /** Fills in all of checkout in one tab; the other tab receives the changes. */
  async fillCheckout(): Promise<void> {
    await this.tabOf(0).fillCheckout()
    await this.settle()
  }

  async review(): Promise<void> {
    this.tabs.forEach((tab) => tab.go('/revieworder'))
    await this.settle()
  }

  async placeOrder(times: number): Promise<void> {
    for (let click = 0; click < times; click += 1) {
      for (const { container } of this.tabs) {
        const button = within(container).queryByText('Place Order')
        if (button) fireEvent.click(button)
      }
    }
    await waitFor(() => expect(this.tabOf(0).path()).toBe('/order-confirmation'), WAIT)
    await this.settle()
  }

  /** Waits until both tabs have received all changes and have no request in flight. */
  async settle(): Promise<void> {
    let looks = 0
    const isQuiet = () => {
      looks = this.tabs.every((tab) => tab.isIdle()) ? looks + 1 : 0
      return looks > QUIET_LOOKS
    }
    await waitUntil(isQuiet, { withinMs: WAIT.timeout, name: 'the tabs rest' })
  }

  /** Waits until both tabs show a basket's own lines and amounts. */
  async expectShown(basket: Basket): Promise<void> {
    await waitFor(() => this.tabs.forEach((tab) => expectShown(tab, basket)), WAIT)
  }

  close(): void {
    this.tabs.forEach((tab) => tab.close())
  }

  private tabOf(index: number): Tab {
    const tab = this.tabs[index]
    if (!tab) throw new Error(`There is no tab ${index}.`)
    return tab
  }

  private shownQuantities(tab: number): Record<string, number> {
    return Object.fromEntries(
      linesOf(this.tabOf(tab).container).map(({ productId, input }) => [
        productId,
        Number(input.value),
      ]),
    )
  }

  private async findLine(tab: number, productId: string) {
    const { container } = this.tabOf(tab)
    return waitFor(() => {
      const line = linesOf(container).find((one) => one.productId === productId)
      if (!line) throw new Error(`No line of ${productId} is shown.`)
      return line
    }, WAIT)
  }
}

const WAIT = { timeout: 60_000, interval: 15 }
/**
 * Required number of idle checks in a row. Together they take longer than an event between tabs,
 * and than the start of the requests that it causes. Checks are counted instead of time, since tabs
 * do nothing while the machine stalls.
 */
const QUIET_LOOKS = 3

/**
 * Opens a tab with its own instances of the modules. It shares browser state with the other tab.
 */
function openOwnTab(): Tab {
  let tab: Tab | undefined
  // react-intl would share its context across the tabs' modules
  Reflect.deleteProperty(window, '__REACT_INTL_CONTEXT__')
  jest.isolateModules(() => {
    const { openTab } = jest.requireActual<typeof TabModule>('./tab')
    tab = openTab()
  })
  if (!tab) throw new Error('The tab did not open.')
  return tab
}

function linesOf(container: HTMLElement) {
  return [...container.querySelectorAll('li')].flatMap((item) => {
    const input = item.querySelector<HTMLInputElement>('input[aria-label^="Quantity of"]')
    const edit = item.querySelector('a[href*="?edit="]')?.getAttribute('href') ?? ''
    const productId = /\/products\/([^?]+)/.exec(edit)?.[1]
    return input && productId ? [{ item, input, productId: decodeURIComponent(productId) }] : []
  })
}

/** Expects a tab to show a basket's own lines and amounts, to the cent. */
function expectShown({ container, path }: Tab, basket: Basket): void {
  const items = basket.productItems ?? []
  if (path() === '/cart') {
    const shown = linesOf(container).map(({ productId, input }) => [productId, Number(input.value)])
    expect(Object.fromEntries(shown)).toEqual(ask.quantities(basket))
    if (items.length === 0) return expect(container).toHaveTextContent('Your bag is empty')
  }
  const amounts = new Map(
    [...container.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  )
  expect(amounts.get('Order Total') ?? amounts.get('Estimated Total')).toBe(
    money(basket.orderTotal),
  )
  expect(amounts.get('Subtotal') ?? amounts.get('Merchandise Subtotal')).toBe(
    money(basket.productSubTotal),
  )
  for (const { itemText = '', price } of basket.orderPriceAdjustments ?? []) {
    expect(amounts.get(itemText)).toBe(money(price))
  }
}

const money = (amount = 0) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
