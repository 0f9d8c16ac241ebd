import type { ChangeEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { CustomerAddress } from '@/commerce-client/customers'
import { addressLine } from '@rules/address-lines'
import { toAddressValues } from '@/forms/address-values'
import type { AddressInput } from '@/forms/rules/address'
import { RadioGroup } from '@/ui/radio-group'
import { isEntry } from './address-book'
import styles from './address-choice.module.css'
import { addressMessages as messages } from './addresses.messages'
import { useSelectableAddresses } from './use-selectable-addresses'

type Form = { address: AddressInput }

const NEW = ''

/**
 * The customer's saved addresses: a choice replaces the values of the form's `address` fields
 * (CHK-036). Renders nothing for guests, or without saved addresses.
 */
export function AddressChoice({ name }: { name: string }) {
  const entries = useSelectableAddresses()
  const { setValue, getValues } = useFormContext<Form>()
  const chosenId = useWatch<Form, 'address.addressId'>({ name: 'address.addressId' })
  if (entries.length === 0) return null

  // preselect the entry that a returning shopper used
  const known = entries.find((entry) => isEntry(entry, getValues('address')))
  const value = chosenId ?? known?.addressId ?? NEW
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const entry = entries.find(({ addressId }) => addressId === target.value)
    const address = { ...toAddressValues(entry), addressId: entry?.addressId ?? NEW }
    setValue('address', address, { shouldDirty: true, shouldTouch: false })
  }
  return (
    <RadioGroup
      legend={<FormattedMessage {...messages.saved} />}
      name={name}
      value={value}
      onChange={choose}
      className={styles.choice}
      options={[
        ...entries.map((entry) => ({
          value: entry.addressId,
          label: <Entry entry={entry} />,
          hint: addressLine(entry),
        })),
        { value: NEW, label: <FormattedMessage {...messages.another} /> },
      ]}
    />
  )
}

function Entry({ entry }: { entry: CustomerAddress }) {
  return (
    <span className={styles.entry}>
      {[entry.firstName, entry.lastName].filter(Boolean).join(' ')}
      {entry.preferred && (
        <span className={styles.preferred}>
          <FormattedMessage {...messages.preferred} />
        </span>
      )}
    </span>
  )
}
