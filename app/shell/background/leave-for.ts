export function leaveFor(address: string): void {
  window.location.assign(address)
}
