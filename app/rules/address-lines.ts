interface Place {
  city?: string
  stateCode?: string
  postalCode?: string
}

interface Street extends Place {
  address1?: string
  address2?: string
}

/** Returns `Saint Louis, MO 63101`, without missing parts. */
export function placeLine({ city, stateCode, postalCode }: Place): string {
  return joinParts(', ', city, joinParts(' ', stateCode, postalCode))
}

/** Returns `12 Cocoa Lane, Apt 4, Saint Louis, MO 63101`, without missing parts. */
export function addressLine({ address1, address2, ...place }: Street): string {
  return joinParts(', ', address1, address2, placeLine(place))
}

function joinParts(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator)
}
