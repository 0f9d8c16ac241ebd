/**
 * Returns a promo code without what pasting adds to it: invisible characters, and spaces other than
 * the space bar's.
 */
export function toCouponCode(typed: string): string {
  return typed
    .replace(/(?! )[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
}
