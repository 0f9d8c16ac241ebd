import { Findings } from '../../archives/findings'
import { parseDocument } from '../files/parse-document'
import { readShipping } from './read-shipping'

async function read(...methods: string[]) {
  const findings = new Findings()
  const text = async function* () {
    yield `<shipping xmlns="http://www.demandware.com/xml/impex/shipping/2007-03-31">
      ${methods.join('')}</shipping>`
  }
  const root = await parseDocument(text())
  if (!root) throw new Error('no root')
  const reading = {
    file: 'shipping.xml',
    findings,
    definitions: new Map(),
    mode: 'replace' as const,
    currency: 'USD',
  }
  return {
    methods: readShipping(reading, root).flatMap(({ record }) => record ?? []),
    messages: findings.list.map(({ id, message }) => `${id}: ${message}`),
  }
}

const TABLE = '<price-table><amount order-value="0">4.90</amount></price-table>'
const toMethod = (id: string, inner: string, table = TABLE) =>
  `<shipping-method method-id="${id}">${table}${inner}</shipping-method>`
const toRule = (operator: string, values = '', path = 'shipment.shippingAddress.stateCode') =>
  `<excluded-addresses><included-addresses><condition-group match-mode="all"><condition>
    <attribute-path>${path}</attribute-path><operator>${operator}</operator>${values}
  </condition></condition-group></included-addresses></excluded-addresses>`

test.each([
  ['is-not-equal', '<string>hh</string>', ['HH']],
  ['starts-with', '<string>B</string>', ['B']],
  ['is-in-range', '<int-range><min>1</min><max>5</max></int-range>', ['1', '5']],
  ['does-not-exist', '', []],
])('the address rule %s is read', async (operator, given, values) => {
  const { methods, messages } = await read(toMethod('a', toRule(operator, given)))
  expect(messages).toEqual([])
  const [method] = methods
  expect(method?.addressRule.excluded).toEqual([
    { matchMode: 'all', conditions: [{ path: expect.any(String), operator, values }] },
  ])
})

test.each([
  ['an unknown operator', toRule('resembles', '<string>HH</string>'), /stateCode resembles/],
  ['a rule that depends on the day', toRule('is-today'), /stateCode is-today/],
  [
    'a rule about something other than an address',
    toRule('is-true', '', 'customer.registered'),
    /customer.registered/,
  ],
  [
    'products by their stock',
    `<excluded-products><included-products><condition-group>
      <inventory-condition operator="less than"><ats>1</ats></inventory-condition>
    </condition-group></included-products></excluded-products>`,
    /inventory-condition less than/,
  ],
])('a method with %s is skipped and reported', async (_name, inner, message) => {
  const { methods, messages } = await read(toMethod('a', inner), toMethod('other', ''))
  expect(methods.map(({ id }) => id)).toEqual(['other'])
  expect(messages).toEqual([expect.stringMatching(message)])
})

test('percentages, product costs, excluded products and customer groups are read', async () => {
  const products = `<included-products><condition-group><category-condition catalog-id="c">
    <category-id>tv</category-id></category-condition></condition-group></included-products>`
  const { methods, messages } = await read(
    toMethod(
      'a',
      `<product-cost-groups>
        <product-cost-group><products>${products}</products>
          <cost-per-item><surcharge>12.50</surcharge></cost-per-item></product-cost-group>
        <product-cost-group><products>${products}</products>
          <cost-per-item><fixed-price>3</fixed-price></cost-per-item></product-cost-group>
      </product-cost-groups>
      <excluded-products>${products}</excluded-products>
      <customer-groups><customer-group>Club</customer-group></customer-groups>`,
      '<price-table><percentage order-value="10">5.5</percentage></price-table>',
    ),
  )
  const selection = {
    included: [[{ kind: 'category', ids: ['tv'], operator: 'is equal' }]],
  }
  expect(messages).toEqual([])
  expect(methods[0]).toMatchObject({
    priceTable: [{ minAmountMinor: 1000, rateMinor: 0, percentage: 5.5 }],
    costGroups: [
      { kind: 'surcharge', products: selection, amountMinor: 1250 },
      { kind: 'fixed', products: selection, amountMinor: 300 },
    ],
    restriction: { excludedProducts: selection, customerGroupIds: ['Club'] },
  })
})
