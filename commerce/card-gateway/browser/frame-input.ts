import { detectBrand, formatNumber, toDigits, type CardBrand } from '../card-number.rules'
import { validateNumber, validateSecurityCode } from './field-state'
import type { FieldEvent, FieldOptions, FieldState, FieldType, Styles } from './frame-messages'

/**
 * CSS properties that a page may set on the input; none that load resources, move or cover
 * anything.
 */
const ALLOWED =
  /^(color|cursor|direction|opacity|font|font-(family|size|style|weight|variant)|letter-spacing|line-height|text-(align|indent|shadow)|padding(-(top|right|bottom|left))?|background-color|height|caret-color|-(webkit|moz)-(osx-)?font-smoothing)$/

interface InputState {
  isFocused: boolean
  isValid: boolean
  isInvalid: boolean
}

function applyStyles(input: HTMLInputElement, styles: Styles, state: InputState): void {
  input.removeAttribute('style')
  const chosen = [
    styles.input,
    state.isValid && styles.valid,
    state.isInvalid && styles.invalid,
    input.disabled && styles[':disabled'],
    state.isFocused && styles[':focus'],
  ]
  for (const rules of chosen) {
    if (!rules) continue
    for (const [name, value] of Object.entries(rules)) setStyle(input, name, value)
  }
  const placeholder = styles['::placeholder']?.color
  if (placeholder) input.style.setProperty('--placeholder', placeholder)
}

function setStyle(input: HTMLInputElement, name: string, value: string): void {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (ALLOWED.test(property) && !/url\(/i.test(value)) input.style.setProperty(property, value)
}

export class FrameInput {
  #styles: Styles = {}
  #securityCodeLength = 3
  #reportBrand: (brand: CardBrand | undefined) => void = () => undefined
  readonly #networks: readonly string[]

  constructor(
    private readonly element: HTMLInputElement,
    private readonly field: FieldType,
    captureContext: string,
    private readonly emit: (event: FieldEvent) => void,
  ) {
    this.#networks = readNetworks(captureContext)
    element.addEventListener('input', (event) => {
      // autofill sets the value without an input type
      if (!(event instanceof InputEvent && event.inputType)) emit('autocomplete')
      this.#typed()
    })
    element.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') emit('inputSubmitRequest')
    })
    for (const event of ['focus', 'blur'] as const) {
      element.addEventListener(event, () => {
        this.#show()
        emit(event)
      })
    }
  }

  state(): FieldState {
    return this.field === 'number'
      ? validateNumber(this.value(), this.#networks)
      : validateSecurityCode(this.value(), this.#securityCodeLength)
  }

  /**
   * Returns the digits of a number, or a security code as typed, so that the error can be specific.
   */
  value(): string {
    const { value } = this.element
    return this.field === 'number' ? toDigits(value) : value.trim()
  }

  /** Reports a value that was entered before this script ran. */
  catchUp(): void {
    if (this.element.value !== '') this.#typed()
    if (document.activeElement === this.element) this.emit('focus')
  }

  focus(): void {
    this.element.focus()
  }

  clear(): void {
    this.element.value = ''
    this.#changed()
  }

  setStyles(styles: Styles): void {
    this.#styles = styles
    this.#show()
  }

  setOptions({ placeholder, title, description, disabled }: FieldOptions): void {
    const { element } = this
    if (placeholder !== undefined) element.placeholder = placeholder
    if (disabled !== undefined) element.disabled = disabled
    if (description !== undefined) element.setAttribute('aria-description', description)
    const label = document.querySelector('label')
    if (title !== undefined && label) label.textContent = title
  }

  setSecurityCodeLength(length: number): void {
    if (length === this.#securityCodeLength) return
    this.#securityCodeLength = length
    this.#changed()
  }

  onBrand(listener: (brand: CardBrand | undefined) => void): void {
    this.#reportBrand = listener
  }

  #typed(): void {
    if (this.field === 'number') showNumber(this.element)
    this.#changed()
  }

  #changed(): void {
    this.#show()
    if (this.field === 'number') this.#reportBrand(detectBrand(this.value()))
    this.emit('change')
  }

  #show(): void {
    const { valid, couldBeValid, empty } = this.state()
    const isFocused = document.activeElement === this.element
    // no error is shown while typing, as long as the value can still become valid
    const isInvalid = !valid && !empty && (!isFocused || !couldBeValid)
    this.element.setAttribute('aria-invalid', String(isInvalid))
    applyStyles(this.element, this.#styles, { isFocused, isValid: valid, isInvalid })
  }
}

function readNetworks(captureContext: string): string[] {
  const [, payload = ''] = captureContext.split('.')
  const text = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
  const parsed = JSON.parse(text) as { ctx?: { data?: { allowedCardNetworks?: string[] } }[] }
  return parsed.ctx?.[0]?.data?.allowedCardNetworks ?? []
}

/** Groups the digits as on the card, and keeps the caret after the same digit. */
function showNumber(input: HTMLInputElement): void {
  const shown = formatNumber(toDigits(input.value))
  if (shown === input.value) return
  const caret = input.selectionStart ?? input.value.length
  const isAtEnd = caret === input.value.length
  const digitsBefore = toDigits(input.value.slice(0, caret)).length
  input.value = shown
  if (isAtEnd) return
  const position = positionAfter(shown, digitsBefore)
  input.setSelectionRange(position, position)
}

function positionAfter(shown: string, digitCount: number): number {
  let seen = 0
  let index = 0
  while (index < shown.length && seen < digitCount) {
    if (/\d/.test(shown[index] ?? '')) seen += 1
    index += 1
  }
  return index
}
