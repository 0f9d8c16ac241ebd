import { isField, retype, type Field } from './fields'

const renewals = new WeakMap<HTMLElement, HTMLElement>()

/** Returns the field that stands in place of a field of the server-rendered page, or the same. */
export const findRenewed = (field: HTMLElement): HTMLElement => renewals.get(field) ?? field

/**
 * Follows the fields of the server-rendered page. Where a part does not match, for instance because
 * the browser translates the page at that moment, React renders the part again, with other fields.
 * @returns a function that carries input and focus over to the new fields; call it after React has
 * rendered a part again
 */
export function followRenewedFields(): () => void {
  const path = location.pathname
  let known = listFields()
  const initial = new WeakMap(known.map((field) => [field, serverState(field)]))
  let focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target
  })
  return () => {
    // another page has other fields, even if their names are the same
    if (location.pathname !== path) return
    const former = new Set(known)
    const lost = known.filter((field) => !field.isConnected)
    known = listFields()
    for (const field of known) {
      if (!initial.has(field)) initial.set(field, stateOf(field))
      const at = former.has(field) ? -1 : lost.findIndex((old) => isSame(old, field))
      const [old] = at < 0 ? [] : lost.splice(at, 1)
      if (!old) continue
      renewals.set(old, field)
      // what nobody has changed gives way to what the shopper's own data make of it
      if (stateOf(old) !== initial.get(old)) carryOver(old, field)
      if (old === focused && document.activeElement === document.body) {
        field.focus({ preventScroll: true })
      }
    }
  }
}

const listFields = () => [...document.querySelectorAll<Field>('input, textarea, select')]

const stateOf = (field: Field) => (isBox(field) ? field.checked : field.value)

/** Before React: the attributes say what the server rendered, whatever was typed meanwhile. */
function serverState(field: Field): string | boolean | undefined {
  if (isBox(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

const isBox = (field: Field): field is HTMLInputElement => !isField(field)

/** Returns whether two fields are the same, except for their ids, which React numbers anew. */
function isSame(one: Field, other: Field): boolean {
  if (one.name !== other.name || one.type !== other.type) return false
  return !isBox(one) || one.value === other.value
}

function carryOver(old: Field, field: Field): void {
  if (isBox(old) && isBox(field)) {
    if (old.checked !== field.checked) field.click()
  } else if (field.type !== 'hidden' && old.value !== field.value) retype(field, old.value)
}
