/**
 * The only list of operations that require a captcha at a site whose preference `recaptchaEnabled`
 * is on. The engine refuses each of them without a token, and the form contains a checkbox (except
 * the order's). An operation set to false never requires a captcha.
 */
const OPERATIONS = {
  campaign: true,
  catalog: true,
  contact: true,
  'gift-card-balance': true,
  newsletter: true,
  'place-order': true,
  register: true,
} as const satisfies Record<string, boolean>

export type CaptchaOperation = keyof typeof OPERATIONS

export function needsCaptcha(operation: CaptchaOperation): boolean {
  return OPERATIONS[operation]
}

export const CAPTCHA_TOKEN_LIFE_MS = 120_000
