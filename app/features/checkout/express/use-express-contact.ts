import { useEffect, useMemo, useRef, useState } from 'react'
import { updateBasketCustomer, updateBillingAddress, type Basket } from '@/commerce-client/baskets'
import { updateShipment, updateShippingAddress } from '@/commerce-client/basket-shipments'
import { isCompleteAddress, splitShipments } from '@/rules/shipments'
import { toBasketAddress } from '@/forms/address-values'
import { useSelectableAddresses } from '@/purchase/addresses/use-selectable-addresses'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'
import { withPickupMethod } from '@/shopper/basket/add-to-shipment'
import { shipInstead } from '@/shopper/basket/leave-shop'
import { useBasketMutation } from '@/shopper/basket/use-basket-mutation'
import { useCustomer } from '@/shopper/customer/use-customer'
import { writePickup } from './pickup-places'
import { STAND_IN_CONTACTS } from './stand-in-contacts'
import { useServedCountries } from './use-served-countries'
import {
  checkContact,
  type CheckedContact,
  type ShownContact,
  type WalletContact,
} from './wallet-contact'

export type UsableContact = Exclude<CheckedContact, { problems: unknown }>

/** How the shopper gets the bag: in a shop, or delivered; undefined: as the bag says. */
export type Way = PickupShop | 'delivery' | undefined

/**
 * The contact that the shopper chooses in the sheet. Where a usable one lives is written to the bag
 * at once, so that the engine returns its methods, tax and total; the first is chosen when the sheet
 * opens. Who buys is written with the payment.
 * @param before the bag when the sheet opened
 */
export function useExpressContact(before: Basket | undefined) {
  const contacts = useContacts(before)
  const countries = useServedCountries()
  const writing = useBasketMutation<{ contact: UsableContact; way: Way }>(
    (siteId, basketId, { contact, way }, basket) =>
      writeDestination(siteId, basketId, contact, basket, way),
  )
  const [chosenId, setChosenId] = useState<string>()
  const [way, setWay] = useState<Way>()
  const chosen = contacts.find(({ id }) => id === chosenId)
  const checked = chosen && checkContact(chosen, countries)
  const usable = checked && !('problems' in checked) ? checked : undefined
  const write = (contact: WalletContact, how: Way) => {
    const result = checkContact(contact, countries)
    if ('problems' in result) return writing.reset()
    writing.mutate({ contact: result, way: how })
  }
  const choose = (contact: WalletContact) => {
    setChosenId(contact.id)
    write(contact, way)
  }
  const [first] = contacts
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || !before || !first) return
    isBegun.current = true
    choose(first)
  })
  return {
    contacts,
    chosen,
    choose,
    way,
    chooseWay: (how: Way) => {
      setWay(how)
      if (chosen) write(chosen, how)
    },
    problems: checked && 'problems' in checked ? checked.problems : [],
    /** The contact that can pay; undefined until its address is in the bag. */
    written: writing.isSuccess ? usable : undefined,
    error: writing.error ?? undefined,
  }
}

/** What the bag has already, the customer's address book, then the contacts in the wallet. */
function useContacts(before: Basket | undefined): readonly ShownContact[] {
  const entries = useSelectableAddresses()
  const { data: customer } = useCustomer()
  return useMemo(() => {
    const [delivery] = splitShipments(before ?? {}).deliveries
    const known = delivery?.shippingAddress
    const email = before?.customerInfo?.email ?? customer?.email ?? ''
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
  }, [before, entries, customer])
}

/** Writes where a contact lives to the bag, or the shop; a pickup needs no address. */
export async function writeDestination(
  siteId: string,
  basketId: string,
  { address }: UsableContact,
  before: Basket,
  way?: Way,
): Promise<Basket> {
  if (way && way !== 'delivery') return writePickup(siteId, basketId, before, way)
  const basket = way ? await shipInstead(siteId, basketId, before) : before
  const { deliveries, pickups } = splitShipments(basket)
  const [pickup] = pickups
  if (pickup?.shipmentId) return withPickupMethod(siteId, basketId, pickup.shipmentId, basket)
  const [{ shipmentId = 'me' } = {}] = deliveries
  return updateShippingAddress(siteId, basketId, shipmentId, toBasketAddress(address))
}

/** Whoever pays in a sheet is billed at the address that is chosen there, and picks the order up. */
export async function writeBuyer(
  siteId: string,
  basketId: string,
  { email, address }: UsableContact,
  basket: Basket,
): Promise<Basket> {
  await updateBasketCustomer(siteId, basketId, { email })
  for (const { shipmentId = '' } of splitShipments(basket).pickups) {
    await updateShipment(siteId, basketId, shipmentId, {
      c_pickupFirstName: address.firstName,
      c_pickupLastName: address.lastName,
      c_pickupPhone: address.phone,
      c_pickupEmail: email,
    })
  }
  return updateBillingAddress(siteId, basketId, toBasketAddress(address))
}
