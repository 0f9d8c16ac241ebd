/**
 * What a site whose preference `recaptchaEnabled` is on asks a captcha for: the one list. The engine
 * refuses each without a token, and its form has a box to tick (the order's alone has none). An
 * operation set to false asks nobody.
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

/** Whether an operation needs a token at a site that asks for them. */
export function needsCaptcha(operation: CaptchaOperation): boolean {
  return OPERATIONS[operation]
}

/** As reCAPTCHA's: a token is good for two minutes from when its challenge was asked for, and once. */
export const CAPTCHA_TOKEN_LIFE_MS = 120_000
