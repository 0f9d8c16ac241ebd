export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Returns whether the element is a text field or select; checkboxes and radio buttons are clicked
 * instead.
 */
export function isField(target: unknown): target is Field {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

export const notify = (field: Field, name: string) =>
  field.dispatchEvent(new Event(name, { bubbles: true }))

/**
 * Restores the text of a field. The first event makes React hydrate this part of the page at once.
 * React ignores an input event if the value was set through its own setter on the element, so the
 * value is set with the setter of the prototype.
 */
export function retype(field: Field, value: string): void {
  notify(field, 'input')
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  notify(field, 'input')
  notify(field, 'change')
}

/** Returns whether a click has no modifier key, that is, does not open a new tab or window. */
export function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
