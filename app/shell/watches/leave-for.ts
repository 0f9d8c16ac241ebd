/** Leaves the shop for an address elsewhere. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
