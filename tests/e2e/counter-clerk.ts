import {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import type { CounterOrder } from '../../contracts/counter'
import type { Login, Opened } from '../setup/counter-shop'
import { phone } from '../setup/windows'

export const COUNTER = '/back-office/api/counter'

/** Works at the counter with a phone. Each tap on its screen is counted for an order. */
export class Clerk {
  readonly taps = new Map<string, number>()

  private constructor(
    readonly context: BrowserContext,
    public page: Page,
    private readonly origin: string,
  ) {}

  static async logIn(
    browser: Browser,
    { now, origin }: Opened,
    login: Login | undefined,
  ): Promise<Clerk> {
    const context = await browser.newContext(phone)
    await context.clock.install({ time: now })
    const clerk = new Clerk(context, await context.newPage(), origin)
    await clerk.goToCounter()
    await clerk.page.getByLabel('E-mail address').fill(login?.email ?? '')
    await clerk.page.getByLabel('Password').fill(login?.password ?? '')
    await clerk.page.getByRole('button', { name: 'Log in' }).click()
    await clerk.expectCounter()
    return clerk
  }

  async goToCounter(): Promise<void> {
    await this.page.goto(`${this.origin}/back-office/counter`)
  }

  async tap(orderNo: string, target: Locator): Promise<void> {
    this.count(orderNo, 1)
    await target.tap()
  }

  press(orderNo: string, name: string | RegExp): Promise<void> {
    return this.tap(orderNo, this.page.getByRole('button', { name, exact: true }))
  }

  async choose(orderNo: string, label: string, option: string): Promise<void> {
    // one opens the list
    this.count(orderNo, 2)
    await this.page.getByLabel(label).selectOption(option)
  }

  async open(orderNo: string): Promise<void> {
    this.count(orderNo, 1)
    // what the other clerk does moves the list, so a tap at its place may open another pickup
    await this.page.getByRole('link', { name: orderNo }).dispatchEvent('click')
    await this.expectOpen(orderNo)
  }

  async prepare(orderNo: string): Promise<void> {
    await this.open(orderNo)
    await this.press(orderNo, 'Start preparing')
    await this.finish(orderNo)
  }

  async finish(orderNo: string): Promise<void> {
    await this.press(orderNo, 'Ready for pickup')
    await expect(this.page.getByRole('button', { name: 'Hand over', exact: true })).toBeVisible()
    await this.goBack()
  }

  /** @param code comes from a scanner, which is a keyboard that ends with Enter. */
  async handOver(orderNo: string, code: string): Promise<void> {
    const field = this.page.getByLabel('Hand over by code')
    await field.fill(code)
    await field.press('Enter')
    await this.expectOpen(orderNo)
    await this.press(orderNo, 'Hand over')
    await expect(this.page.getByText('Collected', { exact: true }).first()).toBeVisible()
    await this.goBack()
  }

  /** With the phone's own Back, which is no tap. */
  async goBack(): Promise<void> {
    await this.page.goBack()
    await this.expectCounter()
  }

  async read(orderNo: string): Promise<CounterOrder> {
    const path = `${COUNTER}/101/pickups/${orderNo}/me`
    return (await this.context.request.get(`${this.origin}${path}`)).json()
  }

  private expectCounter(): Promise<void> {
    return expect(this.page.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible()
  }

  private expectOpen(orderNo: string): Promise<void> {
    return expect(this.page.getByText(`Order ${orderNo}`, { exact: true })).toBeVisible()
  }

  private count(orderNo: string, taps: number): void {
    this.taps.set(orderNo, (this.taps.get(orderNo) ?? 0) + taps)
  }
}
