type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a press means something to only once the program runs; links and the like work without. */
const CONTROLS = 'button, [role="button"], label, input, select'
const WORKS_WITHOUT = 'a[href], summary, form[action] [type="submit"]'
/** A link that opens its sheet here once the program runs. */
const OPENS_SHEET = 'a[href][aria-haspopup="dialog"]'
/** How long its sheet is waited for before it leads where it links to, ms. */
const SHEET_LIMIT_MS = 4_000
/** What is chosen, and how many of it: said before something is done with it. */
const STEPS = '[data-step]'
const SETTINGS = `label, input, ${STEPS}`
/** What is not as the server wrote it. */
const CHOSEN = 'input:checked:not([checked]), [type="checkbox"][checked]:not(:checked)'
const SELECTED = 'option[selected]:not(:checked)'

/**
 * Keeps what a visitor does with a page that can be seen but does not answer yet: what was chosen,
 * the last press, what fields were given and where the mouse rests. What was chosen and given before
 * this ran counts too, but where the browser itself fills the fields of a page that is shown again.
 * @returns repeats it, as soon as the program listens
 */
export function keepEarlyInput(): () => void {
  const given = new Map<Field, string>()
  const isFirstShown = document.documentElement.dataset.returned === undefined
  let presses = isFirstShown ? [...document.querySelectorAll<HTMLElement>(CHOSEN)] : []
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (isFirstShown && isField(field) && isGiven(field)) given.set(field, field.value)
  }
  let arrival: PointerEvent | undefined
  let isGivenUp = false

  const press = (control: HTMLElement) => {
    presses = [...presses.filter((one) => isStillMeant(one, control)), control]
  }
  const onInput = ({ target }: Event) => {
    if (isField(target)) given.set(target, target.value)
  }
  const onClick = (event: Event) => {
    const { target } = event
    if (isGivenUp || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>(OPENS_SHEET)
    if (link && isPlain(event)) {
      event.preventDefault()
      press(link)
      setTimeout(follow, SHEET_LIMIT_MS, link)
      return
    }
    if (target.closest(WORKS_WITHOUT)) return
    const control = target.closest<HTMLElement>(CONTROLS)
    if (!control || isField(control)) return
    event.preventDefault()
    press(control)
  }
  const follow = (link: HTMLAnchorElement) => {
    if (!presses.includes(link)) return
    isGivenUp = true
    link.click()
  }
  const onKey = ({ key, target }: KeyboardEvent) => {
    // a form whose button is closed until something is typed takes no Enter
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    const button = target.form?.querySelector<HTMLButtonElement>('[type="submit"]:disabled')
    if (button) press(button)
  }
  const onArrival = (event: Event) => {
    if (event instanceof PointerEvent) arrival = event
  }
  const listeners = { input: onInput, change: onInput, click: onClick, pointerover: onArrival }
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener, true)
  }
  document.addEventListener('keydown', onKey, true)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener, true)
    }
    document.removeEventListener('keydown', onKey, true)
    for (const [field, value] of given) give(field, value)
    // an event is what another one like it is made of
    arrival?.target?.dispatchEvent(new PointerEvent('pointerover', arrival))
    // a field may open the button that is pressed next
    if (given.size > 0) setTimeout(repeat, 0, presses)
    else repeat(presses)
    presses = []
  }
}

/** Not meant for a new tab or window. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Who presses again because nothing happened means it once; a quantity goes up with every press. */
function isStillMeant(before: HTMLElement, control: HTMLElement): boolean {
  return before.matches(SETTINGS) && (before !== control || before.matches(STEPS))
}

/** One after another: what is done with a choice needs the page that knows of it. */
function repeat([control, ...others]: readonly HTMLElement[]): void {
  if (control instanceof HTMLInputElement) {
    // its part of the page is taken over first: on the way, the choice would pass for the old one
    tell(control, 'input')
    control.checked = control.defaultChecked
  }
  control?.click()
  if (others.length > 0) setTimeout(repeat, 0, others)
}

/** Fields that hold a text or a choice; a box that is checked or not is pressed. */
function isField(target: unknown): target is Field {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function isGiven(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.querySelector(SELECTED) !== null
  return field.value !== field.defaultValue
}

const tell = (field: Field, name: string) => field.dispatchEvent(new Event(name, { bubbles: true }))

/**
 * React takes over the part of the page in which an event happens, at once; it then looks whether the
 * value is another than it set itself, which its own setter on the element notes and the prototype's
 * does not.
 */
function give(field: Field, value: string): void {
  tell(field, 'input')
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  tell(field, 'input')
  tell(field, 'change')
}
