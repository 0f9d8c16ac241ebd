/**
 * The error of a rule: a key and not a text. The page translates it with `forms.messages.ts`; the
 * server sends it unchanged.
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

/** Returns whether an error is a rule's key, rather than a server's message. */
export function isRuleKey(value: string): value is RuleKey {
  return ruleKeys.some((key) => key === value)
}
