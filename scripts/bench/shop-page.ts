import type { Page } from '@playwright/test'
import { z } from 'zod'

const SITE = 'brindille'
/** A product without sizes, whose stock is larger than any quantity needed here. */
const PRODUCT = '/products/320170'
const CARD_NUMBER = '4111111111111111'

const Basket = z.object({
  basketId: z.string(),
  productItems: z.array(z.object({ itemId: z.string(), productId: z.string() })).min(1),
})

const addressOf = (index: number) => ({
  firstName: 'Recipient',
  lastName: `No${index}`,
  address1: `${100 + index} Market Street`,
  city: 'San Francisco',
  stateCode: 'CA',
  postalCode: '94102',
  countryCode: 'US',
  phone: '4155550134',
})

export const nameOf = (index: number) => `Recipient No${index}`

export async function fillBag(page: Page, origin: string, recipients: number): Promise<void> {
  const call = await addFirstItem(page, origin)
  const [item] = call.basket.productItems
  const parameters = { basketId: call.basket.basketId }
  const shippingMethod = { id: 'GroundDisc' }
  const others = Array.from({ length: recipients - 1 }, (_, at) => at + 1)
  await call.ask('updateCustomerForBasket', parameters, { email: 'ada@example.com' })
  if (others.length > 0) {
    const data = others.map((index) => ({
      shipmentId: `Shipment${index}`,
      shippingAddress: addressOf(index),
      shippingMethod,
    }))
    await call.ask('updateBasket', parameters, { c_actions: [{ type: 'addShipments', data }] })
  }
  const first = { shippingAddress: addressOf(0), shippingMethod }
  await call.ask('updateShipmentForBasket', { ...parameters, shipmentId: 'me' }, first)
  await call.ask('updateItemInBasket', { ...parameters, itemId: item?.itemId }, { quantity: 2 })
  if (others.length === 0) return
  const lines = others.map((index) => ({
    productId: item?.productId,
    quantity: 2,
    shipmentId: `Shipment${index}`,
  }))
  await call.ask('addItemToBasket', parameters, lines)
}

/**
 * Adds an item in the browser to start a session. Later requests are sent directly, with the same
 * headers as the page's.
 */
async function addFirstItem(page: Page, origin: string) {
  await page.context().addCookies([{ name: 'consent', value: '1', url: origin }])
  await page.goto(origin + PRODUCT)
  const answered = page.waitForResponse((response) => response.url().includes('addItemToBasket'))
  await page.getByRole('button', { name: 'Add to Bag', exact: true }).click()
  const response = await answered
  await page.getByRole('dialog', { name: 'Added to Your Bag' }).waitFor()
  const { authorization = '' } = await response.request().allHeaders()
  const ask = async (method: string, parameters: object, body: unknown) => {
    const answer = await fetch(`${origin}/api/${SITE}/scapi/shopperBaskets/${method}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify([{ parameters, body }]),
    })
    if (!answer.ok) throw new Error(`${method}: ${answer.status} ${await answer.text()}`)
  }
  return { basket: Basket.parse(await response.json()), ask }
}

/** Goes from a filled bag to the review page, with payment by card. */
export async function goToReview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/billing`)
  const hosted = (name: string) =>
    page.getByRole('group', { name }).locator('iframe').contentFrame().getByRole('textbox')
  await hosted('Card Number').fill(CARD_NUMBER)
  await hosted('Security Code').fill('123')
  await page.getByLabel('Month').selectOption('12')
  await page.getByLabel('Year').selectOption(String(new Date().getFullYear() + 3))
  await page.getByRole('button', { name: 'Review Your Order' }).click()
  await page.waitForURL('**/revieworder')
}
