/**
 * What outside scripts are for (SHELL-039); each has an account of its own, or a local stand-in.
 */
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

export type ThirdParty = (typeof THIRD_PARTIES)[number]

/** Those that follow a visitor: not loaded for who refuses that. */
export const TRACKING_PARTIES: readonly ThirdParty[] = [
  'survey',
  'tag-manager',
  'analytics',
  'session-recording',
]

export interface ThirdPartyScripts {
  /** Addresses, in the order they are loaded. */
  src: string[]
  /** Set on each script element. */
  attributes?: Record<string, string>
  /** Names the shop at the provider, where its widgets ask for that. */
  key?: string
}

/** As `config/third-party.js` reads it from the environment: only what is configured is there. */
export type ThirdPartyConfig = Partial<Record<ThirdParty, ThirdPartyScripts>>
