import { expect, test, type Browser } from '@playwright/test'
import { isOpenPickup } from '../../rules/pickup-states'
import { CounterShop, type Login } from '../setup/counter-shop'
import { phone } from '../setup/windows'
import { addAuthenticator } from './authenticator'
import { expectNoViolations } from './axe'
import { Clerk, COUNTER } from './counter-clerk'
import { TASKS, walk } from './operator-tasks'

let shop: CounterShop
test.beforeAll(async () => {
  shop = await CounterShop.open()
})
test.afterAll(() => shop?.close())

/** Asks each address of the counter for the orders of another shop, under both shops' names. */
async function expectNothingOfOthers(clerk: Clerk): Promise<void> {
  const { origin, others, routes } = shop.opened
  const { codes } = await shop.look()
  expect(others).toHaveLength(2)
  expect(routes.length).toBeGreaterThan(3)
  for (const orderNo of others) {
    const change = { from: 'ready', to: 'collected', piece: 'x', isTicked: true }
    const data = { ...change, code: codes[orderNo] }
    for (const route of routes) {
      const [method = '', address = ''] = route.split(' ')
      const path = address.replace(':orderNo', orderNo).replace(':shipmentId', 'me')
      const ask = (shopId: string) =>
        clerk.context.request.fetch(
          `${origin}${path.replace(':shopId', shopId)}?text=${orderNo}`,
          method === 'GET' ? {} : { method, data },
        )
      const answers = [await ask('102'), await ask('101')]
      expect([403, 404], route).toContain(answers[0]?.status())
      for (const answer of answers) expect(await answer.text(), route).not.toContain(orderNo)
    }
  }
}

/** Who works in the other shop reads them, still as they were. */
async function expectUntouched(browser: Browser, login: Login | undefined): Promise<void> {
  const { origin, others } = shop.opened
  const { request } = await browser.newContext()
  await request.post(`${origin}/back-office/api/session`, { data: login })
  const { pickups } = await (await request.get(`${origin}${COUNTER}/102/pickups`)).json()
  expect(pickups).toHaveLength(others.length)
  for (const orderNo of others)
    expect(pickups).toContainEqual(expect.objectContaining({ orderNo, state: 'ready' }))
}

/** Prepares one pickup and begins another while there is no network and the page is closed. */
async function workOffline(clerk: Clerk, first: string, second: string): Promise<void> {
  const sent: string[] = []
  clerk.context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const [orderNo, , change] = pathname.split('/').slice(-3)
    const isChange = response.request().method() === 'POST' && response.ok()
    if (isChange) sent.push(`${orderNo} ${change}`)
  })
  const kept = (changes: string) =>
    expect(
      clerk.page.getByText(`${changes} kept on this device until the engine answers.`).first(),
    ).toBeVisible()
  await clerk.open(second)
  await clerk.goBack()
  await clerk.open(first)
  await clerk.press(first, 'Start preparing')
  await expect(clerk.page.getByRole('button', { name: 'Ready for pickup' })).toBeVisible()
  await clerk.context.setOffline(true)
  const tick = (orderNo: string) =>
    clerk.tap(orderNo, clerk.page.getByText('2 × Peanut Brittle', { exact: true }))
  await tick(first)
  await clerk.press(first, 'Ready for pickup')
  await kept('2 changes are')
  await clerk.goBack()
  await kept('2 changes are')
  await clerk.open(second)
  await tick(second)
  await kept('1 change is')
  await expect(clerk.page.getByRole('checkbox', { name: '2 × Peanut Brittle' })).toBeChecked()
  await clerk.context.clock.fastForward('01:00')
  await kept('1 change is')
  await clerk.page.close()
  expect(sent).toEqual([`${first} moves`])
  await clerk.context.setOffline(false)
  clerk.page = await clerk.context.newPage()
  await clerk.goToCounter()
  await expect.poll(async () => (await clerk.read(first)).state).toBe('ready')
  const { moves, items } = await clerk.read(first)
  expect(moves.map(({ state }) => state)).toEqual(['preparing', 'ready'])
  expect(items[0]?.pieces[0]?.isTicked).toBe(true)
  await expect.poll(async () => (await clerk.read(second)).items[0]?.pieces[0]?.isTicked).toBe(true)
  await expect(clerk.page.getByText('kept on this device')).toHaveCount(0)
  expect(sent).toEqual([`${first} moves`, `${first} ticks`, `${first} moves`, `${second} ticks`])
  await clerk.prepare(second)
}

/** A piece of one pickup is refunded, one of another replaced with the buyer's consent. */
async function shortPicks(clerk: Clerk, browser: Browser, refunded: string, replaced: string) {
  const shows = (text: string) =>
    expect(clerk.page.getByText(text, { exact: true }).first()).toBeVisible()
  const missing = async (orderNo: string) => {
    await clerk.open(orderNo)
    await clerk.press(orderNo, 'Start preparing')
    await clerk.press(orderNo, /^Missing/)
  }
  await missing(refunded)
  await clerk.press(refunded, 'Decide')
  await shows('Refunded')
  await clerk.finish(refunded)
  await missing(replaced)
  await expectNoViolations(clerk.page, '[role=dialog]')
  await clerk.choose(replaced, 'What becomes of it', 'replace')
  await clerk.choose(replaced, 'Replacement', 'creme-bar')
  await clerk.press(replaced, 'Decide')
  await shows('The buyer is asked')
  const buyer = await (await browser.newContext(phone)).newPage()
  await buyer.goto(`${shop.opened.origin}${(await shop.look()).answerPath}`)
  await buyer.getByRole('button', { name: 'Yes, please' }).click()
  await expect(buyer.getByText('You will find 1 × Crème Brûlée Bar')).toBeVisible()
  await clerk.goBack()
  await clerk.open(replaced)
  await shows('Replaced')
  await clerk.finish(replaced)
}

test('two clerks prepare and hand over the pickups of a December hour, with at most four taps each', async ({
  browser,
}) => {
  // sixty pickups take four minutes on two cores that are busy
  test.setTimeout(900_000)
  const { clerks: logins, own } = shop.opened
  const logIn = (login: Login | undefined) => Clerk.logIn(browser, shop.opened, login)
  const [ada, grace] = [await logIn(logins[0]), await logIn(logins[1])]
  const complaints: string[] = []
  for (const { context } of [ada, grace])
    context.on('weberror', (error) => complaints.push(error.error().message))
  const numbers = own.map(({ orderNo }) => orderNo)
  const plain = numbers.slice(0, 60)
  const [first = '', second = '', refunded = '', replaced = ''] = numbers.slice(60)
  const inTurn = (orders: readonly string[], work: (clerk: Clerk, no: string) => Promise<void>) =>
    Promise.all(
      [ada, grace].map(async (clerk, turn) => {
        for (const no of orders.filter((_, index) => index % 2 === turn)) await work(clerk, no)
      }),
    )
  await expect(
    ada.page.getByRole('heading', { name: `Due within the hour (${numbers.length})` }),
  ).toBeVisible()
  await expect(ada.page.getByText('Maiden Lane')).toBeVisible()
  await expectNoViolations(ada.page)

  await test.step('no order of another shop can be read', () => expectNothingOfOthers(ada))
  await test.step('without a network nothing is lost, and what is missing is settled', () =>
    Promise.all([workOffline(ada, first, second), shortPicks(grace, browser, refunded, replaced)]))
  await test.step('pickups are prepared', () =>
    inTurn(plain, (clerk, orderNo) => clerk.prepare(orderNo)))
  const { codes } = await shop.look()
  await test.step('and handed over by their codes', () =>
    inTurn(numbers, (clerk, orderNo) => clerk.handOver(orderNo, codes[orderNo] ?? '')))

  await ada.page.reload()
  await expect(ada.page.getByText('Nothing to prepare')).toBeVisible()
  const { most } = TASKS['prepare a pickup, and hand it over']
  for (const orderNo of plain) {
    const taps = [ada, grace].reduce((sum, clerk) => sum + (clerk.taps.get(orderNo) ?? 0), 0)
    expect(taps, orderNo).toBeLessThanOrEqual(most)
  }
  const pieces = { ordered: 0, collected: 0, refunded: 0, open: 0 }
  for (const { orderNo, quantity } of own) {
    const { items, shortages, state } = await ada.read(orderNo)
    const left = items.reduce((sum, item) => sum + item.quantity, 0)
    pieces.ordered += quantity
    if (state === 'collected') pieces.collected += left
    if (isOpenPickup(state)) pieces.open += left
    for (const one of shortages) if (one.state === 'refunded') pieces.refunded += one.quantity
  }
  expect(pieces).toEqual({ ordered: 68, collected: 67, refunded: 1, open: 0 })
  expect((await shop.look()).findings).toEqual([])
  await expectUntouched(browser, logins[2])
  expect(complaints).toEqual([])
})

const passkey = 'a clerk adds a passkey, which is asked for after the password'
test(passkey, async ({ page }) => {
  const { clerks, origin } = shop.opened
  const { email = '', password = '' } = clerks.at(-1) ?? {}
  const office = `${origin.replace('127.0.0.1', 'localhost')}/back-office`
  const removeAuthenticator = await addAuthenticator(page)
  const enter = async () => {
    await page.goto(`${office}/your-login`)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await enter()
  let code: string | null = null
  await walk(page, 'a passkey', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name of the passkey').fill('Laptop')
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible()
    await expectNoViolations(page, '[role=dialog]')
    code = await page.getByRole('dialog').locator('code').first().textContent()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('not used yet')).toBeVisible()
  })

  await page.context().clearCookies()
  await enter()
  await expect(page.getByText('Last used')).toBeVisible()

  await page.context().clearCookies()
  await removeAuthenticator()
  await enter()
  await page.getByRole('button', { name: 'I have no passkey here' }).click()
  await expectNoViolations(page, 'main')
  await page.getByLabel('Recovery code').fill(code ?? '')
  await page.getByRole('button', { name: 'Log in with the code' }).click()
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
})
