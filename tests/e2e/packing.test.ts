import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { z } from 'zod'
import { shopDay } from '../../rules/shop-day'
import { OwnEngine } from '../setup/own-engine'
import { expectNoViolations } from './axe'

const Opened = z.object({
  origin: z.string(),
  toSend: z.array(z.string()),
  others: z.array(z.string()),
})

let engine: OwnEngine
let shop: z.infer<typeof Opened>
test.beforeAll(async () => {
  engine = OwnEngine.start('serve-packing-shop.ts')
  shop = Opened.parse(await engine.read())
})
test.afterAll(() => engine.close())

const orders = () => `${shop.origin}/back-office/orders`
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Chooses what leaves today in the list, and follows a link of what can be done with it. */
async function chooseToday(page: Page, link: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).press('Space')
  const chosen = page.getByRole('region', { name: 'Chosen orders' })
  await expect(chosen.getByText('4 orders chosen')).toBeVisible()
  if (link === 'Print') await expectNoViolations(page)
  await chosen.getByRole('link', { name: link }).click()
}

async function printLabels(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make 4 labels' }).click()
  await expect(page.getByText('4 parcels to send, each with a label')).toBeVisible()
  await expectNoViolations(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF of 4 labels' }).click()
  const pdf = readFileSync(await (await download).path(), 'latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
}

/** Sends a piece, with the number of the label, and the rest in a second parcel. */
async function sendInTwo(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: /^Send ?Parcel/ }).click()
  const pieces = dialog.getByRole('group', { name: 'What goes' }).getByRole('textbox')
  await pieces.first().fill('1')
  await pieces.last().fill('0')
  await expect(dialog.getByText('The rest stays to be sent; the buyer is told so.')).toBeVisible()
  await expectNoViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Send the rest/ }).click()
  await dialog.getByLabel('Tracking number').fill('1ZREST')
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Part 2', { exact: true })).toBeVisible()
  await expect(page.getByText('1ZREST')).toBeVisible()
  await expectNoViolations(page)
}

async function sendByFile(page: Page, orderNos: readonly string[]): Promise<void> {
  const rows = orderNos.map((orderNo, index) => `${orderNo};UPS;1Z000${index}`)
  const file = ['Order number;Carrier;Tracking number', ...rows].join('\r\n')
  const upload = { name: 'sent.csv', mimeType: 'text/csv', buffer: Buffer.from(file) }
  await page.getByLabel('File').setInputFiles(upload)
  await page.getByRole('button', { name: 'Mark 3 parcels as sent' }).click()
  await expect(page.getByText('3 rows: 3 marked as sent')).toBeVisible()
  await expectNoViolations(page)
}

test(
  'what leaves today is chosen, printed, labelled and sent, in parts and by a file',
  { tag: '@once' },
  async ({ page }) => {
    const { toSend } = shop
    const [first = '', ...others] = toSend
    await page.goto(orders())
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByLabel('Parcels leaving by').fill(shopDay(new Date()))
    for (const orderNo of shop.others)
      await expect(page.getByRole('link', { name: orderNo })).toHaveCount(0)
    const today = page.url()

    await chooseToday(page, 'Print')
    await heading(page, 'Packing slips')
    await expect(page.getByText('4 parcels', { exact: true })).toBeVisible()
    for (const orderNo of toSend)
      await expect(page.getByLabel(`Packing slip: Order ${orderNo}`)).toBeVisible()
    await expectNoViolations(page)

    await page.goBack()
    await chooseToday(page, 'Labels')
    await heading(page, 'Labels')
    await printLabels(page)

    await page.getByRole('link', { name: first }).click()
    await sendInTwo(page)
    await page.goto(`${orders()}/tracking`)
    await sendByFile(page, others)

    await page.goto(today)
    await expect(page.getByText('No orders found')).toBeVisible()
    for (const orderNo of toSend) {
      const path = `${shop.origin}/back-office/api/orders/${orderNo}`
      const { shipments } = await (await page.request.get(path)).json()
      expect(shipments).toMatchObject([{ isShipped: true }])
      expect(shipments[0].parcels).toHaveLength(orderNo === first ? 2 : 1)
    }
  },
)

test(
  'before it is packed, an order gets another address and fewer pieces, after its refund was shown',
  { tag: '@once' },
  async ({ page }) => {
    const [orderNo = ''] = shop.others
    const dialog = page.getByRole('dialog')
    const save = async () => {
      await expectNoViolations(page, '[role=dialog]')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    await page.goto(`${orders()}/${orderNo}`)
    await page.getByRole('button', { name: /^Change ?Parcel/ }).click()
    await dialog.getByLabel('Street').fill('2 Oak Ave')
    await expect(dialog.getByText('The order still costs $64.76.')).toBeVisible()
    await save()
    await expect(page.getByText('2 Oak Ave').first()).toBeVisible()

    await page.getByRole('button', { name: /^Change ?Assorted/ }).click()
    await dialog.getByLabel('Quantity').fill('1')
    await expect(dialog.getByText(/will be refunded to Visa/)).toBeVisible()
    await save()
    const path = `${shop.origin}/back-office/api/orders/${orderNo}`
    const order = await (await page.request.get(path)).json()
    expect(order.shipments[0].address).toContain('2 Oak Ave')
    expect(order.shipments[0].items).toContainEqual(
      expect.objectContaining({ productId: 'assorted-9', quantity: 1 }),
    )
    const [{ amount, refunded }] = order.payments
    expect(amount - refunded).toBeCloseTo(order.total, 2)
  },
)
