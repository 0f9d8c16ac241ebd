/* What the engine and its back office say to each other of the preferences of sites. */

/** What values a preference takes, and how it is entered. */
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
  /** As archives call it. */
  name: string
  title: string
  group: string
  /** What it does, in a sentence or two. */
  description: string
  kind: PreferenceKind
  /** What holds while it is not set; absent: nothing does. */
  default?: PreferenceValue
  /** Of a `choice`. */
  choices?: string[]
  /** Of a `count` or `amount`. */
  min?: number
  max?: number
}

export interface OfficePreference extends PreferenceFacts {
  /** Set for the site, by an archive or an operator. */
  isSet: boolean
  /** What is set, as it is stored; absent: not set, or secret. */
  value?: unknown
  /** A secret: its value is never shown. */
  isSecret: boolean
  /** False: this shop does not read it, though other systems may. */
  isDocumented: boolean
  /** Its value has a form that cannot be entered here. */
  isReadOnly: boolean
}

export interface OfficePreferenceList {
  preferences: OfficePreference[]
}

export interface PreferenceChange {
  /** Absent: set to the default again. */
  value?: PreferenceValue
  /** What the operator saw: whether it was set, and to what, unless it is secret. */
  expected: { isSet: boolean; value?: unknown }
}

export const MOST_OF_PREFERENCE = { text: 2_000, lines: 500 }
