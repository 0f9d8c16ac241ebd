/** Purposes of external scripts (SHELL-039); each has its own account, or a local substitute. */
export const THIRD_PARTIES = [
  'ratings',
  'recurring-orders',
  'social-gallery',
  'chat',
  'survey',
  'tag-manager',
  'analytics',
  'session-recording',
  'captcha',
  'installments',
] as const

/** Google Pay is only loaded where a browser says that it can pay, after the page. */
export type ThirdParty = (typeof THIRD_PARTIES)[number] | 'google-pay'

/** What visitors may allow or refuse beyond what the shop needs to work. */
export const COOKIE_PURPOSES = ['measuring', 'marketing'] as const

export type CookiePurpose = (typeof COOKIE_PURPOSES)[number]

/** Scripts that are only loaded where their purpose is allowed. */
export const PURPOSE_OF_PARTY: Partial<Record<ThirdParty, CookiePurpose>> = {
  survey: 'measuring',
  analytics: 'measuring',
  'session-recording': 'measuring',
  'tag-manager': 'marketing',
}

/** The only ones on pages of a payment (PCI DSS 6.4.3): all take part in paying. */
export const PAYMENT_PARTIES: readonly ThirdParty[] = ['captcha', 'installments', 'google-pay']

export interface ThirdPartyScripts {
  /** URLs, in loading order. */
  src: string[]
  /** Set on each script element. */
  attributes?: Record<string, string>
  /** The shop's key at the provider, if its widgets require one. */
  key?: string
}

export type ThirdPartyConfig = Partial<Record<ThirdParty, ThirdPartyScripts>>
