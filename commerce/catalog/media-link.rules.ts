export function toMediaLink(mediaOrigin: string, path: string): string {
  return `${mediaOrigin}/media/${path.split('/').map(encodeURIComponent).join('/')}`
}
