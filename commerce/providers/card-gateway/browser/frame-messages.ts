/** What the merchant's page and the gateway's frames say to each other by postMessage. */

export type FieldType = 'number' | 'securityCode'

export interface CardInfo {
  name: string
  brandedName: string
  cssClass: string
  /** Type code, e.g. `001`. */
  cardType: string
  securityCode: { name: string; length: number }
}

export interface FieldState {
  valid: boolean
  couldBeValid: boolean
  empty: boolean
  /** Brands the number may belong to; for the number field only. */
  card?: CardInfo[]
}

export interface ErrorDetail {
  location: FieldType | 'expirationMonth' | 'expirationYear'
  message: string
}

/** As the merchant's callback gets it. */
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
  /** Accessible name of the input. */
  title?: string
  description?: string
  disabled?: boolean
}

export type FieldEvent =
  'load' | 'unload' | 'focus' | 'blur' | 'change' | 'autocomplete' | 'inputSubmitRequest'

/** Page → frame. `flex` names the microform, so that several can live on a page. */
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
