/** Returns `<origin>/media/<path>`, the URL of the original picture. */
export function toMediaLink(mediaOrigin: string, path: string): string {
  return `${mediaOrigin}/media/${path.split('/').map(encodeURIComponent).join('/')}`
}
