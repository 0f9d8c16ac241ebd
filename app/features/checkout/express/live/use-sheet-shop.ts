import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod'
import type { Basket } from '@/commerce-client/baskets'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { toAppError } from '@/errors/to-app-error'
import { toErrorText } from '@/forms/use-form-field'
import { useStableCallback } from '@/lib/use-stable-callback'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { splitShipments } from '@/rules/shipments'
import { changeBasket, type BasketWrite } from '@/shopper/basket/change-basket'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { useSite } from '@/site/use-site'
import type { SheetWallet } from '@rules/payment-methods'
import { expressMessages as messages } from '../express.messages'
import { findPickupShops, writePickup } from '../pickup-places'
import { useChargeApproved } from '../use-charge-approved'
import { writeDestination } from '../use-express-contact'
import { useGivenBack } from '../use-given-back'
import { useServedCountries } from '../use-served-countries'
import { checkContact, type WalletContact } from '../wallet-contact'
import type { SheetRefusal, SheetShop } from './sheet-shop'
import { readMethodId, toSheetState, type Shown } from './sheet-state'
import { writeMethod, writePlace } from './write-delivery'

/** Apple gives up later, without words. */
const VALIDATION_MS = 15_000

const opened = z.object({ merchantSession: z.looseObject({}) })

/** The shop behind the sheet of a wallet in the browser. Amounts are the engine's. */
export function useSheetShop(basket: Basket, wallet: SheetWallet) {
  const checkoutError = useCheckoutError()
  const [isOpen, setOpen] = useState(false)
  // a ref changes at once: the page may be left before the next rendering
  const before = useRef<Basket>()
  const isClosed = useRef(false)
  const { accept, place, phase } = useChargeApproved(basket, wallet)
  const giveBack = useGivenBack(() => before.current)
  const shown = useRef(toShown(basket))
  const undo = () => {
    giveBack()
    before.current = undefined
  }
  const { toState, change, choosePlace, chooseMethod, unserved } = usePlaces(shown)
  const { id: siteId } = useSite()
  const intl = useIntl()
  const countries = useServedCountries()

  const pay: SheetShop['pay'] = async (contact, token) => {
    const checked = checkContact(withoutHomeCode(contact), countries)
    if ('problems' in checked) {
      const toProblem = ({ field, rule }: (typeof checked.problems)[number]) => ({
        field,
        text: toErrorText(rule, intl) ?? '',
      })
      return { problems: checked.problems.map(toProblem) }
    }
    const approved = shown.current.basket
    await change((basketId, known) => writeDestination(siteId, basketId, checked, known))
    // the whole address may have fewer methods than the place: a PO box
    const { deliveries, pickups } = splitShipments(shown.current.basket)
    if (![...deliveries, ...pickups].every((one) => one.shippingMethod?.id)) return unserved()
    const former = before.current
    if (!isClosed.current && !(await accept(approved, token, checked))) return 'failed'
    // the page is left with the order, or for the choice of another payment
    before.current = undefined
    const outcome = isClosed.current ? 'open' : await place()
    if (outcome === 'open') before.current = former
    if (isClosed.current) undo()
    return outcome === 'placed' ? 'placed' : 'failed'
  }
  const reporting = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      // a sheet that was closed meanwhile has nothing to tell
      if (!isClosed.current) checkoutError.raiseError(toAppError(error))
      throw error
    }
  }
  const shop: SheetShop = {
    state: toState,
    validateMerchant(validationUrl) {
      const { basketId = '' } = shown.current.basket
      const body = { basketId, wallet, validationUrl }
      const call = { body, timeoutMs: VALIDATION_MS }
      const asked = callSite(siteId, siteRoutes.walletSheet, call)
      return reporting(asked.then((answer) => opened.parse(answer).merchantSession))
    },
    choosePlace: (place) => reporting(choosePlace(place)),
    chooseMethod: (id) => reporting(chooseMethod(id)),
    // after all changes of the page that are still being saved
    refresh: () => reporting(change((_basketId, known) => Promise.resolve(known))),
    pay: (contact, token) => reporting(pay(contact, token)),
    close: useStableCallback((error?: unknown) => {
      if (error !== undefined) checkoutError.raiseError(toAppError(error))
      undo()
      isClosed.current = true
      setOpen(false)
    }),
  }
  return {
    shop,
    isOpen,
    isPending: phase !== 'idle',
    error: checkoutError.message,
    /** To be called by the click that opens the sheet. */
    begin: () => {
      checkoutError.clear()
      shown.current = toShown(basket)
      before.current = basket
      isClosed.current = false
      setOpen(true)
    },
  }
}

/** Wallets keep numbers with the country's code, forms without. */
function withoutHomeCode({ address, ...contact }: WalletContact): WalletContact {
  const phone = address.phone?.replace(/^\+1[\s.-]*/, '') ?? ''
  return { ...contact, address: { ...address, phone } }
}

const toShown = (basket: Basket): Shown => ({
  basket,
  methods: [],
  shops: [],
  isPickup: splitShipments(basket).pickups.length > 0,
})

/** Where the bag goes: written to it, so that the engine returns methods, tax and total. */
function usePlaces(shown: { current: Shown }) {
  const site = useSite()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const countries = useServedCountries()
  const { isPickupOffered, shop: preferred } = usePreferredShop()
  const place = useRef<WalletContact['address']>()
  const toState = () => toSheetState(shown.current, { site, intl })
  const change = async (write: BasketWrite) => {
    shown.current.basket = await changeBasket(queryClient, site.id, write)
    return toState()
  }
  const unserved = (): SheetRefusal => ({
    problems: [{ field: 'country', text: intl.formatMessage(messages.contactRefused) }],
  })
  const findShops = async (zip: string | undefined) => {
    if (!isPickupOffered) return []
    const search = { siteId: site.id, preferredId: preferred?.id, zip }
    // without the shops the bag can be delivered
    return findPickupShops(queryClient, search, shown.current.basket).catch(() => [])
  }
  const choosePlace: SheetShop['choosePlace'] = async (next) => {
    if (toState().isPickup) return toState()
    if (!countries.includes(next.countryCode ?? '')) return unserved()
    place.current = next
    const searching = findShops(next.postalCode)
    await change(async (basketId, known) => {
      const { basket, methods } = await writePlace(site.id, basketId, known, next)
      shown.current.methods = methods
      return basket
    })
    shown.current.shops = await searching
    return shown.current.methods.length > 0 ? toState() : unserved()
  }
  const chooseMethod: SheetShop['chooseMethod'] = async (id) => {
    const choice = readMethodId(id)
    return change(async (basketId, known) => {
      if ('shopId' in choice) {
        const shop = shown.current.shops.find((one) => one.id === choice.shopId)
        return shop ? writePickup(site.id, basketId, known, shop) : known
      }
      const isPickedUp = splitShipments(known).pickups.length > 0
      const delivered =
        isPickedUp && place.current
          ? (await writePlace(site.id, basketId, known, place.current)).basket
          : known
      return writeMethod(site.id, basketId, delivered, choice)
    })
  }
  return { toState, change, choosePlace, chooseMethod, unserved }
}
