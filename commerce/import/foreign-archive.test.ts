import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { useEngine } from '../testing/engine'
import { FOREIGN_ARCHIVE } from '../testing/foreign-archive'
import { TestCheckout, ILLINOIS } from '../testing/test-checkout'
import { storedOf, placeByCard } from '../testing/placed-order'
import { createTestDatabase } from '../testing/test-database'
import { writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive, type ImportReport } from './import-archive'

const CALIFORNIA = { ...ILLINOIS, city: 'Oakland', stateCode: 'CA', postalCode: '94607' }

const BERLIN = {
  ...ILLINOIS,
  city: 'Berlin',
  stateCode: 'BE',
  postalCode: '10115',
  countryCode: 'DE',
}
const VIENNA = { ...ILLINOIS, city: 'Wien', stateCode: '', postalCode: '1010', countryCode: 'AT' }

const Images = z.object({
  imageGroups: z.array(z.object({ images: z.array(z.object({ link: z.string() })) })),
})

const Methods = z.object({
  applicableShippingMethods: z.array(z.object({ id: z.string(), price: z.number() })),
})

const archive = writeArchiveFiles(FOREIGN_ARCHIVE)
const media = writeArchiveFiles({})
let report: ImportReport
const engine = useEngine({
  listens: true,
  config: { importedMediaDir: media.folder },
  seed: async (db) => {
    report = await importArchive(db, archive.folder, { mediaFolder: media.folder })
  },
})
afterAll(async () => {
  archive.remove()
  media.remove()
})

type Goods = Readonly<Record<string, number>>

async function fill(siteId: string, goods: Goods, shippingAddress: object = CALIFORNIA) {
  const checkout = await TestCheckout.asGuest(engine.app, siteId)
  const created = await checkout.basket('POST', '', {
    productItems: Object.entries(goods).map(([productId, quantity]) => ({ productId, quantity })),
    customerInfo: { email: 'ada@example.com' },
    shipments: [{ shipmentId: 'me', shippingAddress }],
    billingAddress: shippingAddress,
  })
  expect(created.status).toBe(200)
  const shipment = `/${created.body.basketId}/shipments/me`
  return {
    checkout,
    basketId: String(created.body.basketId),
    choose: (id: string) => checkout.basket('PUT', `${shipment}/shipping-method`, { id }),
    listMethods: async () => {
      const { body } = await checkout.basket('GET', `${shipment}/shipping-methods`)
      const { applicableShippingMethods: methods } = Methods.parse(body)
      return Object.fromEntries(methods.map(({ id, price }) => [id, price]))
    },
  }
}

test('everything known is imported, and everything unknown is reported', () => {
  expect(report.outcome).toBe('imported')
  expect(report.counts).toMatchObject({ sites: 2, products: 4 })
  const unknown =
    'the address rule shipment.shippingAddress.custom.since is-in-the-last is not known'
  const ofEachSite = [
    `someday: ${unknown}: the method is left out`,
    'nothing: it lists no discounted products, so it discounts nothing',
  ]
  const lines = report.findings.map(({ id, message }) => `${id}: ${message}`)
  expect(lines).toEqual([
    ...ofEachSite,
    ...ofEachSite,
    ': the file is skipped: it is not XML',
    ': the file is not a picture',
    'lamp: there is no picture large/lamp.png',
    ': not needed here: category-condition/@catalog-id',
  ])
})

describe('pictures of static folders', () => {
  const linkOf = async (productId: string) => {
    const checkout = await TestCheckout.asGuest(engine.app, 'Parlour')
    const products = `/product/shopper-products/v1/organizations/f_ecom_prln_001/products`
    const { body } = await checkout.call('GET', `${products}/${productId}?allImages=true`)
    const { imageGroups } = Images.parse(body)
    return new URL(imageGroups[0]?.images[0]?.link ?? '').pathname
  }

  test("are served at the product's link", async () => {
    const link = await linkOf('scarf')
    expect(link).toBe('/media/catalogs/parlour-goods/static/default/images/large/scarf.png')
    const response = await engine.app.inject(link)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/png')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  test("are served at the category's link", async () => {
    const { image } = await engine.db
      .selectFrom('category')
      .select('image')
      .where('id', '=', 'clothes')
      .executeTakeFirstOrThrow()
    expect(image).toBe('catalogs/parlour-store/static/default/banners/clothes.png')
    expect((await engine.app.inject(`/media/${image}`)).statusCode).toBe(200)
  })

  test.each(['images/large/lamp.png', 'images/large/scarf.svg', '../../catalog.xml'])(
    'are not served if the file is not a picture: %s',
    async (name) => {
      const url = `/media/catalogs/parlour-goods/static/default/${name}`
      expect((await engine.app.inject(url)).statusCode).toBe(404)
    },
  )

  test('are deleted when an archive no longer contains them', async () => {
    const { 'catalogs/parlour-store/static/default/banners/clothes.png': picture, ...files } =
      FOREIGN_ARCHIVE
    const name = 'catalogs/parlour-store/static/default/banners/other.png'
    const changed = writeArchiveFiles({ ...files, [name]: picture ?? '' })
    const { db, close } = await createTestDatabase()
    const folder = writeArchiveFiles({})
    try {
      await importArchive(db, archive.folder, { mediaFolder: folder.folder })
      await importArchive(db, changed.folder, { mediaFolder: folder.folder })
      const banners = path.join(folder.folder, path.dirname(name))
      expect(readdirSync(banners)).toEqual(['other.png'])
    } finally {
      await close()
      changed.remove()
      folder.remove()
    }
  })
})

describe('shipping methods', () => {
  test('are offered by currency and destination', async () => {
    const there = await fill('Parlour', { scarf: 1 })
    expect(await there.listMethods()).toEqual({ ground: 5.99, express: 8.99, california: 1 })
    const elsewhere = await fill('Parlour', { scarf: 1 }, ILLINOIS)
    expect(await elsewhere.listMethods()).toEqual({ ground: 5.99, express: 8.99 })
  })

  test.each([
    ['of another currency', 'standard-eur', { scarf: 1 }, CALIFORNIA],
    ['that does not deliver there', 'california', { scarf: 1 }, ILLINOIS],
    ['whose rule is not known', 'someday', { scarf: 1 }, CALIFORNIA],
    ['that does not deliver the goods', 'express', { aerosol: 1 }, CALIFORNIA],
  ])('one %s cannot be chosen', async (_name, id, goods: Goods, address) => {
    const { choose, listMethods } = await fill('Parlour', goods, address)
    expect(await listMethods()).not.toHaveProperty(id)
    expect(await choose(id)).toMatchObject({ status: 400 })
  })

  test('can have surcharges for products and for a base method', async () => {
    const { choose, listMethods } = await fill('Parlour', { lamp: 2, scarf: 1 })
    expect(await listMethods()).toEqual({ ground: 20, express: 30, california: 1 })
    const { body } = await choose('express')
    expect(body).toMatchObject({ shippingTotal: 30, productSubTotal: 289.99 })
  })

  test('are removed when they cannot deliver an added product', async () => {
    const { checkout, basketId, choose } = await fill('Parlour', { scarf: 1 })
    expect((await choose('express')).status).toBe(200)
    const item = [{ productId: 'aerosol', quantity: 1, shipmentId: 'me' }]
    const { body } = await checkout.basket('POST', `/${basketId}/items`, item)
    expect(body.shipments?.[0]).not.toHaveProperty('shippingMethod')
    expect(body).toMatchObject({ shippingTotal: 0, c_shippingPending: true })
  })
})

test('taxes of the default jurisdiction are added to net prices, to the cent', async () => {
  const { choose } = await fill('Parlour', { scarf: 2, novel: 1 })
  const { body } = await choose('ground')
  // 19 % of 99.98 and of 5.99, 7 % of 10.00
  expect(body).toMatchObject({
    taxation: 'net',
    productSubTotal: 109.98,
    shippingTotal: 5.99,
    adjustedMerchandizeTotalTax: 19.7,
    adjustedShippingTotalTax: 1.14,
    taxTotal: 20.84,
    orderTotal: 136.81,
  })
})

test('an order promotion without products discounts the order', async () => {
  const { choose } = await fill('Parlour', { lamp: 3 })
  const { body } = await choose('ground')
  expect(body).toMatchObject({ productSubTotal: 360, productTotal: 324, taxTotal: 67.26 })
})

test('a promotion without discounted products has no effect', async () => {
  const { choose } = await fill('Parlour', { scarf: 1 })
  const { body } = await choose('ground')
  expect(body.productItems?.[0]).not.toHaveProperty('priceAdjustments')
  expect(body.productSubTotal).toBe(49.99)
})

describe('taxes included in gross prices', () => {
  const goods = { scarf: 2, novel: 1 }

  test.each([
    // 19 % of 118.00 and of 4.90, 7 % of 12.00
    ['the default jurisdiction', BERLIN, 19.63, 0.78],
    // 20 % of 118.00 and of 4.90, 10 % of 12.00
    ['a country of its own', VIENNA, 20.76, 0.82],
  ])('use the rates of %s, to the cent', async (_name, address, merchandise, shipping) => {
    const { choose, listMethods } = await fill('ParlourGlobal', goods, address)
    expect(await listMethods()).toEqual({ 'standard-eur': 4.9 })
    const { body } = await choose('standard-eur')
    const amounts = {
      productSubTotal: 130,
      productTotal: 130,
      merchandizeTotalTax: merchandise,
      adjustedMerchandizeTotalTax: merchandise,
      shippingTotal: 4.9,
      shippingTotalTax: shipping,
      adjustedShippingTotalTax: shipping,
      taxTotal: Math.round((merchandise + shipping) * 100) / 100,
    }
    expect(body).toMatchObject({
      taxation: 'gross',
      currency: 'EUR',
      ...amounts,
      orderTotal: 134.9,
    })
    expect(body.shipments?.[0]).toMatchObject({ ...amounts, shipmentTotal: 134.9 })
    expect(body.productItems?.[0]).toMatchObject({ price: 118, taxBasis: 118 })
  })

  test('do not change the total while the country is unknown', async () => {
    const checkout = await TestCheckout.asGuest(engine.app, 'ParlourGlobal')
    const { body } = await checkout.basket('POST', '', {
      productItems: [{ productId: 'scarf', quantity: 1 }],
    })
    expect(body).toMatchObject({
      productTotal: 59,
      taxTotal: 0,
      orderTotal: 59,
      c_taxPending: true,
    })
  })

  test('are reduced by a discount on the gross price', async () => {
    const { choose } = await fill('ParlourGlobal', { lamp: 2 }, BERLIN)
    const { body } = await choose('standard-eur')
    // 19 % included in 300.00, in 270.00 and in 4.90
    expect(body).toMatchObject({
      productSubTotal: 300,
      productTotal: 270,
      merchandizeTotalTax: 47.9,
      adjustedMerchandizeTotalTax: 43.11,
      taxTotal: 43.89,
      orderTotal: 274.9,
    })
    expect(body.orderPriceAdjustments?.[0]).toMatchObject({ promotionId: 'tenth', price: -30 })
  })

  test('agree in the order, its mail and OCAPI', async () => {
    const { checkout, basketId, choose } = await fill('ParlourGlobal', goods, BERLIN)
    await choose('standard-eur')
    const ocapi = await checkout.call('GET', `/s/ParlourGlobal/dw/shop/v23_2/baskets/${basketId}`)
    const taxes = { taxation: 'gross', product_total: 130, tax_total: 20.41, order_total: 134.9 }
    expect(ocapi.body).toMatchObject(taxes)
    const order = await placeByCard(checkout, basketId)
    expect(order).toMatchObject({ taxation: 'gross', taxTotal: 20.41, orderTotal: 134.9 })
    const { header, items } = await storedOf(engine.db, order)
    expect(header).toMatchObject({ tax_total_minor: 2041, order_total_minor: 13_490 })
    expect(items.map(({ tax_minor }) => tax_minor).sort()).toEqual([1884, 79])
    const { text } = await engine.db
      .selectFrom('outbox_mail')
      .select('text')
      .where('reference', '=', `order:${order.orderNo}`)
      .executeTakeFirstOrThrow()
    expect(text).toContain(
      'Subtotal: €130.00\nShipping: €4.90\nTotal: €134.90\nIncluding tax: €20.41',
    )
  })
})
