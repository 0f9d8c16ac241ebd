/** Where a film below the media folder, or its captions, is served: by the shop itself, in parts. */
export function videoUrl(path: string): string {
  return `/video/${path.replace(/^\/+/, '')}`
}
