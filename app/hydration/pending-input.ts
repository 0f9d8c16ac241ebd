type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A click on these means something only once the page is hydrated; links and the like work without. */
const CONTROLS = 'button, [role="button"], label, input, select'
const WORKS_WITHOUT_SCRIPTS = 'a[href], summary, form[action] [type="submit"]'
/** A link that opens a sheet instead once the page is hydrated. */
const OPENS_SHEET = 'a[href][aria-haspopup="dialog"]'
/** How long its sheet is waited for before the link is followed, ms. */
const SHEET_LIMIT_MS = 4_000
/** Buttons of which each click counts: plus and minus of a quantity. */
const STEPS = '[data-step]'
/** The selection, and how many of it, before a button does something with it. */
const SETTINGS = `label, input, ${STEPS}`
/** What is not as the server rendered it. */
const CHANGED_BOXES = 'input:checked:not([checked]), [type="checkbox"][checked]:not(:checked)'
const CHANGED_OPTION = 'option[selected]:not(:checked)'

/**
 * Records what a visitor does with a page that is painted and not hydrated yet: choices, the last
 * click, what was typed, and where the mouse rests. What was chosen and typed before this ran
 * counts too, unless the browser itself restored the fields of a page that is shown again.
 * @returns replays it, as soon as React listens
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
    const control = target.closest<HTMLElement>(CONTROLS)
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
    // a form whose button is disabled until something is typed does not submit with Enter
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
    // a new event takes its properties from the recorded one
    lastPointer?.target?.dispatchEvent(new PointerEvent('pointerover', lastPointer))
    // a field may enable the button that is clicked next
    if (typed.size > 0) setTimeout(replay, 0, clicks)
    else replay(clicks)
    clicks = []
  }
}

/** Not meant for a new tab or window. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Who clicks again because nothing happened means it once; a quantity goes up with every click. */
function isStillMeant(earlier: HTMLElement, control: HTMLElement): boolean {
  return earlier.matches(SETTINGS) && (earlier !== control || earlier.matches(STEPS))
}

/** One after another: a button that uses a choice needs the page to be rendered with it. */
function replay([control, ...others]: readonly HTMLElement[]): void {
  if (control instanceof HTMLInputElement) {
    // hydrates this part of the page first: while hydrating, React would take the choice for its own
    notify(control, 'input')
    control.checked = control.defaultChecked
  }
  control?.click()
  if (others.length > 0) setTimeout(replay, 0, others)
}

/** Fields that hold a text or an option; a checkbox or radio button is clicked. */
function isField(target: unknown): target is Field {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.querySelector(CHANGED_OPTION) !== null
  return field.value !== field.defaultValue
}

const notify = (field: Field, name: string) =>
  field.dispatchEvent(new Event(name, { bubbles: true }))

/**
 * The first event makes React hydrate this part of the page at once. React then ignores an event
 * whose value it set itself, which it tracks in a setter of its own on the element: so the value is
 * set by the prototype's.
 */
function retype(field: Field, value: string): void {
  notify(field, 'input')
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  notify(field, 'input')
  notify(field, 'change')
}
