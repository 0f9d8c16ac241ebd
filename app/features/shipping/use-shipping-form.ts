import { useEffect, useRef, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useHistory } from 'react-router-dom'
import { useIntl } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import type { RecommendedParts } from '@/rules/address-review'
import { findCheckoutDetour } from '@/rules/checkout-steps'
import { isMultiShip } from '@/rules/recipients'
import { mapParts } from '@/forms/address-parts'
import { isSameAddress, toAddressValues } from '@/forms/address-values'
import { showServerErrors } from '@/forms/show-server-errors'
import { useAppForm } from '@/forms/use-app-form'
import { useAddressRule } from '@/purchase/addresses/use-address-rule'
import { useSelectableAddresses } from '@/purchase/addresses/use-selectable-addresses'
import { useAcceptAddress } from '@/purchase/addresses/use-accept-address'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { useIsSettled } from '@/purchase/checkout/unsaved-work'
import { tidyShipments } from '@/purchase/recipients/tidy-shipments'
import { useRecipientName } from '@/purchase/recipients/use-recipient-name'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { CONTACT_PARTS, toPickupValues } from './pickup-contact-values'
import { findIncomplete, isPhoneOptional, needMessage } from './recipient-needs'
import { shippingMessages } from './shipping.messages'
import { useSaveShipping } from './shipping.mutations'
import { shippingSchema, type ShippingInput, type ShippingOutput } from './shipping.schemas'
import { NEW_RECIPIENT, useActiveShipment, type ActiveShipment } from './use-active-shipment'
import { useFirstItems } from './use-first-items'
import { useRecipientEditor } from './use-recipient-editor'
import { useKeepDraft, useStoredDraft } from './use-shipping-draft'
import { useTypedAddress } from './use-typed-address'

export function useShippingForm(basket: Basket, pickup: Shipment | undefined) {
  const { active, form, known, addressRule, draft } = usePageForm(basket, pickup)
  const items = useFirstItems(basket, draft?.choice)
  const choice = active.id === NEW_RECIPIENT ? items.chosen : undefined
  const open = { basketId: basket.basketId, shipmentId: active.id, choice }
  const keepDraft = useKeepDraft(open, form.getValues, known)
  const addresses = useAcceptAddress()
  const address = useTypedAddress(form, active, { ...addresses, rule: addressRule })
  const editor = useRecipientEditor(basket, active, address, items)
  const saving = useSaveShipping({ delivery: active.shipment, pickup })
  const checkoutError = useCheckoutError()
  const isSettled = useIsSettled()
  const goOn = useGoOn(active)
  // A ref changes immediately, unlike `isLoading`: a second click may come before the next
  // rendering.
  const isBusy = useRef(false)

  const accept = (parts: RecommendedParts) =>
    form.setValue('address', { ...form.getValues('address'), ...parts })
  const save = async (values: ShippingOutput) => {
    checkoutError.clear()
    const settled = values.address && (await addresses.settle(values.address, accept))
    if (values.address && !settled) return
    const saved = await saving.mutateAsync(
      { ...values, address: settled },
      {
        onError: (error) => {
          if (!showServerErrors(form.setError, error, 'address')) checkoutError.raiseError(error)
        },
      },
    )
    await goOn(saved)
  }
  const toPayment = async () => {
    if (isSettled() && (await editor.finishNew())) {
      await form.handleSubmit((values) => save(values).catch(() => undefined))()
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    try {
      await (isInPanel() ? editor.save() : toPayment())
    } finally {
      isBusy.current = false
    }
  }
  const isPending = addresses.isChecking || saving.isLoading
  return { form, editor, submit, keepDraft, isPending, dialog: addresses.dialog }
}

function usePageForm(basket: Basket, pickup: Shipment | undefined) {
  // The initial address is a default value of the form; later ones are set when another shipment is
  // shown.
  const showAddress = useRef<(shipment: Shipment | undefined) => void>(() => undefined)
  const draft = useStoredDraft(basket.basketId)
  const onShow = (shipment: Shipment | undefined) => showAddress.current(shipment)
  const active = useActiveShipment(basket, onShow, draft?.shipmentId)
  const addressRule = useAddressRule(
    active.shipment?.shippingAddress,
    isPhoneOptional(basket, active.shipment),
  )
  const asks = {
    addressRule: active.id === undefined ? undefined : addressRule,
    isPickup: pickup !== undefined,
  }
  const known: ShippingInput = {
    email: basket.customerInfo?.email ?? '',
    address: toAddressValues(active.shipment?.shippingAddress),
    pickup: toPickupValues(pickup),
  }
  const { email, address, pickup: contact } = draft?.values ?? known
  const isOpenAgain = active.id !== undefined && active.id === draft?.shipmentId
  const form = useAppForm(shippingSchema(asks), {
    defaultValues: {
      email: email || known.email,
      address: isOpenAgain ? address : known.address,
      pickup: {
        ...mapParts(CONTACT_PARTS, (name) => contact[name] || known.pickup[name]),
        texts: contact.texts,
      },
    },
  })
  showAddress.current = (shipment) => {
    form.clearErrors('address')
    form.setValue('address', toAddressValues(shipment?.shippingAddress))
  }
  usePreferredAddress(form, active, basket)
  return { active, form, known, addressRule, draft }
}

function useGoOn(active: ActiveShipment) {
  const intl = useIntl()
  const history = useHistory()
  const queryClient = useQueryClient()
  const { id: siteId } = useSite()
  const nameOf = useRecipientName()
  const checkoutError = useCheckoutError()
  return async (saved: Basket) => {
    // The open shipment gets a default method too, because its address may have just changed. If a
    // date is requested, shoppers choose a method that meets it instead.
    const isChoosing = active.shipment?.c_DATE_WANTED !== undefined
    const basket = await tidyShipments(
      queryClient,
      siteId,
      saved,
      isChoosing ? active.id : undefined,
    )
    const incomplete = findIncomplete(basket)
    if (!incomplete) {
      if (findCheckoutDetour('payment', basket) === undefined) history.push(paths.billing())
      return
    }
    const { shipment, index, fullName, need, isOnly } = incomplete
    if (active.id !== shipment.shipmentId) active.show(shipment.shipmentId)
    const values = { name: nameOf(fullName, index), need: intl.formatMessage(needMessage[need]) }
    checkoutError.raise(
      isOnly && need === 'method'
        ? // no method delivers to this address; the list of methods shows the same message
          intl.formatMessage(shippingMessages.noMethods)
        : intl.formatMessage(shippingMessages.stillNeeds, values),
    )
  }
}

/**
 * Returns whether Enter was pressed in the open shipment's form; it then saves that shipment, not
 * the page.
 */
function isInPanel(): boolean {
  const { activeElement: field } = document
  return field instanceof HTMLInputElement && field.closest('[data-recipient-panel]') !== null
}

/**
 * Chooses the customer's preferred address if the only shipment has none and nothing was typed or
 * chosen. It is not used for several recipients.
 */
function usePreferredAddress(
  form: UseFormReturn<ShippingInput, unknown, ShippingOutput>,
  { shipment }: ActiveShipment,
  basket: Basket,
): void {
  const preferred = useSelectableAddresses().find((entry) => entry.preferred)
  const { getValues, setValue } = form
  const isOpen = shipment !== undefined && !isMultiShip(basket)
  useEffect(() => {
    if (!preferred || !isOpen) return
    const { addressId, ...typed } = getValues('address')
    if (addressId !== undefined || !isSameAddress(typed, toAddressValues(undefined))) return
    setValue('address', { ...toAddressValues(preferred), addressId: preferred.addressId })
  }, [preferred, isOpen, getValues, setValue])
}
