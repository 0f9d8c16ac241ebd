/** The messages that the merchant's page and the gateway's frames exchange with postMessage. */

export type FieldType = 'number' | 'securityCode'

export interface CardInfo {
  name: string
  brandedName: string
  cssClass: string
  /** The card's type code, e.g. `001`. */
  cardType: string
  securityCode: { name: string; length: number }
}

export interface FieldState {
  valid: boolean
  couldBeValid: boolean
  empty: boolean
  /** Brands to which the number may belong; set for the number field only. */
  card?: CardInfo[]
}

export interface ErrorDetail {
  location: FieldType | 'expirationMonth' | 'expirationYear'
  message: string
}

export interface FlexError {
  name: 'FlexError'
  reason: string
  message: string
  details?: ErrorDetail[]
}

export interface TokenOptions {
  expirationMonth: string
  expirationYear: string
}

/** CSS by state: `input`, `:focus`, `:disabled`, `::placeholder`, `valid`, `invalid`. */
export type Styles = Record<string, Record<string, string>>

export interface FieldOptions {
  placeholder?: string
  title?: string
  description?: string
  disabled?: boolean
}

export type FieldEvent =
  'load' | 'unload' | 'focus' | 'blur' | 'change' | 'autocomplete' | 'inputSubmitRequest'

/** Page → frame. `flex` identifies the microform, so that a page can contain several. */
export type ToFrame = { flex: string } & (
  | { type: 'set-up'; options: FieldOptions; styles: Styles }
  | { type: 'update'; options: FieldOptions }
  | { type: 'focus' }
  | { type: 'clear' }
  | { type: 'create-token'; request: string; options: TokenOptions }
)

/** Frame → page. */
export type ToPage = { flex: string; field: FieldType } & (
  | { type: 'ready' }
  | { type: 'event'; event: FieldEvent; state: FieldState }
  | { type: 'token'; request: string; token: string }
  | { type: 'token-error'; request: string; error: FlexError }
)

export function isMessageOf(flex: string, data: unknown): data is { flex: string } {
  return typeof data === 'object' && data !== null && 'flex' in data && data.flex === flex
}
