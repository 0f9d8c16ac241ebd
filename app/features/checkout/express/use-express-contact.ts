import { useEffect, useMemo, useRef, useState } from 'react'
import { updateBasketCustomer, updateBillingAddress, type Basket } from '@/commerce-client/baskets'
import { updateShipment, updateShippingAddress } from '@/commerce-client/basket-shipments'
import { isCompleteAddress, splitShipments } from '@/rules/shipments'
import { toBasketAddress } from '@/forms/address-values'
import { useSelectableAddresses } from '@/purchase/addresses/use-selectable-addresses'
import { withPickupMethod } from '@/shopper/basket/add-to-shipment'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { STAND_IN_CONTACTS } from './stand-in-contacts'
import { checkContact, type CheckedContact, type WalletContact } from './wallet-contact'

type UsableContact = Exclude<CheckedContact, { problems: unknown }>

/**
 * The contact that the shopper chooses in the sheet. A usable one is written to the bag at once, so
 * that the engine returns its methods, tax and total; the first is chosen when the sheet opens.
 */
export function useExpressContact(basket: Basket) {
  const contacts = useContacts(basket)
  const { canadaEnabled } = useSiteConfig().preferences
  const countries = canadaEnabled ? ['US', 'CA'] : ['US']
  const writing = useWriteContact()
  const [chosenId, setChosenId] = useState<string>()
  const chosen = contacts.find(({ id }) => id === chosenId)
  const checked = chosen && checkContact(chosen, countries)
  const choose = (contact: WalletContact) => {
    setChosenId(contact.id)
    const usable = checkContact(contact, countries)
    if ('problems' in usable) return writing.reset()
    writing.mutate(usable)
  }
  const [first] = contacts
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || !first) return
    isBegun.current = true
    choose(first)
  })
  return {
    contacts,
    chosenId,
    choose,
    problems: checked && 'problems' in checked ? checked.problems : [],
    isWritten: checked !== undefined && !('problems' in checked) && writing.isSuccess,
    error: writing.error ?? undefined,
  }
}

/** What the bag has already, the customer's address book, then the contacts in the wallet. */
function useContacts(basket: Basket): readonly WalletContact[] {
  const entries = useSelectableAddresses()
  const { data: customer } = useCustomer()
  // the bag changes with each choice, the list must not
  const [{ customerInfo, ...before }] = useState(basket)
  return useMemo(() => {
    const [delivery] = splitShipments(before).deliveries
    const known = delivery?.shippingAddress
    const email = customerInfo?.email ?? customer?.email ?? ''
    const own = [
      ...(isCompleteAddress(known) && email ? [{ ...known, id: 'bag' }] : []),
      ...(email ? entries.map((entry) => ({ ...entry, id: entry.addressId })) : []),
    ]
    return [
      ...own.map(({ id, firstName, lastName, ...address }) => ({
        id,
        name: `${firstName ?? ''} ${lastName ?? ''}`,
        email,
        address,
      })),
      ...STAND_IN_CONTACTS,
    ]
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the bag only as it was
  }, [entries, customer])
}

/** Whoever pays in a sheet is billed at the address that is chosen there. */
function useWriteContact() {
  return useBasketMutation<UsableContact>(async (siteId, basketId, { email, address }) => {
    const sent = toBasketAddress(address)
    let basket = await updateBasketCustomer(siteId, basketId, { email })
    const [pickup] = splitShipments(basket).pickups
    if (pickup?.shipmentId) {
      await updateShipment(siteId, basketId, pickup.shipmentId, {
        c_pickupFirstName: address.firstName,
        c_pickupLastName: address.lastName,
        c_pickupPhone: address.phone,
        c_pickupEmail: email,
      })
      basket = await updateBillingAddress(siteId, basketId, sent)
      return withPickupMethod(siteId, basketId, pickup.shipmentId, basket)
    }
    const [{ shipmentId = 'me' } = {}] = splitShipments(basket).deliveries
    return updateShippingAddress(siteId, basketId, shipmentId, sent, { useAsBilling: true })
  })
}
