/** What distinguishes one recipient from another; `name` is what they are called. */
interface NamedRecipient {
  name: string
  address?: { address1?: string }
}

/**
 * Names that distinguish recipients: those who share one get their street, and a number where the
 * street is the same, too.
 */
export function toDistinctNames(recipients: readonly NamedRecipient[]): string[] {
  const names = recipients.map(({ name }) => name)
  const withStreets = recipients.map(({ name, address }) =>
    isRepeated(names, name) && address?.address1 ? `${name}, ${address.address1}` : name,
  )
  return withStreets.map((text, index) => {
    if (!isRepeated(withStreets, text)) return text
    const number = withStreets.slice(0, index + 1).filter((one) => one === text).length
    return `${text} (${number})`
  })
}

const isRepeated = (names: readonly string[], name: string) =>
  names.indexOf(name) !== names.lastIndexOf(name)
