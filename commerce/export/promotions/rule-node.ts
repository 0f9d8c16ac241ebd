import { toAmountText } from '../../../rules/money-text'
import { isDeepStrictEqual } from 'node:util'
import type { Constraint, Deal, Tier } from '../../promotions/discount.schemas'
import type { ConditionGroups, ProductSelection } from '../../promotions/product-selection.schemas'
import type { Promotion } from '../../promotions/promotion.schemas'
import { selectionNodes } from '../site/product-selection-nodes'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'
import { discountNode } from './discount-node'
import { withoutExclusions } from './exclusions.rules'

export interface RuleContext {
  catalogId: string
  currency: string
  globalExclusions: ConditionGroups
}

/** What a product promotion without discounted products discounts: nothing. */
const NOTHING: ProductSelection = { included: [] }
const EVERYTHING: ProductSelection = {}

const CONDITION_TYPES = {
  product: { amount: 'product-amount', quantity: 'product-quantity', combination: undefined },
  order: {
    amount: 'order-total',
    quantity: 'product-quantity',
    combination: 'product-combination',
  },
  shipping: {
    amount: 'shipment-total',
    quantity: 'product-quantity',
    combination: 'product-combination',
  },
} as const

export function ruleNode(promotion: Promotion, context: RuleContext): XmlNode {
  const { promotionClass } = promotion
  const parts = {
    product: productParts,
    order: orderParts,
    shipping: shippingParts,
  }[promotionClass](promotion, context)
  return node(`${promotionClass}-promotion-rule`, parts)
}

function productParts(promotion: Promotion, context: RuleContext): XmlNodes {
  const own = splitSelections(promotion, context)
  const isNothing = isDeepStrictEqual(own.discounted, NOTHING)
  const isSame = isDeepStrictEqual(own.qualifying, own.discounted)
  const hasQualifying = isNothing ? !isDeepStrictEqual(own.qualifying, EVERYTHING) : !isSame
  const combined = promotion.deals.filter((deal) => isCombination(deal, promotion))
  return [
    hasQualifying ? selection('qualifying-products', own.qualifying, context) : [],
    isNothing ? [] : selection('discounted-products', own.discounted, context),
    combined
      .slice(0, 1)
      .flatMap(({ buy, get }) => [
        ...combination('qualifying-products-combination', buy, context),
        ...combination('discounted-products-combination', get, context),
      ]),
    own.exempt,
    methods('shipping-methods', promotion.shippingMethodIds),
    methods('payment-methods', promotion.paymentMethodIds),
    leaf('identical-products', promotion.identicalProducts),
    productTiers(promotion, context),
    dealNodes(promotion, context),
    leaf('max-applications', promotion.maxApplications),
  ].flat()
}

function orderParts(promotion: Promotion, context: RuleContext): XmlNodes {
  const { qualifying, discounted, combination: constraints } = promotion
  const isNarrow = isDeepStrictEqual(qualifying, discounted) && qualifying.included !== undefined
  const excluded = isNarrow ? [] : (discounted.excluded ?? [])
  const own = withoutExclusions(qualifying, excluded) ?? qualifying
  return [
    named(own, context),
    combination('qualifying-products-combination', constraints, context),
    group('excluded-products', selectionNodes({ included: excluded }, context)),
    methods('payment-methods', promotion.paymentMethodIds),
    context.globalExclusions.length > 0 ? leaf('disable-global-excluded-products', true) : [],
    isNarrow ? leaf('discount-only-qualifying-products', true) : [],
    tierNodes(promotion, context),
    upsell(promotion, context),
    leaf('exclude-discounted-products', promotion.excludesDiscounted),
  ].flat()
}

function shippingParts(promotion: Promotion, context: RuleContext): XmlNodes {
  const { prohibitsOthers, combination: constraints } = promotion
  const own = splitSelections(promotion, context)
  const isNamed = prohibitsOthers === true
  return [
    isNamed
      ? selection('qualifying-products', own.qualifying, context)
      : named(own.qualifying, context),
    combination('qualifying-products-combination', constraints, context),
    methods('shipping-methods', promotion.shippingMethodIds),
    methods('payment-methods', promotion.paymentMethodIds),
    leaf('prohibit-nonqualifying-products', prohibitsOthers),
    own.exempt,
    tierNodes(promotion, context),
    upsell(promotion, context),
    leaf('max-applications', promotion.maxApplications),
  ].flat()
}

/** Separates the global exclusions from a promotion's own; without them, it is exempt. */
function splitSelections({ qualifying, discounted }: Promotion, { globalExclusions }: RuleContext) {
  const isNothing = isDeepStrictEqual(discounted, NOTHING)
  const own = {
    qualifying: withoutExclusions(qualifying, globalExclusions),
    discounted: isNothing ? discounted : withoutExclusions(discounted, globalExclusions),
  }
  if (own.qualifying && own.discounted) {
    return { qualifying: own.qualifying, discounted: own.discounted, exempt: [] }
  }
  return { qualifying, discounted, exempt: leaf('disable-global-excluded-products', true) }
}

function selection(name: string, products: ProductSelection, context: RuleContext): XmlNodes {
  return [node(name, selectionNodes(products, context))]
}

function named(products: ProductSelection, context: RuleContext): XmlNodes {
  const isEvery = isDeepStrictEqual(products, EVERYTHING)
  return isEvery ? [] : selection('qualifying-products', products, context)
}

function combination(
  name: string,
  constraints: readonly Constraint[] | undefined,
  context: RuleContext,
): XmlNodes {
  if (constraints === undefined) return []
  const nodes = constraints.map(({ quantity, selection: products }) =>
    node('product-constraint', [
      leaf('quantity', quantity),
      node('product-specification', selectionNodes(products, context)),
    ]),
  )
  return [node(name, [node('product-constraints', nodes)])]
}

function methods(name: string, ids: readonly string[] | undefined) {
  return group(
    name,
    (ids ?? []).map((id) => leaf('method-id', id)),
  )
}

function upsell({ upsell: given }: Promotion, context: RuleContext): XmlNodes {
  if (!given) return []
  const from = given.fromMinor
  return [
    ...leaf('enable-upsells', given.enabled),
    ...leaf(
      'upsell-threshold',
      from === undefined ? undefined : toAmountText(from, context.currency),
    ),
  ]
}

function productTiers(promotion: Promotion, context: RuleContext): XmlNodes {
  const [first, ...others] = promotion.tiers
  const isSimple = first?.threshold === 0 && others.length === 0
  if (!isSimple || promotion.condition !== 'amount') return tierNodes(promotion, context)
  return [node('simple-discount', [discountNode(first.discount, context)])]
}

function tierNodes(promotion: Promotion, context: RuleContext): XmlNodes {
  const { tiers, condition, promotionClass } = promotion
  if (tiers.length === 0) return []
  const toThreshold = ({ threshold }: Tier) =>
    condition === 'amount' ? toAmountText(threshold, context.currency) : threshold
  const nodes = tiers.map((tier) =>
    node('discount', [leaf('threshold', toThreshold(tier)), discountNode(tier.discount, context)]),
  )
  const type = CONDITION_TYPES[promotionClass][condition]
  return [node('discounts', nodes, { 'condition-type': type })]
}

/** A deal that names its products itself, instead of referring to those of the promotion. */
function isCombination({ isExact, buy }: Deal, { qualifying, discounted }: Promotion): boolean {
  const isOwn = qualifying.included === undefined && isDeepStrictEqual(discounted, NOTHING)
  return isOwn && isExact && buy.length > 0
}

function dealNodes(promotion: Promotion, context: RuleContext): XmlNodes {
  const { deals } = promotion
  const combined = deals.filter((deal) => isCombination(deal, promotion))
  const rest = deals.filter((deal) => !combined.includes(deal))
  const totals = rest.filter(({ buy }) => buy.length === 0)
  const bogos = rest.filter(({ buy }) => buy.length > 0)
  const quantity = (name: string, constraints: readonly Constraint[]) =>
    leaf(name, constraints[0]?.quantity)
  const bogoNodes = bogos.map(({ buy, get, discount }) =>
    node('bogo', [
      quantity('threshold', buy),
      discountNode(discount, context),
      quantity('eligible-quantity', get),
    ]),
  )
  const totalNodes = totals.map(({ get, discount }) =>
    node('discount', [discountNode(discount, context), quantity('eligible-quantity', get)]),
  )
  const isExact = bogos.some((deal) => deal.isExact) ? true : undefined
  return [
    ...combined.map(({ discount }) => node('simple-discount', [discountNode(discount, context)])),
    ...(bogos.length > 0
      ? [node('bogo-discounts', bogoNodes, { 'require-exact-eligible-quantity': isExact })]
      : []),
    ...group('total-discounts', totalNodes),
  ]
}
