function toCondition(attribute: string, operator: string, value: string): string {
  return `<condition><attribute-path>shipment.shippingAddress.${attribute}</attribute-path>
    <operator>${operator}</operator><string>${value}</string></condition>`
}

function toMethod(id: string, currency: string, costs: string, more = ''): string {
  return `<shipping-method method-id="${id}"><display-name>${id}</display-name>
    <online-flag>true</online-flag>${costs}${more}<currency>${currency}</currency></shipping-method>`
}

const toTable = (steps: string) => `<price-table>${steps}</price-table>`
const toProducts = (id: string) => `<included-products><condition-group>
  <category-condition catalog-id="parlour-store" operator="is equal"><category-id>${id}</category-id>
  </category-condition></condition-group></included-products>`

export const SHIPPING = `<shipping>
  ${toMethod(
    'ground',
    'USD',
    toTable('<amount order-value="0">5.99</amount><amount order-value="200">0</amount>'),
    `<product-cost-groups><product-cost-group><products>${toProducts('lamps')}</products>
      <cost-per-item><surcharge>10</surcharge></cost-per-item></product-cost-group>
    </product-cost-groups>`,
  )}
  ${toMethod(
    'express',
    'USD',
    `<base-method>ground</base-method>${toTable('<percentage order-value="0">50</percentage>')}`,
    `<excluded-products><included-products><condition-group>
      <product-id-condition operator="is equal"><product-id>aerosol</product-id>
      </product-id-condition></condition-group></included-products></excluded-products>`,
  )}
  ${toMethod(
    'california',
    'USD',
    toTable('<amount order-value="0">1</amount>'),
    `<excluded-addresses><included-addresses><condition-group match-mode="any">
      ${toCondition('stateCode', 'is-not-equal', 'CA')}</condition-group></included-addresses>
    </excluded-addresses>`,
  )}
  ${toMethod(
    'someday',
    'USD',
    toTable('<amount order-value="0">1</amount>'),
    `<excluded-addresses><included-addresses><condition-group match-mode="any">
      ${toCondition('custom.since', 'is-in-the-last', 'week')}</condition-group>
      </included-addresses></excluded-addresses>`,
  )}
  ${toMethod('standard-eur', 'EUR', toTable('<amount order-value="0">4.90</amount>'))}
</shipping>`

export const TAX = `<tax><tax-classes><tax-class class-id="standard" default="true"/>
    <tax-class class-id="books"/></tax-classes>
  <tax-jurisdictions><tax-jurisdiction jurisdiction-id="everywhere" default="true"/>
    <tax-jurisdiction jurisdiction-id="austria"><address-mappings>
      <address-mapping key1="AT" key2="-"/></address-mappings></tax-jurisdiction>
  </tax-jurisdictions>
  <tax-rates>
    <tax-rate jurisdiction-id="everywhere" class-id="standard">0.19</tax-rate>
    <tax-rate jurisdiction-id="everywhere" class-id="books">0.07</tax-rate>
    <tax-rate jurisdiction-id="austria" class-id="standard">0.20</tax-rate>
    <tax-rate jurisdiction-id="austria" class-id="books">0.10</tax-rate>
  </tax-rates></tax>`

/** The first promotion gives 10 % off the order; the others refer to products that do not exist. */
export const PROMOTIONS = `<promotions>
  <campaign campaign-id="season"><enabled-flag>true</enabled-flag>
    <customer-groups><customer-group group-id="Everyone"/></customer-groups></campaign>
  <promotion promotion-id="tenth"><enabled-flag>true</enabled-flag><name>Tenth</name>
    <order-promotion-rule><discounts condition-type="order-total"><discount>
      <threshold>300</threshold><percentage>10</percentage></discount></discounts>
    </order-promotion-rule></promotion>
  <promotion promotion-id="nothing"><enabled-flag>true</enabled-flag><name>Nothing</name>
    <product-promotion-rule><qualifying-products><included-products><condition-group>
      <product-id-condition><product-id>scarf</product-id></product-id-condition>
      </condition-group></included-products></qualifying-products>
      <simple-discount><percentage>30</percentage></simple-discount></product-promotion-rule></promotion>
  <promotion-campaign-assignment promotion-id="tenth" campaign-id="season"/>
  <promotion-campaign-assignment promotion-id="nothing" campaign-id="season"/>
</promotions>`
