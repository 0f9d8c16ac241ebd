import {
  CARD_BRANDS,
  detectBrand,
  formatNumber,
  isValidNumber,
  toDigits,
  type CardBrand,
} from '../card-number.rules'
import { applyStyles } from './frame-styles'
import type {
  CardInfo,
  FieldEvent,
  FieldOptions,
  FieldState,
  FieldType,
  Styles,
} from './frame-messages'

/** The input of a frame, with its rules. */
export interface FrameInput {
  state(): FieldState
  digits(): string
  clear(): void
  setStyles(styles: Styles): void
  setOptions(options: FieldOptions): void
  /** How long the security code of the entered card is. */
  setSecurityCodeLength(length: number): void
  onBrand(listener: (brand: CardBrand | undefined) => void): void
}

export function createInput(
  element: HTMLInputElement,
  field: FieldType,
  captureContext: string,
  emit: (event: FieldEvent) => void,
): FrameInput {
  const networks = readNetworks(captureContext)
  let styles: Styles = {}
  let codeLength = 3
  let tellBrand: (brand: CardBrand | undefined) => void = () => undefined
  const digits = () => toDigits(element.value)

  const state = (): FieldState => {
    const value = digits()
    if (field === 'securityCode') {
      const valid = value.length === codeLength
      return { valid, couldBeValid: value.length <= codeLength, empty: value === '' }
    }
    const brand = detectBrand(value)
    const isTaken =
      brand !== undefined && (networks.length === 0 || networks.includes(brand.network))
    const card = brand ? [toCardInfo(brand)] : value === '' ? CARD_BRANDS.map(toCardInfo) : []
    const valid = isTaken && isValidNumber(value)
    // a whole number that is wrong does not get right by typing on
    const couldBeValid = value === '' || valid || (isTaken && value.length < brand.length)
    return { valid, couldBeValid, empty: value === '', card }
  }

  const show = () => {
    const { valid, couldBeValid, empty } = state()
    const isFocused = document.activeElement === element
    const isWrong = !valid && !empty && (!isFocused || !couldBeValid)
    element.setAttribute('aria-invalid', String(isWrong))
    applyStyles(element, styles, { isFocused, isValid: valid, isInvalid: isWrong })
  }

  const format = () => {
    const atEnd = element.selectionStart === element.value.length
    const shown = field === 'number' ? formatNumber(digits()) : digits().slice(0, 4)
    if (shown === element.value) return
    const before = toDigits(element.value.slice(0, element.selectionStart ?? 0)).length
    element.value = shown
    if (atEnd) return
    const caret = caretAfter(shown, before)
    element.setSelectionRange(caret, caret)
  }

  element.addEventListener('input', (event) => {
    format()
    show()
    if (field === 'number') tellBrand(detectBrand(digits()))
    // autofill sets the value without naming an input type
    emit(event instanceof InputEvent && event.inputType ? 'change' : 'autocomplete')
    if (!(event instanceof InputEvent && event.inputType)) emit('change')
  })
  for (const event of ['focus', 'blur'] as const) {
    element.addEventListener(event, () => {
      show()
      emit(event)
    })
  }
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') emit('inputSubmitRequest')
  })

  return {
    state,
    digits,
    clear() {
      element.value = ''
      show()
      emit('change')
    },
    setStyles(next) {
      styles = next
      show()
    },
    setOptions({ placeholder, title, description, disabled }) {
      if (placeholder !== undefined) element.placeholder = placeholder
      if (disabled !== undefined) element.disabled = disabled
      const label = document.querySelector('label')
      if (title !== undefined && label) label.textContent = title
      if (description !== undefined) element.setAttribute('aria-description', description)
    },
    setSecurityCodeLength(length) {
      if (length === codeLength) return
      codeLength = length
      show()
      emit('change')
    },
    onBrand(listener) {
      tellBrand = listener
    },
  }
}

function caretAfter(shown: string, digitCount: number): number {
  let seen = 0
  let index = 0
  while (index < shown.length && seen < digitCount) {
    if (/\d/.test(shown[index] ?? '')) seen += 1
    index += 1
  }
  return index
}

function toCardInfo({ name, brandedName, type, securityCodeLength }: CardBrand): CardInfo {
  return {
    name,
    brandedName,
    cssClass: `fdf-card-type-${name}`,
    cardType: type,
    securityCode: { name: 'CVV', length: securityCodeLength },
  }
}

function readNetworks(captureContext: string): string[] {
  const [, payload = ''] = captureContext.split('.')
  const text = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
  const parsed = JSON.parse(text) as { ctx?: { data?: { allowedCardNetworks?: string[] } }[] }
  return parsed.ctx?.[0]?.data?.allowedCardNetworks ?? []
}
