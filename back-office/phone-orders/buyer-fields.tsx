import type { PhoneOrderBuyer } from '@contracts/phone-order'
import { LIMITS } from '@rules/field-limits'
import { TextField } from '../parts/text-field'

interface BuyerFieldsProps {
  buyer: PhoneOrderBuyer
  onChange: (buyer: PhoneOrderBuyer) => void
}

export function BuyerFields({ buyer, onChange }: BuyerFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={2 * LIMITS.name}
        autoComplete="off"
        value={buyer.name}
        onChange={({ target }) => onChange({ ...buyer, name: target.value })}
      />
      <TextField
        label="E-mail"
        type="email"
        required
        autoComplete="off"
        value={buyer.email}
        onChange={({ target }) => onChange({ ...buyer, email: target.value })}
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        maxLength={LIMITS.phoneWithExtension}
        autoComplete="off"
        value={buyer.phone}
        onChange={({ target }) => onChange({ ...buyer, phone: target.value })}
      />
    </>
  )
}
