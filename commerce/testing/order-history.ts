import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import { importArchive, type ImportReport } from '../import/import-archive'
import { createTestEngine } from './engine'
import { toOrdersXml } from './order-xml'
import { logInTestShopper } from './test-shopper'
import {
  toCatalogXml,
  toInventoryXml,
  toPriceBookXml,
  toSiteFiles,
  writeArchiveFiles,
} from './write-archive-files'

type Orders = ShopperCustomersTypes.CustomerOrderResult

const NOW = () => new Date('2026-06-01T12:00:00Z')
const ATTRIBUTE =
  '<attribute-definition attribute-id="carrier"><type>string</type></attribute-definition>'
const SHOP = {
  'meta/types.xml': `<metadata><type-extension type-id="Shipment"><custom-attribute-definitions>
    ${ATTRIBUTE}</custom-attribute-definitions></type-extension></metadata>`,
  'catalogs/small/catalog.xml': toCatalogXml(
    'small',
    '<category category-id="root"/>',
    `<product product-id="box"><display-name xml:lang="x-default">Box</display-name>
      <online-flag>true</online-flag><variations><attributes>
      <variation-attribute attribute-id="size" variation-attribute-id="size">
      <display-name xml:lang="x-default">Size</display-name><variation-attribute-values>
      <variation-attribute-value value="S"><display-value xml:lang="x-default">6 Pieces</display-value>
      </variation-attribute-value></variation-attribute-values></variation-attribute></attributes>
      <variants><variant product-id="box-small"/></variants></variations></product>`,
    `<product product-id="box-small"><display-name xml:lang="x-default">Box</display-name>
      <online-flag>true</online-flag><custom-attributes>
      <custom-attribute attribute-id="size">S</custom-attribute></custom-attributes></product>`,
    '<category-assignment category-id="root" product-id="box"/>',
  ),
  'pricebooks/list.xml': toPriceBookXml('list', { 'box-small': '20.00' }),
  'inventory-lists/stock.xml': toInventoryXml('stock', { 'box-small': '9' }),
  ...toSiteFiles(),
  'sites/small/shipping.xml': `<shipping><shipping-method method-id="GroundDisc" default="true">
    <display-name xml:lang="x-default">Ground</display-name><online-flag>true</online-flag>
    <price-table><amount order-value="0">9.95</amount></price-table><currency>USD</currency>
    </shipping-method></shipping>`,
  'customer-lists/people.xml': `<customer-list list-id="people"><customer customer-no="D1"><credentials>
    <login>nora@example.com</login><password encrypted="false">Orbit#1831</password></credentials>
    <profile><last-name>Ashgrove</last-name><email>nora@example.com</email></profile></customer></customer-list>`,
}

export async function createHistoryEngine() {
  const engine = await createTestEngine({ now: NOW })

  async function logIn() {
    const credentials = { login: 'nora@example.com', password: 'Orbit#1831' }
    return logInTestShopper(engine.app, { siteId: 'small', credentials })
  }

  return {
    app: engine.app,
    db: engine.db,
    close: () => engine.close(),

    async take(...orders: string[]): Promise<ImportReport> {
      const { folder, remove } = writeArchiveFiles({
        ...SHOP,
        'sites/small/orders/2026.xml': toOrdersXml(...orders),
      })
      try {
        return await importArchive(engine.db, folder, { now: NOW })
      } finally {
        remove()
      }
    },

    async listOrders(query = ''): Promise<Orders> {
      const { headers, customerId } = await logIn()
      const path = `/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers/${customerId}/orders`
      const url = `${path}?siteId=small${query}`
      return (await engine.app.inject({ url, headers })).json<Orders>()
    },

    listHeaders: () =>
      engine.db.selectFrom('order_header').selectAll().orderBy('order_no').execute(),
  }
}

export function linesOf({ findings }: Pick<ImportReport, 'findings'>): string[] {
  return findings.filter(({ id }) => /^\d+$/.test(id)).map(({ id, message }) => `${id}: ${message}`)
}
