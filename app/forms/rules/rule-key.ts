/**
 * What a rule answers when it refuses a value. A key, not a sentence: the screen looks it up in
 * `forms.messages.ts`, the server sends it as it is.
 */
const ruleKeys = [
  'required',
  'invalid',
  'email',
  'emailOrZip',
  'street',
  'zip',
  'postalCode',
  'state',
  'province',
  'country',
  'phone',
  'formPhone',
  'phoneLength',
  'name',
  'birthday',
  'zipOrPostalCode',
  'giftCardNumber',
  'securityCode',
  'organizationType',
  'catalogPhone',
  'oneOption',
  'giftMessage',
  'giftAmount',
  'sendDate',
  'printable',
  'cardExpired',
  'cvvLength',
  'cvvValue',
  'cardNumber',
  'password',
  'currentPassword',
  'rating',
  'reviewTitle',
  'reviewText',
  'nickname',
] as const

export type RuleKey = (typeof ruleKeys)[number]

/** Whether a refusal is one of ours, or a sentence a server wrote. */
export function isRuleKey(value: string): value is RuleKey {
  return ruleKeys.some((key) => key === value)
}
