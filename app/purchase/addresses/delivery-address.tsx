import { AddressFields } from '@/forms/fields/address-fields'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { AddressBookOptions } from './address-book-options'
import { AddressChoice } from './address-choice'

/**
 * The delivery address: an entry of the address book or a new one, in the `address` fields of the
 * surrounding form.
 */
export function DeliveryAddress({ isPhoneOptional = false }: { isPhoneOptional?: boolean }) {
  const { canadaEnabled } = useSiteConfig().preferences
  return (
    <div className="stack-4">
      <AddressChoice name="savedAddress" />
      <AddressFields
        section="shipping"
        hasCanada={canadaEnabled}
        isPhoneOptional={isPhoneOptional}
      />
      <AddressBookOptions />
    </div>
  )
}
