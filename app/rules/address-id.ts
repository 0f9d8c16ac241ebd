/**
 * Returns the name of a new address book entry: the requested name or else the city, with a number
 * if the name is already used (ACC-039).
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
