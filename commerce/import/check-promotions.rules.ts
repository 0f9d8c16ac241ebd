import type { Archive, SiteContent } from './archive'
import type { Findings } from '../archives/findings'

/**
 * Checks that promotions refer only to products, categories, coupons and shipping methods of their
 * archive, which has all of them when it replaces.
 */
export function checkPromotions({ catalogs, sites }: Archive, findings: Findings): void {
  const productIds = new Set(catalogs.flatMap(({ products }) => products.map(({ id }) => id)))
  for (const site of sites) {
    const catalog = catalogs.find(({ id }) => id === site.settings?.catalogId)
    const categoryIds = new Set(catalog?.categories.map(({ id }) => id))
    checkSite(site, { product: productIds, category: categoryIds }, findings)
  }
}

function checkSite(
  site: SiteContent,
  known: Record<'product' | 'category', ReadonlySet<string>>,
  findings: Findings,
): void {
  const file = `${site.file}/promotions.xml`
  const promotions = site.promotions?.promotions.flatMap(({ record }) => record ?? []) ?? []
  const { coupons = [], shippingMethods = [] } = site
  const couponIds = new Set(coupons.map(({ id }) => id))
  const methodIds = new Set(shippingMethods.map(({ id }) => id))
  for (const { id, qualifying, discounted, assignments, shippingMethodIds } of promotions) {
    const missing = new Set<string>()
    for (const { included = [], excluded = [] } of [qualifying, discounted]) {
      for (const condition of [...included, ...excluded].flat()) {
        if (condition.kind !== 'product' && condition.kind !== 'category') continue
        const { kind, ids } = condition
        for (const one of ids) if (!known[kind].has(one)) missing.add(`the ${kind} ${one}`)
      }
    }
    for (const coupon of assignments.flatMap(({ couponIds = [] }) => couponIds)) {
      if (!couponIds.has(coupon)) missing.add(`the coupon ${coupon}`)
    }
    for (const method of shippingMethodIds ?? []) {
      if (!methodIds.has(method)) missing.add(`the shipping method ${method}`)
    }
    for (const one of missing) findings.warn(file, id, '%s does not exist', one)
  }
  checkCodes(site, findings)
}

function checkCodes({ file, coupons = [] }: SiteContent, findings: Findings): void {
  const seen = new Set<string>()
  for (const { id, record } of coupons) {
    const { codes = [] } = record ?? {}
    for (const code of codes.map((one) => one.toLowerCase())) {
      if (seen.has(code))
        findings.warn(
          `${file}/coupons.xml`,
          id,
          'a code ending in %s is listed twice',
          code.slice(-2),
        )
      seen.add(code)
    }
  }
}
