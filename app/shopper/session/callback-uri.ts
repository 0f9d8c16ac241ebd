/** Where the login service would send the browser; its answer is read instead (D2 §7). */
export function callbackUri(): string {
  return `${window.location.origin}/callback`
}
