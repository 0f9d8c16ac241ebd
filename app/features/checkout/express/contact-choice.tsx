import { FormattedMessage } from 'react-intl'
import { placeLine } from '@rules/address-lines'
import { RadioGroup } from '@/ui/radio-group'
import { expressMessages as messages } from './express.messages'
import type { ShownContact } from './wallet-contact'

interface ContactChoiceProps {
  contacts: readonly ShownContact[]
  chosen: ShownContact | undefined
  choose: (contact: ShownContact) => void
  isPickup: boolean
  isDisabled: boolean
}

export function ContactChoice(props: ContactChoiceProps) {
  const { contacts, chosen, choose, isPickup, isDisabled } = props
  return (
    <RadioGroup
      legend={<FormattedMessage {...(isPickup ? messages.pickedUpBy : messages.deliverTo)} />}
      name="express-contact"
      value={chosen?.id ?? ''}
      onChange={({ target }) => {
        const next = contacts.find(({ id }) => id === target.value)
        if (next) choose(next)
      }}
      options={contacts.map(({ id, name, email, address }) => ({
        value: id,
        isDisabled,
        label: name,
        hint: [address.companyName, address.address1, placeLine(address), email]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  )
}
