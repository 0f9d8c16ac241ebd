import { isField, isPlain, notify, retype, type Field } from './fields'
import { findRenewed } from './renewed-fields'

/** Controls that work only once the page is hydrated; links, for example, work without scripts. */
const CONTROLS = 'button, [role="button"], label, input, select'
const WORKS_WITHOUT_SCRIPTS = 'a[href], summary, form[action] [type="submit"]'
/** Links that open a sheet once the page is hydrated. */
const OPENS_SHEET = 'a[href][aria-haspopup="dialog"]'
/** How long to wait for the sheet before following the link, in ms. */
const SHEET_LIMIT_MS = 4_000
/** Buttons for which each click counts: plus and minus of a quantity. */
const STEPS = '[data-step]'
/** Controls that set an option or a quantity, which a button clicked later depends on. */
const SETTINGS = `input, ${STEPS}`
/** Checkboxes and options that differ from the server-rendered page. */
const CHANGED_BOXES = 'input:checked:not([checked]), [type="checkbox"][checked]:not(:checked)'
const CHANGED_OPTION = 'option[selected]:not(:checked)'

/**
 * Records what a visitor does on a page that is painted but not hydrated yet: choices, the last
 * click, typed text, and the position of the mouse. Choices and text entered before this script ran
 * are included, unless the browser itself restored the fields of a page that is shown again.
 * @returns a function that replays the input; call it as soon as React listens to events
 */
export function keepPendingInput(): () => void {
  const typed = new Map<Field, string>()
  const isFirstShown = document.documentElement.dataset.restored === undefined
  let clicks = isFirstShown ? [...document.querySelectorAll<HTMLElement>(CHANGED_BOXES)] : []
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (isFirstShown && isField(field) && isChanged(field)) typed.set(field, field.value)
  }
  let lastPointer: PointerEvent | undefined
  let isGivenUp = false

  const keepClick = (control: HTMLElement) => {
    clicks = [...clicks.filter((earlier) => isStillMeant(earlier, control)), control]
  }
  const onInput = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value)
  }
  const onClick = (event: Event) => {
    const { target } = event
    if (isGivenUp || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>(OPENS_SHEET)
    if (link && isPlain(event)) {
      event.preventDefault()
      keepClick(link)
      setTimeout(follow, SHEET_LIMIT_MS, link)
      return
    }
    if (target.closest(WORKS_WITHOUT_SCRIPTS)) return
    const found = target.closest<HTMLElement>(CONTROLS)
    const control = found instanceof HTMLLabelElement ? found.control : found
    if (!control || isField(control)) return
    event.preventDefault()
    keepClick(control)
  }
  const follow = (link: HTMLAnchorElement) => {
    if (!clicks.includes(link)) return
    isGivenUp = true
    link.click()
  }
  const onKey = ({ key, target }: KeyboardEvent) => {
    // Enter does not submit a form whose button is disabled, so it counts as a click on that button
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    const button = target.form?.querySelector<HTMLButtonElement>('[type="submit"]:disabled')
    if (button) keepClick(button)
  }
  const onPointer = (event: Event) => {
    if (event instanceof PointerEvent) lastPointer = event
  }
  const listeners = { input: onInput, change: onInput, click: onClick, pointerover: onPointer }
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener, true)
  }
  document.addEventListener('keydown', onKey, true)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener, true)
    }
    document.removeEventListener('keydown', onKey, true)
    for (const [field, value] of typed) retype(field, value)
    // the recorded event serves as the init object of the new one
    lastPointer?.target?.dispatchEvent(new PointerEvent('pointerover', lastPointer))
    // typed text may enable a button that was clicked afterwards, so let React render first
    if (typed.size > 0) setTimeout(replay, 0, clicks)
    else replay(clicks)
    clicks = []
  }
}

/**
 * Returns whether an earlier click still counts. Clicking a button twice because nothing happened
 * counts once, but each click on a quantity button counts.
 */
function isStillMeant(earlier: HTMLElement, control: HTMLElement): boolean {
  return earlier.matches(SETTINGS) && (earlier !== control || earlier.matches(STEPS))
}

/**
 * Replays clicks one by one: React must render a choice before the button that uses it is clicked.
 */
function replay([clicked, ...others]: readonly HTMLElement[]): void {
  const control = clicked && findRenewed(clicked)
  // what the visitor saw changed has been carried over to the field that was rendered again
  const isDone =
    clicked instanceof HTMLInputElement &&
    control !== clicked &&
    clicked.checked !== clicked.defaultChecked
  if (control instanceof HTMLInputElement && !isDone) {
    // makes React hydrate this part first; otherwise hydration would take the choice as initial
    // state
    notify(control, 'input')
    control.checked = control.defaultChecked
  }
  if (!isDone) control?.click()
  if (others.length > 0) setTimeout(replay, 0, others)
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.querySelector(CHANGED_OPTION) !== null
  return field.value !== field.defaultValue
}
