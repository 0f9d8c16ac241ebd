/** Leaves the shop for an external URL. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
