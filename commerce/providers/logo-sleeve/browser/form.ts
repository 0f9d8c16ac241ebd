/** Runs inside the frame: submits the form, and notifies the framing page when it may close. */

const form = document.querySelector('form')
const failure = document.getElementById('form-error')

function start(element: HTMLFormElement): void {
  const { parent = '', session = '', invalid = '', failed = '', sending = '' } = element.dataset
  const button = element.querySelector('button')
  const words = button?.textContent ?? ''
  let isPending = false

  const send = async (): Promise<void> => {
    clear(element)
    const wrong = [...element.elements].filter(isField).filter((field) => !field.checkValidity())
    if (wrong.length > 0) return complain(wrong, invalid)
    const response = await fetch('logo-sleeve' + location.search, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(await read(element)),
    })
    // the server has checked that this page may frame the form
    if (response.ok) return window.parent.postMessage({ type: 'close', sessionId: session }, parent)
    const { fields } = (await response.json().catch(() => ({}))) as { fields?: unknown }
    const named = Array.isArray(fields)
      ? fields.map((name) => document.getElementById(String(name)))
      : []
    const refused = named.filter(isField)
    if (refused.length === 0) throw new Error(String(response.status))
    complain(refused, invalid)
  }

  element.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isPending) return
    isPending = true
    if (button) button.textContent = sending
    send()
      .catch(() => {
        if (failure) failure.textContent = failed
      })
      .finally(() => {
        isPending = false
        if (button) button.textContent = words
      })
  })
}

type Field = HTMLInputElement | HTMLTextAreaElement

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function clear(element: HTMLFormElement): void {
  for (const message of element.querySelectorAll('.error')) message.textContent = ''
  for (const field of element.querySelectorAll('[aria-invalid]'))
    field.removeAttribute('aria-invalid')
}

function complain(fields: readonly Field[], words: string): void {
  for (const field of fields) {
    field.setAttribute('aria-invalid', 'true')
    const message = document.getElementById(`${field.name}-error`)
    if (message) message.textContent = words
  }
  fields[0]?.focus()
}

/** Returns the filled-in fields; a file as base64. */
async function read(element: HTMLFormElement): Promise<Record<string, string>> {
  const body: Record<string, string> = {}
  for (const [name, value] of new FormData(element)) {
    if (typeof value === 'string') {
      if (value.trim() !== '') body[name] = value
    } else if (value.size > 0) body[name] = await toBase64(value)
  }
  return body
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })
}

if (form) start(form)
