/** What the storefront reads of a site's preferences (D1 §2). */
export interface SitePreferences {
  reviewsEnabled: boolean
  /** Goods can be collected in shops: Bopis (D2 §9). */
  pickupEnabled: boolean
}

/** What a site does not say is off. */
export function toSitePreferences(answer: unknown): SitePreferences {
  return {
    reviewsEnabled: isOn(answer, 'reviewsEnabled'),
    pickupEnabled: isOn(answer, 'Bopis'),
  }
}

// archives without definitions bring every preference as text
function isOn(answer: unknown, name: string): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const value: unknown = Reflect.get(answer, name)
  return value === true || value === 'true'
}
