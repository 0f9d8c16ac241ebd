import { Findings } from '../../archives/findings'
import { parseDocument } from '../files/parse-document'
import { readCoupons } from './read-coupons'
import { readCustomerGroups } from './read-customer-groups'
import { readPriceAssignments } from './read-assignments'
import { readPromotions } from './read-promotions'
import { readSourceCodes } from './read-source-codes'
import type { Reading } from './parse-records'
import { withoutNaming } from '../write/row-entries'
import type { XmlElement } from '../../archives/xml-element'

function createReading(): Reading {
  return { file: 'a.xml', findings: new Findings(), definitions: new Map(), mode: 'replace' }
}

async function parse(xml: string): Promise<XmlElement> {
  async function* text() {
    yield await Promise.resolve(xml)
  }
  const root = await parseDocument(text())
  if (!root) throw new Error('no root')
  return root
}

const CAMPAIGN = `<campaign campaign-id="c"><enabled-flag>true</enabled-flag>
  <start-date>2026-01-01T00:00:00.000Z</start-date></campaign>`

async function read(rule: string, assignment = '', campaign = CAMPAIGN) {
  const reading = { ...createReading(), currency: 'USD' }
  const root = await parse(`<promotions>${campaign}
    <promotion promotion-id="p"><enabled-flag>true</enabled-flag>
      <name xml:lang="x-default">P</name><name xml:lang="es-US">Pe</name>${rule}</promotion>
    <promotion-campaign-assignment promotion-id="p" campaign-id="c">${assignment}
    </promotion-campaign-assignment></promotions>`)
  const [entry] = readPromotions(reading, root).promotions
  return {
    promotion: entry?.record && withoutNaming(entry.record),
    findings: reading.findings.list.map(({ message }) => message),
  }
}

const group = (condition: string) =>
  `<included-products><condition-group>${condition}</condition-group></included-products>`
const category = (id: string) =>
  group(
    `<category-condition catalog-id="x" operator="is equal"><category-id>${id}</category-id></category-condition>`,
  )
const inCategory = (id: string) => ({
  included: [[{ kind: 'category', ids: [id], operator: 'is equal' }]],
})
const product = (inner: string) => `<product-promotion-rule>${inner}</product-promotion-rule>`
const order = (inner: string) => `<order-promotion-rule>${inner}</order-promotion-rule>`
const shipping = (inner: string) => `<shipping-promotion-rule>${inner}</shipping-promotion-rule>`
const simple = (inner: string) => `<simple-discount>${inner}</simple-discount>`
const two = `<qualifying-products>${category('a')}</qualifying-products>
  <discounted-products>${category('b')}</discounted-products>`

const rules: [string, string, object][] = [
  [
    'buy two, get one half off',
    product(
      `${two}<bogo><threshold>2</threshold><percentage>50</percentage><eligible-quantity>1</eligible-quantity></bogo><max-applications>3</max-applications>`,
    ),
    {
      maxApplications: 3,
      tiers: [],
      deals: [
        {
          buy: [{ quantity: 2, selection: inCategory('a') }],
          get: [{ quantity: 1, selection: inCategory('b') }],
          isExact: false,
          discount: { type: 'percentage', percentage: 50 },
        },
      ],
    },
  ],
  [
    'a percentage off the options of a product',
    product(
      `<discounted-products>${category('b')}</discounted-products>${simple(
        `<percent-off-options><percentage>33.3</percentage><product-options>
          <option-id>wrap</option-id><option-id>ribbon</option-id></product-options></percent-off-options>`,
      )}`,
    ),
    {
      discounted: inCategory('b'),
      tiers: [
        {
          threshold: 0,
          discount: {
            type: 'percentage_off_options',
            percentage: 33.3,
            optionIds: ['wrap', 'ribbon'],
          },
        },
      ],
    },
  ],
  [
    'several deals, the highest threshold first',
    product(
      `<discounted-products>${category('b')}</discounted-products>
      <bogo-discounts require-exact-eligible-quantity="true">
        <bogo><threshold>1</threshold><percentage>10</percentage><eligible-quantity>1</eligible-quantity></bogo>
        <bogo><threshold>4</threshold><free/><eligible-quantity>2</eligible-quantity></bogo>
      </bogo-discounts>`,
    ),
    { deals: [{ buy: [{ quantity: 4 }], isExact: true }, { buy: [{ quantity: 1 }] }] },
  ],
  [
    'three for a price',
    product(
      `<discounted-products>${category('b')}</discounted-products><total-discounts>
        <discount><total-fixed-price>10.00</total-fixed-price><eligible-quantity>3</eligible-quantity></discount></total-discounts>`,
    ),
    {
      deals: [
        {
          buy: [],
          get: [{ quantity: 3, selection: inCategory('b') }],
          discount: { type: 'total_fixed_price', amountMinor: 1000 },
        },
      ],
    },
  ],
  [
    'a combination of products',
    product(
      `<discounted-products-combination><product-constraints>
        <product-constraint><quantity>1</quantity><product-specification>${category('a')}</product-specification></product-constraint>
        <product-constraint><quantity>2</quantity><product-specification>${category('b')}</product-specification></product-constraint>
      </product-constraints></discounted-products-combination>${simple('<percentage>20</percentage>')}`,
    ),
    {
      tiers: [],
      deals: [
        {
          buy: [],
          isExact: true,
          get: [
            { quantity: 1, selection: inCategory('a') },
            { quantity: 2, selection: inCategory('b') },
          ],
        },
      ],
    },
  ],
  [
    'a bonus product by quantity',
    product(
      `<qualifying-products>${category('a')}</qualifying-products><discounts condition-type="product-quantity">
        <discount><threshold>3</threshold><bonus><bonus-products><product-id>x</product-id></bonus-products></bonus></discount></discounts>`,
    ),
    {
      condition: 'quantity',
      qualifying: inCategory('a'),
      tiers: [{ threshold: 3, discount: { type: 'bonus', productIds: ['x'] } }],
    },
  ],
  [
    'a choice of bonus products',
    order(
      `<discounts condition-type="order-total"><discount><threshold>50.00</threshold><bonus-choice><bonus-products>
        <bonus-product product-id="x"><bonus-product-price>1.50</bonus-product-price></bonus-product>
        <bonus-product product-id="y"/></bonus-products><max-bonus-items>2</max-bonus-items></bonus-choice></discount></discounts>`,
    ),
    {
      promotionClass: 'order',
      tiers: [
        {
          threshold: 5000,
          discount: {
            type: 'bonus_choice',
            maxItems: 2,
            products: [
              { productId: 'x', priceMinor: 150 },
              { productId: 'y', priceMinor: 0 },
            ],
          },
        },
      ],
    },
  ],
  [
    'free shipping of products',
    product(
      `<discounted-products>${category('a')}</discounted-products>${simple('<free-shipping/>')}`,
    ),
    { tiers: [{ discount: { type: 'free_shipping' } }] },
  ],
  [
    'an order promotion with all its switches',
    order(
      `<qualifying-products>${category('a')}</qualifying-products><payment-methods><method-id>PayPal</method-id></payment-methods>
      <discount-only-qualifying-products>true</discount-only-qualifying-products>
      <discounts condition-type="order-total"><discount><threshold>10</threshold><amount>2</amount></discount></discounts>
      <enable-upsells>true</enable-upsells><upsell-threshold>5.00</upsell-threshold>
      <exclude-discounted-products>true</exclude-discounted-products>`,
    ),
    {
      discounted: inCategory('a'),
      paymentMethodIds: ['PayPal'],
      upsell: { enabled: true, fromMinor: 500 },
      excludesDiscounted: true,
    },
  ],
  [
    'free shipping for shipments with qualifying products only',
    shipping(
      `<qualifying-products>${category('a')}</qualifying-products>
      <discounts condition-type="shipment-total"><discount><threshold>0</threshold><free/></discount></discounts>`,
    ),
    { prohibitsOthers: true },
  ],
  [
    'conditions by brand, price and attribute',
    product(
      `<discounted-products>${group(
        `<brand-condition operator="starts with"><brand>Br</brand></brand-condition>
        <price-condition operator="less than"><price>12.50</price></price-condition>
        <price-condition operator="ends with"><price-ending>99</price-ending></price-condition>
        <attribute-condition attribute-id="custom.texture" operator="equals"><attribute-value>soft</attribute-value></attribute-condition>
        <attribute-condition attribute-id="custom.isNew" operator="exists"/>`,
      )}</discounted-products>${simple('<percentage>10</percentage>')}`,
    ),
    {
      discounted: {
        included: [
          [
            { kind: 'brand', ids: ['Br'], operator: 'starts with' },
            { kind: 'price', operator: 'less than', amountMinor: 1250 },
            { kind: 'price_ending', endings: ['99'] },
            {
              kind: 'attribute',
              attributeId: 'custom.texture',
              operator: 'is equal',
              ids: ['soft'],
            },
            { kind: 'attribute', attributeId: 'custom.isNew', operator: 'exists', ids: [] },
          ],
        ],
      },
    },
  ],
]

test.each(rules)('%s', async (_name, rule, expected) => {
  const { promotion, findings } = await read(rule)
  expect(findings).toEqual([])
  expect(promotion).toMatchObject({ ...expected, localized: { 'es-US': { name: 'Pe' } } })
})

test.each([
  ['percent-off-something', product(simple('<percent-off-something/>'))],
  [
    'pricebook-condition',
    product(
      `<discounted-products>${group('<pricebook-condition><pricebook-id>x</pricebook-id></pricebook-condition>')}</discounted-products>${simple('<percentage>1</percentage>')}`,
    ),
  ],
  [
    'something-new',
    order(
      `<something-new/><discounts><discount><threshold>0</threshold><amount>1</amount></discount></discounts>`,
    ),
  ],
])('%s is reported as unknown', async (name, rule) => {
  const { findings } = await read(rule)
  expect(findings.join()).toContain(name)
})

test('a bonus for qualifying products discounts no product', async () => {
  const bonus = '<bonus><bonus-products><product-id>x</product-id></bonus-products></bonus>'
  const { promotion, findings } = await read(
    product(`<qualifying-products>${category('a')}</qualifying-products>${simple(bonus)}`),
  )
  expect(findings).toEqual([])
  expect(promotion).toMatchObject({ qualifying: inCategory('a'), discounted: { included: [] } })
})

test('a discount without products discounts none and is reported', async () => {
  const { promotion, findings } = await read(product(simple('<percentage>10</percentage>')))
  expect(findings).toEqual(['it lists no discounted products, so it discounts nothing'])
  expect(promotion).toMatchObject({ discounted: { included: [] } })
})

const percent = product(
  `<discounted-products>${category('b')}</discounted-products>${simple('<percentage>10</percentage>')}`,
)
const groups = (...ids: string[]) =>
  `<customer-groups>${ids.map((id) => `<customer-group group-id="${id}"/>`).join('')}</customer-groups>`
const coupons = (...ids: string[]) =>
  `<coupons>${ids.map((id) => `<coupon coupon-id="${id}"/>`).join('')}</coupons>`
const sources = '<source-codes><source-code group-id="print"/></source-codes>'
const campaignWith = (inner: string) => `<campaign campaign-id="c">${inner}</campaign>`
const ASKS_ALL =
  '<qualifiers match-mode="any"><customer-groups/><source-codes/><coupons/></qualifiers>'

const assignments: [string, string, string, object][] = [
  ['nothing asked', ASKS_ALL, campaignWith(groups('Everyone')), { couponIds: undefined }],
  [
    'its own coupon',
    `${ASKS_ALL}${coupons('x')}`,
    campaignWith(coupons('y')),
    { couponIds: ['x'] },
  ],
  ['the campaign’s coupon', ASKS_ALL, campaignWith(coupons('y')), { couponIds: ['y'] }],
  [
    'a coupon that is missing',
    '<qualifiers><coupons/></qualifiers>',
    campaignWith(''),
    { couponIds: [] },
  ],
  [
    'groups of the campaign, as a qualifier',
    ASKS_ALL,
    campaignWith(groups('Vip')),
    { customerGroupIds: ['Vip'], campaignGroupIds: undefined },
  ],
  [
    'groups of the campaign, besides',
    coupons('x'),
    campaignWith(groups('Vip')),
    { customerGroupIds: undefined, campaignGroupIds: ['Vip'], couponIds: ['x'] },
  ],
  ['everyone beside a group', groups('Vip', 'Everyone'), CAMPAIGN, { customerGroupIds: undefined }],
  ['source codes', sources, CAMPAIGN, { sourceCodeGroupIds: ['print'] }],
  [
    'a weekly hour',
    `<schedule><recurrence><day-of-week><weekday>Monday</weekday></day-of-week>
      <time-of-day><time-from>09:30:00Z</time-from><time-to>11:00:00Z</time-to></time-of-day></recurrence></schedule>`,
    CAMPAIGN,
    { recurrence: { weekdays: [1], fromMinute: 570, toMinute: 660 } },
  ],
]

test.each(assignments)('an assignment with %s', async (_name, assignment, campaign, expected) => {
  const { promotion, findings } = await read(percent, assignment, campaign)
  expect(findings).toEqual([])
  expect(promotion?.assignments).toMatchObject([expected])
})

test('campaigns limited to shops do not run online', async () => {
  const scope = '<campaign-scope><applicable-in-store/></campaign-scope>'
  expect((await read(percent, '', campaignWith(scope))).promotion?.assignments).toEqual([])
  const stores = '<stores><store store-id="1"/></stores>'
  expect((await read(percent, '', campaignWith(stores))).findings).toEqual(['stores are not known'])
})

test('coupons are read with their limits and their codes or code patterns', async () => {
  const root = await parse(`<coupons>
    <coupon coupon-id="one"><enabled-flag>true</enabled-flag><case-insensitive>true</case-insensitive>
      <redemption-limits><limit-per-code>5</limit-per-code><limit-per-customer>1</limit-per-customer>
        <limit-per-time-frame><limit>2</limit><time-frame>30</time-frame></limit-per-time-frame>
        <allow-multiple-codes-per-order>true</allow-multiple-codes-per-order></redemption-limits>
      <single-code>ONE</single-code></coupon>
    <coupon coupon-id="some"><multiple-codes><code>A</code></multiple-codes></coupon>
    <coupon coupon-id="made"><system-codes><max-number-of-codes>3</max-number-of-codes>
      <code-prefix>X-</code-prefix><code-length>12</code-length></system-codes></coupon>
    <coupon coupon-id="given"><system-codes><max-number-of-codes>3</max-number-of-codes></system-codes></coupon>
    <coupon-codes coupon-id="some"><code>B</code></coupon-codes>
    <coupon-codes coupon-id="given"><code>G1</code></coupon-codes></coupons>`)
  expect(readCoupons(createReading(), root).map(({ record }) => record)).toMatchObject([
    {
      id: 'one',
      kind: 'single',
      caseInsensitive: true,
      codes: ['ONE'],
      multipleCodesPerOrder: true,
      limits: { perCode: 5, perCustomer: 1, timeFrame: { limit: 2, days: 30 } },
    },
    { id: 'some', kind: 'list', codes: ['A', 'B'] },
    { id: 'made', kind: 'system', codes: [], generate: { count: 3, prefix: 'X-', length: 12 } },
    { id: 'given', kind: 'system', codes: ['G1'] },
  ])
})

test('source codes, customer groups and assignments are read', async () => {
  const codes = await parse(`<sourcecodes><sourcecode-group group-id="print">
    <enabled-flag>true</enabled-flag><online-from>2026-01-01Z</online-from>
    <active-redirect><category-redirect category-id="boxes"/></active-redirect>
    <code-specs><code-spec>print-*</code-spec></code-specs>
    <pricebooks><pricebook pricebook-id="vip"/></pricebooks></sourcecode-group></sourcecodes>`)
  const [print] = readSourceCodes(createReading(), codes)
  expect(print).toMatchObject({
    id: 'print',
    record: {
      onlineFrom: '2026-01-01',
      codes: ['print-*'],
      priceBookIds: ['vip'],
      redirect: { type: 'category-redirect', 'category-id': 'boxes' },
    },
  })
  const rule = `<membership-rule><included-customers><condition-group match-mode="all"><condition>
    <attribute-path>customer.profile.custom.points</attribute-path><operator>is-in-range</operator>
    <int-range><min>1</min><max>9</max></int-range></condition></condition-group></included-customers></membership-rule>`
  const groupsRoot = await parse(`<customer-groups><customer-group group-id="a"/>
    <customer-group group-id="b">${rule}</customer-group>
    <group-assignment group-id="a" customer-no="1"/></customer-groups>`)
  expect(readCustomerGroups(createReading(), groupsRoot)).toMatchObject({
    groups: [
      { id: 'a', record: { id: 'a' } },
      { id: 'b', record: { rule: { included: [{ conditions: [{ values: ['1', '9'] }] }] } } },
    ],
    members: [{ groupId: 'a', customerNo: '1', isGone: false }],
  })
  const assigned = await parse(`<assignments><assignment assignment-id="x">
    <assigned-sites><site>brindille</site></assigned-sites><qualifiers match-mode="all">
      <qualifier type="store">boston</qualifier><qualifier type="customer-group">Vip</qualifier></qualifiers>
    <experiences><pricebooks><pricebook-id>vip</pricebook-id></pricebooks>
      <promotions><promotion-id>p</promotion-id></promotions></experiences></assignment></assignments>`)
  expect(readPriceAssignments(createReading(), assigned, undefined)).toMatchObject([
    {
      id: 'x',
      siteIds: ['brindille'],
      record: {
        matchMode: 'all',
        customerGroupIds: ['Vip'],
        qualifiers: [{ type: 'store', value: 'boston' }],
        priceBookIds: ['vip'],
        promotionIds: ['p'],
      },
    },
  ])
})
