import { placeLine, secondLine } from '@rules/address-lines'
import styles from './address-text.module.css'

interface AddressLines {
  firstName?: string
  lastName?: string
  companyName?: string
  address1?: string
  address2?: string
  suite?: string
  postBox?: string
  city?: string
  stateCode?: string
  postalCode?: string
  phone?: string
}

export function AddressText({ address }: { address: AddressLines }) {
  const { firstName, lastName, companyName, address1 } = address
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const lines = [
    companyName,
    address1,
    secondLine(address),
    placeLine(address),
    toReadablePhone(address.phone),
  ]
  return (
    <address className={styles.address}>
      {name && <span className={styles.name}>{name}</span>}
      {lines.filter(Boolean).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}

/** `3145550100` → `(314) 555-0100`; other formats stay unchanged. */
export function toReadablePhone(phone = ''): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}
