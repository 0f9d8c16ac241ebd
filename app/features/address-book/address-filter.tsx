import { FormattedMessage } from 'react-intl'
import type { CustomerAddress } from '@/commerce-client/customers'
import { toSearchText } from '@rules/search-text'
import { addressLine } from '@rules/address-lines'
import { TextField } from '@/ui/text-field'
import { addressBookMessages as messages } from './address-book.messages'
import styles from './address-book.module.css'

/** Address books up to this size need no filter. */
const MANY = 8

/** Returns the entries that contain every word of the search term. */
export function filterAddresses(
  entries: readonly CustomerAddress[],
  term: string,
): readonly CustomerAddress[] {
  const text = toSearchText(term)
  if (text === '') return entries
  const words = plain(text).split(/\s+/)
  return entries.filter((entry) => {
    const { addressId, firstName, lastName, companyName } = entry
    const parts = [addressId, firstName, lastName, companyName, addressLine(entry)]
    const found = plain(parts.filter(Boolean).join(' '))
    return words.every((word) => found.includes(word))
  })
}

/** Removes capitals and accents, so that `tia` finds `Tía`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

interface AddressFilterProps {
  /** The number of all entries, and of the entries that match the term. */
  count: number
  shown: number
  term: string
  onChange: (term: string) => void
}

export function AddressFilter({ count, shown, term, onChange }: AddressFilterProps) {
  if (count <= MANY && term === '') return null
  return (
    <div className={styles.filter}>
      <TextField
        type="search"
        name="findAddress"
        label={<FormattedMessage {...messages.find} />}
        value={term}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status" className={styles.found}>
        <FormattedMessage {...messages.found} values={{ count: shown }} />
      </p>
    </div>
  )
}
