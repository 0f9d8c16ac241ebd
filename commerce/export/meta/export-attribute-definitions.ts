import type { Db } from '../../db/client'
import { AttributeDefinition } from '../../catalog/attribute-definition.schemas'
import { isSecretAttribute } from '../../sites/site-preferences.rules'
import { xmlFile, type ArchiveFile } from '../archive-file'
import { textsByLocale } from '../xml/localized-nodes'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'

/** The object types of B2C Commerce whose attributes an archive extends; all others are custom. */
const SYSTEM_TYPES: ReadonlySet<string> = new Set(
  `ActiveData Appeasement AppeasementItem Basket BonusDiscountLineItem Campaign Catalog Category
  CategoryAssignment Content CouponLineItem Coupon CustomerActiveData CustomerAddress CustomerCDNSettings
  CustomerGroup CustomerPaymentInstrument Folder GiftCertificate GiftCertificateLineItem
  InventoryList Invoice InvoiceItem Library LineItemContainer Order OrderAddress
  OrderPaymentInstrument OrganizationPreferences PaymentCard PaymentInstrument PaymentMethod
  PaymentProcessor PaymentTransaction PriceAdjustment PriceBook Product ProductActiveData
  ProductInventoryList ProductInventoryRecord ProductLineItem ProductList ProductListItem
  ProductListRegistrant ProductOption ProductOptionValue ProductShippingLineItem Profile Promotion
  Recommendation Return ReturnCase ReturnCaseItem ReturnItem ServiceCredential ServiceDefinition
  ServiceProfile Shipment ShippingLineItem ShippingMethod ShippingOrder ShippingOrderItem Site
  SitePreferences SlotConfiguration SortingRule SourceCodeGroup Store StoreGroup TrackingInfo
  TrackingRef User VariationAttribute`.split(/\s+/),
)

type Definitions = [id: string, definition: AttributeDefinition][]

export async function* exportAttributeDefinitions(db: Db): AsyncGenerator<ArchiveFile> {
  const rows = await db
    .selectFrom('attribute_definition')
    .selectAll()
    .orderBy('object_type')
    .orderBy('id')
    .execute()
  const types = new Map<string, Definitions>()
  for (const { object_type: type, id, definition } of rows) {
    const known = types.get(type) ?? []
    types.set(type, [...known, [id, AttributeDefinition.parse(definition)]])
  }
  const all = [...types]
  const system = all.filter(([type]) => SYSTEM_TYPES.has(type)).map(extensionNode)
  const custom = all.filter(([type]) => !SYSTEM_TYPES.has(type)).map(customTypeNode)
  const schema = ['metadata', 'metadata/2006-10-31'] as const
  if (system.length > 0) yield xmlFile('meta/system-objecttype-extensions.xml', schema, system)
  if (custom.length > 0) yield xmlFile('meta/custom-objecttype-definitions.xml', schema, custom)
}

function extensionNode([type, definitions]: [string, Definitions]): XmlNode {
  const of = (isCustom: boolean) =>
    definitions
      .filter(([, definition]) => definition.isCustom === isCustom)
      .map((definition) => definitionNode(type, definition))
  const children = [
    group('system-attribute-definitions', of(false)),
    group('custom-attribute-definitions', of(true)),
  ]
  return node('type-extension', children, { 'type-id': type })
}

/** The key of custom objects is not stored: objects are identified by their id alone. */
function customTypeNode([type, definitions]: [string, Definitions]): XmlNode {
  const children = [
    leaf('staging-mode', 'no-staging'),
    leaf('storage-scope', 'site'),
    node('key-definition', [leaf('type', 'string')], { 'attribute-id': 'ID' }),
    group(
      'attribute-definitions',
      definitions.map((definition) => definitionNode(type, definition)),
    ),
  ]
  return node('custom-type', children, { 'type-id': type })
}

/** System attributes have fewer properties: their types are fixed. */
function definitionNode(type: string, [id, definition]: Definitions[number]): XmlNode {
  const { isCustom } = definition
  const flag = (name: string, value: boolean | undefined) =>
    value === true ? leaf(name, true) : []
  const children = [
    textsByLocale('display-name', definition.displayName),
    textsByLocale('description', definition.description),
    isCustom ? leaf('type', definition.valueType) : [],
    isCustom ? flag('localizable-flag', definition.localizable) : [],
    isCustom ? flag('site-specific-flag', definition.siteSpecific) : [],
    flag('mandatory-flag', definition.mandatory),
    textsByLocale('unit', definition.unit),
    flag('select-multiple-flag', definition.isMultiple),
    group(
      'value-definitions',
      definition.values.map(({ value, displayName, isDefault }) =>
        node('value-definition', [textsByLocale('display', displayName), leaf('value', value)], {
          default: isDefault,
        }),
      ),
    ),
    isCustom && !isSecretAttribute(type, id, definition.valueType)
      ? leaf('default-value', definition.defaultValue)
      : [],
  ]
  return node('attribute-definition', children, { 'attribute-id': id })
}
