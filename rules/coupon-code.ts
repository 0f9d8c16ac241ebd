export function toCouponCode(typed: string): string {
  return typed
    .replace(/(?! )[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
}
