/** Downloads a text as a JSON file. */
export const saveAsFile = (name: string, text: string) =>
  saveBlob(name, new Blob([text], { type: 'application/json' }))

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
