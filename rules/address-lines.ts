interface Place {
  city?: string
  stateCode?: string
  postalCode?: string
}

/** Other clients of the shop API, and archives, have what belongs to the second line in fields of their own. */
interface SecondLine {
  address2?: string
  suite?: string
  postBox?: string
}

interface Street extends Place, SecondLine {
  address1?: string
}

/** Returns `Apt 4`, `Apt 4, PO Box 12` or nothing. */
export function secondLine({ address2, suite, postBox = '' }: SecondLine): string {
  return joinParts(', ', address2, suite, /^\d+$/.test(postBox) ? `PO Box ${postBox}` : postBox)
}

/** Returns `Saint Louis, MO 63101`, without missing parts. */
export function placeLine({ city, stateCode, postalCode }: Place): string {
  return joinParts(', ', city, joinParts(' ', stateCode, postalCode))
}

/** Returns `12 Cocoa Lane, Apt 4, Saint Louis, MO 63101`, without missing parts. */
export function addressLine({ address1, ...rest }: Street): string {
  return joinParts(', ', address1, secondLine(rest), placeLine(rest))
}

interface Recipient extends Street {
  fullName?: string
  firstName?: string
  lastName?: string
  companyName?: string
}

/** Returns the lines of a letter inside the country, name first. */
export function postalLines(recipient: Recipient): string[] {
  const { fullName, firstName, lastName, companyName, address1 } = recipient
  const name = fullName || joinParts(' ', firstName, lastName)
  const lines = [name, companyName, address1, secondLine(recipient), placeLine(recipient)]
  return lines.filter((line): line is string => Boolean(line))
}

function joinParts(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator)
}
