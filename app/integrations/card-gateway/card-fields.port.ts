/** The card fields that are typed into the gateway's own frames, never into our page. */
export type HostedField = 'number' | 'securityCode'

/** Why the gateway rejects a hosted field's value. */
export type HostedFieldProblem = 'empty' | 'invalid' | 'wrong-length'

export type HostedFieldProblems = Partial<Record<HostedField, HostedFieldProblem>>

/** The state reported by a hosted field, without its value. */
export interface HostedFieldState {
  isFocused: boolean
  problem?: HostedFieldProblem
}

export interface CardExpiry {
  /** 1 to 12 */
  expirationMonth: number
  /** Four digits. */
  expirationYear: number
}

/** The card data that the storefront may have: a token for one payment, and details for display. */
export interface CardToken extends CardExpiry {
  token: string
  /** Epoch seconds; after that the card must be entered again. */
  expiresAt: number
  /** 'Visa', 'Mastercard', 'Amex' or 'Discover'. */
  cardType: string
  /** The number with its middle digits masked: `411111XXXXXX1111`. */
  maskedNumber: string
}

/** The two frames of a card form. */
export interface CardFields {
  /**
   * Resolves when both fields are ready for input; rejects with an AppError if they do not load.
   */
  loaded: Promise<void>
  /** Returns the current errors of the fields; a field that has not loaded has none. */
  problems(): HostedFieldProblems
  /**
   * Exchanges the typed card for a token; rejects with a `CardFieldsError` if fields are refused.
   */
  createToken(expiry: CardExpiry): Promise<CardToken>
  focus(field: HostedField): void
  unmount(): void
}

export interface MountCardFields {
  containers: Record<HostedField, HTMLElement>
  /** Accessible names and placeholders of the two inputs. */
  labels: Record<HostedField, string>
  placeholders: Record<HostedField, string>
  onFieldChange(field: HostedField, state: HostedFieldState): void
}

/** The gateway refused the values typed into its frames. */
export class CardFieldsError extends Error {
  constructor(readonly problems: HostedFieldProblems) {
    super('CREATE_TOKEN_VALIDATION_FIELDS')
    this.name = 'CardFieldsError'
  }
}
