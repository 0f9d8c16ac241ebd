declare global {
  interface Window {
    /** Written into the page by PWA Kit. */
    Progressive: { buildOrigin: string }
  }
}

/** Returns the URL of a file of the build; without a path, the build's own, with a slash at the end. */
export function assetUrl(path = ''): string {
  return window.Progressive.buildOrigin + path
}
