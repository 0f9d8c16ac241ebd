import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { z } from 'zod'
import { shopDay } from '../../rules/shop-day'
import { OwnEngine } from '../setup/own-engine'
import { desktop } from '../setup/windows'
import { finish, heading, open, press, TASKS, walk } from './operator-tasks'
import { changeHours, changeSubscription, logIn } from './settings-tasks'

const Opened = z.object({
  origin: z.string(),
  toSend: z.array(z.string()),
  ...{ later: z.string(), waiting: z.string(), collected: z.string() },
  /** In a bag whose code was refused. */
  email: z.string(),
})
const Link = z.string().min(1)
const TODAY = shopDay(new Date())

let engine: OwnEngine
let shop: z.infer<typeof Opened>
test.beforeAll(async () => {
  engine = OwnEngine.start('serve-office.ts')
  shop = Opened.parse(await engine.read())
})
test.afterAll(() => engine.close())
test.describe.configure({ mode: 'serial' })
test.use(desktop)

const office = () => `${shop.origin}/back-office`
/** Chooses what the list shows, and follows a link of what can be done with it. */
async function chooseAll(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).press('Space')
  await expect(page.getByText(`${count} orders chosen`)).toBeVisible()
}

const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen orders' })

async function readOrder(page: Page, orderNo: string) {
  return (await page.request.get(`${office()}/api/orders/${orderNo}`)).json()
}

/** A call of `walk`, or the count of a journey that has its own. */
const WALK = /^ *(?:await walk\(\w+, |const \{ most \} = TASKS\[)(['"])(.+?)\1/gm

test('each task is walked by a journey', { tag: '@once' }, () => {
  const walked = readdirSync(__dirname).flatMap((name) =>
    [...readFileSync(`${__dirname}/${name}`, 'utf8').matchAll(WALK)].map(([, , task]) => task),
  )
  expect(new Set(walked)).toEqual(new Set(Object.keys(TASKS)))
})

test('what leaves today is printed, labelled and sent', { tag: '@once' }, async ({ page }) => {
  const { toSend } = shop
  const [first = '', ...others] = toSend
  await walk(page, "today's takings", async () => {
    await page.goto(office())
    await expect(page.getByText(/^Takings until/)).toBeVisible()
    await expect(page.getByText(/^8 orders/)).toBeVisible()
  })
  await walk(page, 'print what to pack today', async () => {
    await page.getByRole('link', { name: '4 orders to send by today' }).click()
    await expect(page.getByRole('link', { name: shop.later })).toHaveCount(0)
    await chooseAll(page, 4)
    await chosen(page).getByRole('link', { name: 'Print' }).click()
    await heading(page, 'Packing slips')
    for (const orderNo of toSend)
      await expect(page.getByLabel(`Packing slip: Order ${orderNo}`)).toBeVisible()
    await press(page, 'Print')
    await expect(page.getByText('Noted as printed. 4 parcels')).toBeVisible()
  })
  await page.goBack()
  await walk(page, 'labels for the orders of today', async () => {
    await chooseAll(page, 4)
    await chosen(page).getByRole('link', { name: 'Labels' }).click()
    await press(page, 'Make 4 labels')
    await expect(page.getByText('4 parcels to send, each with a label')).toBeVisible()
    const download = page.waitForEvent('download')
    await press(page, 'PDF of 4 labels')
    const pdf = readFileSync(await (await download).path(), 'latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
  })

  await walk(page, 'send a part of an order', async () => {
    await page.getByRole('link', { name: first }).click()
    await press(page, /^Send ?Parcel/)
    const what = page.getByRole('dialog').getByRole('group', { name: 'What goes' })
    await what.getByRole('textbox').first().fill('1')
    await what.getByRole('textbox').last().fill('0')
    await expect(page.getByText('The rest stays to be sent; the buyer is told so.')).toBeVisible()
    await finish(page, 'Mark as sent')
  })
  await press(page, /^Send the rest/)
  await page.getByLabel('Tracking number').fill('1ZREST')
  await finish(page, 'Mark as sent')
  await expect(page.getByText('Part 2', { exact: true })).toBeVisible()
  await expect(page.getByText('1ZREST')).toBeVisible()

  await walk(page, 'mark orders as sent by a file', async () => {
    await open(page, 'Orders')
    await page.getByRole('link', { name: 'Tracking numbers' }).click()
    const rows = others.map((orderNo, index) => `${orderNo};UPS;1Z000${index}`)
    const file = ['Order number;Carrier;Tracking number', ...rows].join('\r\n')
    const upload = { name: 'sent.csv', mimeType: 'text/csv', buffer: Buffer.from(file) }
    await page.getByLabel('File').setInputFiles(upload)
    await press(page, 'Mark 3 parcels as sent')
    await expect(page.getByText('3 rows: 3 marked as sent')).toBeVisible()
  })
  for (const orderNo of toSend) {
    const { shipments } = await readOrder(page, orderNo)
    expect(shipments).toMatchObject([{ isShipped: true }])
    expect(shipments[0].parcels).toHaveLength(orderNo === first ? 2 : 1)
  }
})

test(
  'an order is found, told apart, explained and exported',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(office())
    await walk(page, 'find anything by keyboard', async () => {
      await page.keyboard.press('Control+k')
      await page.getByLabel(/^Number, e-mail, name/).fill(shop.later)
      await expect(page.getByText('1 found.')).toBeVisible()
      await page.keyboard.press('Enter')
      await heading(page, `Order ${shop.later}`)
    })
    await page.goto(office())
    await walk(page, 'tell what was collected from what waits', async () => {
      await page.getByRole('link', { name: '1 pickup waits in a shop' }).click()
      await expect(page.getByRole('link', { name: shop.waiting })).toBeVisible()
      await expect(page.getByRole('link', { name: shop.collected })).toHaveCount(0)
      await page.getByLabel('Pickup').selectOption('Collected')
      await expect(page.getByRole('link', { name: shop.collected })).toBeVisible()
      await expect(page.getByRole('link', { name: shop.waiting })).toHaveCount(0)
    })
    await page.goto(office())
    await walk(page, "export today's orders", async () => {
      await open(page, 'Orders')
      await press(page, 'More filters')
      await page.getByLabel('From', { exact: true }).fill(TODAY)
      await chooseAll(page, 9)
      const download = page.waitForEvent('download')
      await press(page, 'Export as CSV')
      const csv = readFileSync(await (await download).path(), 'utf8')
      for (const orderNo of [...shop.toSend, shop.waiting]) expect(csv).toContain(orderNo)
    })
    await walk(page, 'why did my code not work?', async () => {
      await open(page, 'Promotions')
      await page.getByRole('link', { name: 'Explain an order or a bag' }).click()
      await page.getByLabel(/^Order, bag, e-mail address/).fill(shop.email)
      await press(page, 'Explain')
      await press(page, /1 item|2 items/)
      await expect(page.getByText('rich: Add $50.00 more to qualify')).toBeVisible()
    })
  },
)

test(
  'an order is changed before it leaves, and made good after',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${office()}/orders`)
    await walk(page, 'another address', async () => {
      await page.getByRole('link', { name: shop.later }).click()
      await press(page, /^Change ?Parcel/)
      await page.getByLabel('Street').fill('2 Oak Ave')
      await expect(page.getByText('The order still costs $64.76.')).toBeVisible()
      await finish(page, 'Save')
    })
    await page.goto(`${office()}/orders`)
    await walk(page, 'one piece fewer', async () => {
      await page.getByRole('link', { name: shop.later }).click()
      await press(page, /^Change ?Assorted/)
      await page.getByLabel('Quantity').fill('1')
      await expect(page.getByText(/will be refunded to Visa/)).toBeVisible()
      await finish(page, 'Save')
    })
    const order = await readOrder(page, shop.later)
    expect(order.shipments[0].address).toContain('2 Oak Ave')
    expect(order.shipments[0].items).toContainEqual(
      expect.objectContaining({ productId: 'assorted-9', quantity: 1 }),
    )
    const [{ amount, refunded }] = order.payments
    expect(amount - refunded).toBeCloseTo(order.total, 2)

    const [sent = ''] = shop.toSend
    await page.goto(`${office()}/orders`)
    await walk(page, 'send it again at no cost', async () => {
      await page.getByRole('link', { name: sent }).click()
      await press(page, 'Replace items')
      await page.getByRole('dialog').getByRole('textbox').first().fill('1')
      await page.getByLabel('Reason').fill('Melted')
      await finish(page, 'Send again')
      await expect(page.getByRole('link', { name: /^Replaced by order/ })).toBeVisible()
    })
    await page.goto(`${office()}/orders`)
    await walk(page, 'a gift card for goodwill', async () => {
      await page.getByRole('link', { name: sent }).click()
      await press(page, 'Issue a gift card')
      await page.getByLabel(/^Amount, in USD/).fill('15')
      await finish(page, 'Issue and mail it')
      await expect(page.getByText(/with \$15\.00 is on its way$/)).toBeVisible()
    })
    await page.goto(`${office()}/orders`)
    await walk(page, 'send a mail again', async () => {
      await page.getByRole('link', { name: sent }).click()
      await page.getByRole('link', { name: `Mail: Your order ${sent}`, exact: true }).click()
      const before = page.url()
      await press(page, 'Send again')
      await finish(page, 'Send')
      await expect(page).not.toHaveURL(before)
    })
    await page.goto(office())
    await walk(page, 'decide about a claim', async () => {
      await page.getByRole('link', { name: '1 claim waits for a decision' }).click()
      await page.getByRole('main').getByRole('link', { name: /late/i }).click()
      await press(page, 'Refund')
      await page.getByLabel(/^Amount in USD/).fill('3')
      await finish(page, 'Refund')
      await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
    })
  },
)

test(
  'subscriptions, the hours of a shop and operators are changed',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(office())
    await changeSubscription(page)
    await page.goto(office())
    await changeHours(page, office(), shop.waiting)
    // the last one: from then on, everybody has to log in
    await page.goto(office())
    await logIn(page, office(), async () => Link.parse(await engine.ask('link')))
  },
)
