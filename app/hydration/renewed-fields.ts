import { isField, isPlain, retype, type Field } from './fields'

/** A row that is swiped or scrolled sideways. */
const ROW = 'ul[tabindex]'
const SHEET_LINK = 'a[aria-haspopup]'
/** What a shopper may have used or set; each begins as an element of the server-rendered page. */
const CONTROLS = `input, textarea, select, button, [role="button"], ${SHEET_LINK}`
/** What a copy of an element has in common with it; texts may be translated. */
const SIGNS = ['class', 'type', 'aria-label', 'data-step']
/** `useId` numbers names of groups anew. */
const GENERATED = /^:r\w*:/i

const renewals = new WeakMap<Element, HTMLElement>()

/** Returns the element that stands in place of one of the server-rendered page, or the same. */
export const findRenewed = (element: HTMLElement): HTMLElement => renewals.get(element) ?? element

/**
 * Follows the controls of the server-rendered page. Where a part does not match, for instance because
 * the browser translates the page at that moment, React renders the part again, with other elements.
 * @returns a function that carries input, focus, scrolling and the current click over to the new
 * elements; call it after React has rendered a part again
 */
export function followRenewedFields(): () => void {
  const path = location.pathname
  let known = listControls()
  const initial = new WeakMap(known.filter(isInput).map((field) => [field, serverState(field)]))
  let focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target
  })
  const pressed = followPresses()
  const positionOf = followRows()
  return () => {
    // another page has other controls, even if their names are the same
    if (location.pathname !== path) return
    const former = new Set(known)
    const lost = known.filter((element) => !element.isConnected)
    known = listControls()
    for (const element of known) {
      if (isInput(element) && !initial.has(element)) initial.set(element, stateOf(element))
      const at = former.has(element) ? -1 : lost.findIndex((old) => isSame(old, element))
      const [old] = at < 0 ? [] : lost.splice(at, 1)
      if (!old) continue
      renewals.set(old, element)
      if (old === focused && document.activeElement === document.body) {
        element.focus({ preventScroll: true })
      }
      element.scrollLeft ||= positionOf(old)
      if (!isInput(old) || !isInput(element)) {
        // the click was on its way when its target was replaced, so nothing has heard it
        if (old === pressed()) element.click()
      } else if (stateOf(old) !== initial.get(old)) {
        // what nobody has changed gives way to what the shopper's own data make of it
        carryOver(old, element)
      }
    }
  }
}

/**
 * Returns a function that returns the control whose click is being handled. A link whose part was
 * rendered again meanwhile is not followed: its click opens a sheet.
 */
function followPresses(): () => Element | null {
  let pressed: Element | null = null
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      pressed = target instanceof Element && isPlain(event) ? target.closest(CONTROLS) : null
      setTimeout(() => (pressed = null))
    },
    true,
  )
  window.addEventListener('click', (event) => {
    if (pressed?.matches(SHEET_LINK) && !pressed.isConnected) event.preventDefault()
  })
  return () => pressed
}

/** Returns a function that returns how far a row was scrolled; a removed one no longer tells. */
function followRows(): (row: Element) => number {
  const positions = new WeakMap<Element, number>()
  const note = (row: Element) => positions.set(row, row.scrollLeft)
  document.querySelectorAll(ROW).forEach(note)
  document.addEventListener(
    'scroll',
    ({ target }) => target instanceof Element && note(target),
    true,
  )
  return (row) => positions.get(row) ?? 0
}

const listControls = () => [...document.querySelectorAll<HTMLElement>(`${CONTROLS}, ${ROW}`)]

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !isField(element)

const isInput = (element: Element): element is Field => isBox(element) || isField(element)

const stateOf = (field: Field) => (isBox(field) ? field.checked : field.value)

/** Before React: the attributes say what the server rendered, whatever was typed meanwhile. */
function serverState(field: Field): string | boolean | undefined {
  if (isBox(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

/** Returns whether two elements are the same, except for what React numbers anew. */
function isSame(one: Element, other: Element): boolean {
  if (!isInput(one) || !isInput(other)) {
    return SIGNS.every((sign) => one.getAttribute(sign) === other.getAttribute(sign))
  }
  if (nameOf(one) !== nameOf(other) || one.type !== other.type) return false
  return !isBox(one) || one.value === other.value
}

const nameOf = ({ name }: Field) => name.replace(GENERATED, '')

function carryOver(old: Field, field: Field): void {
  if (isBox(old) && isBox(field)) {
    if (old.checked !== field.checked) field.click()
  } else if (field.type !== 'hidden' && old.value !== field.value) retype(field, old.value)
}
