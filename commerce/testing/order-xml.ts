/** Changes to a valid order: an XML element as text, or an empty text to remove it. */
export interface OrderXmlParts {
  date?: string
  customer?: string
  status?: string
  lines?: string
  shipping?: string
  shipments?: string
  totals?: string
  payments?: string
  more?: string
  attributes?: string
}

const ADDRESS = `<first-name>Nora</first-name><last-name>Ashgrove</last-name>
  <address1>1200 Chestnut Street</address1><city>San Francisco</city><postal-code>94109</postal-code>
  <state-code>CA</state-code><country-code>US</country-code><phone>4155550100</phone>`

const STATUS = `<order-status>COMPLETED</order-status><shipping-status>SHIPPED</shipping-status>
  <confirmation-status>CONFIRMED</confirmation-status><payment-status>PAID</payment-status>
  <export-status>EXPORTED</export-status>`

/** Two boxes at 20.00, 10 % off the order, shipping 9.95, tax 8 %. */
const PARTS: Required<OrderXmlParts> = {
  date: '2026-02-10T17:30:00.000Z',
  customer: `<guest>false</guest><customer-no>D1</customer-no><customer-name>Nora Ashgrove</customer-name>
    <customer-email>nora@example.com</customer-email><billing-address>${ADDRESS}</billing-address>`,
  status: STATUS,
  lines: `<product-lineitem><net-price>40.00</net-price><tax>3.20</tax><gross-price>43.20</gross-price>
    <base-price>20.00</base-price><lineitem-text>Box</lineitem-text><position>1</position>
    <product-id>box-small</product-id><product-name>Box of truffles</product-name>
    <quantity unit="">2.0</quantity><tax-rate>0.08</tax-rate><shipment-id>S1</shipment-id>
    <gift>false</gift></product-lineitem>`,
  shipping: `<shipping-lineitem><net-price>9.95</net-price><tax>0.80</tax><gross-price>10.75</gross-price>
    <base-price>9.95</base-price><lineitem-text>Shipping</lineitem-text><item-id>STANDARD_SHIPPING</item-id>
    <shipment-id>S1</shipment-id><tax-rate>0.08</tax-rate></shipping-lineitem>`,
  shipments: `<shipment shipment-id="S1"><status><shipping-status>SHIPPED</shipping-status></status>
    <shipping-method>GroundDisc</shipping-method><tracking-number>1Z999AA10123456784</tracking-number>
    <shipping-address>${ADDRESS}</shipping-address><gift>true</gift><gift-message>For you</gift-message>
    <custom-attributes><custom-attribute attribute-id="carrier">UPS</custom-attribute></custom-attributes>
    </shipment>`,
  totals: `<merchandize-total><net-price>40.00</net-price><tax>3.20</tax><gross-price>43.20</gross-price>
    <price-adjustments><price-adjustment><net-price>-4.00</net-price><tax>-0.32</tax>
      <gross-price>-4.32</gross-price><base-price>-4.00</base-price>
      <lineitem-text>10% off your order</lineitem-text><promotion-id>noel-10</promotion-id>
      <campaign-id>house</campaign-id><coupon-id>noel10</coupon-id></price-adjustment></price-adjustments>
    </merchandize-total>
    <adjusted-merchandize-total><net-price>36.00</net-price><tax>2.88</tax><gross-price>38.88</gross-price>
    </adjusted-merchandize-total>
    <shipping-total><net-price>9.95</net-price><tax>0.80</tax><gross-price>10.75</gross-price></shipping-total>
    <adjusted-shipping-total><net-price>9.95</net-price><tax>0.80</tax><gross-price>10.75</gross-price>
    </adjusted-shipping-total>
    <order-total><net-price>45.95</net-price><tax>3.68</tax><gross-price>49.63</gross-price></order-total>`,
  payments: `<payment><credit-card><card-type>Visa</card-type><card-number>4111111111111111</card-number>
    <card-holder>Nora Ashgrove</card-holder><card-token>secret-token</card-token>
    <expiration-month>4</expiration-month><expiration-year>2029</expiration-year></credit-card>
    <amount>49.63</amount><processor-id>CARD_GATEWAY</processor-id><transaction-id>tx-1</transaction-id>
    <transaction-type>CAPTURE</transaction-type></payment>`,
  more: '',
  attributes: '',
}

export function toOrderXml(orderNo: string, changes: OrderXmlParts = {}): string {
  const parts = { ...PARTS, ...changes }
  return `<order order-no="${orderNo}" ${parts.attributes}>
    <order-date>${parts.date}</order-date><created-by>storefront</created-by>
    <currency>USD</currency><customer-locale>en_US</customer-locale><taxation>net</taxation>
    <customer>${parts.customer}</customer><status>${parts.status}</status>
    <product-lineitems>${parts.lines}</product-lineitems>
    <shipping-lineitems>${parts.shipping}</shipping-lineitems>
    <shipments>${parts.shipments}</shipments><totals>${parts.totals}</totals>
    <payments>${parts.payments}</payments>${parts.more}</order>`
}

export function toOrdersXml(...orders: string[]): string {
  const namespace = 'http://www.demandware.com/xml/impex/order/2006-10-31'
  return `<?xml version="1.0" encoding="UTF-8"?><orders xmlns="${namespace}">${orders.join('')}</orders>`
}
