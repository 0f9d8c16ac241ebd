/** `<origin>/media/<path>`: the URL of the original pictures. */
export function toMediaLink(mediaOrigin: string, path: string): string {
  return `${mediaOrigin}/media/${path.split('/').map(encodeURIComponent).join('/')}`
}
