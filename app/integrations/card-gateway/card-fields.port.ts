/** The parts of a card that are typed into the gateway's own frames, never into our page. */
export type HostedField = 'number' | 'securityCode'

/** Why the gateway does not take a hosted field's value. */
export type HostedFieldProblem = 'empty' | 'invalid' | 'wrong-length'

export type HostedFieldProblems = Partial<Record<HostedField, HostedFieldProblem>>

/** The state that a hosted field reports, without its value. */
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

/** A card as the shop may know it: a token for one payment, and what may be shown. */
export interface CardToken extends CardExpiry {
  token: string
  /** Epoch seconds; afterwards the card must be entered again. */
  expiresAt: number
  /** 'Visa', 'Mastercard', 'Amex' or 'Discover'. */
  cardType: string
  /** With its middle digits masked: `411111XXXXXX1111`. */
  maskedNumber: string
}

/** The two frames of a card form, in the page. */
export interface CardFields {
  /** Settles when both can be typed into; rejects with an AppError when they do not come. */
  loaded: Promise<void>
  /** What is to be corrected in them; nothing is known of a field that is not loaded yet. */
  problems(): HostedFieldProblems
  /** Exchanges what was typed for a token; refused fields come as a `CardFieldsError`. */
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

/** The gateway refused what was typed into its frames. */
export class CardFieldsError extends Error {
  constructor(readonly problems: HostedFieldProblems) {
    super('CREATE_TOKEN_VALIDATION_FIELDS')
    this.name = 'CardFieldsError'
  }
}
