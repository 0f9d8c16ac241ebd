export function readForm(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams()
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked) continue
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    if (isField && field.name !== '') values.append(field.name, field.value)
  }
  return values
}
