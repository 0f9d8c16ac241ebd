import type { Styles } from './frame-messages'

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

export function applyStyles(input: HTMLInputElement, styles: Styles, state: InputState): void {
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
