/**
 * The name of a new entry of an address book: the requested one, else its city, with a number
 * where there is one of that name already (ACC-039).
 */
export function newAddressId(
  { addressId, city }: { addressId?: string; city?: string },
  taken: readonly string[],
): string {
  const name = addressId?.trim() || city?.trim() || 'Address'
  const isTaken = (one: string) => taken.some((id) => id.toLowerCase() === one.toLowerCase())
  if (!isTaken(name)) return name
  let count = 2
  while (isTaken(`${name} ${count}`)) count += 1
  return `${name} ${count}`
}
