/** The type of a preference's values, which also selects its input. */
export type PreferenceKind =
  | 'switch'
  | 'count'
  | 'amount'
  | 'number'
  | 'text'
  | 'url'
  | 'color'
  | 'timezone'
  | 'choice'
  | 'lines'
  | 'days'

/** Lists for `lines` and `days`, numbers for `count` and `amount` (whole units of the currency). */
export type PreferenceValue = boolean | number | string | string[]

export interface PreferenceFacts {
  /** The name used in archives. */
  name: string
  title: string
  group: string
  description: string
  kind: PreferenceKind
  /** The value that applies while the preference is not set; absent if there is none. */
  default?: PreferenceValue
  choices?: string[]
  /** The range of a `count` or `amount`. */
  min?: number
  max?: number
}

export interface OfficePreference extends PreferenceFacts {
  /** Whether an archive or an operator has set it for the site. */
  isSet: boolean
  /** The stored value; absent if it is not set, or secret. */
  value?: unknown
  /** Whether it is secret, so that its value is never shown. */
  isSecret: boolean
  /** `false` means that this shop does not read it; other systems may. */
  isDocumented: boolean
  /** Whether its value has a format that cannot be edited here. */
  isReadOnly: boolean
}

export interface OfficePreferenceList {
  preferences: OfficePreference[]
}

export interface PreferenceChange {
  /** If absent, the preference is reset to its default. */
  value?: PreferenceValue
  /**
   * The state on which the change is based: whether the preference was set, and its value unless it
   * is secret.
   */
  expected: { isSet: boolean; value?: unknown }
}

export const PREFERENCE_LIMITS = { text: 2_000, lines: 500 }
