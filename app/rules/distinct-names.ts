/** The fields that distinguish recipients; `name` is the displayed name. */
interface NamedRecipient {
  name: string
  address?: { address1?: string }
}

/**
 * Returns distinct names: recipients with the same name get their street added, and a number if the
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
