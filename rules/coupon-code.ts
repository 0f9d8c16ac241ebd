/** Codes are typed on keyboards of every language, and copied from texts with typographic dashes. */
export function toCouponCode(typed: string): string {
  return typed
    .replace(/(?! )[\s\p{Cc}\u2800\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/ +/g, ' ')
    .trim()
}
