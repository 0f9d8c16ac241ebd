import { useFormContext } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { isPoBoxLine } from '@rules/po-box'
import { CheckboxField } from '@/ui/checkbox-field'
import { useFieldId } from '../app-form-provider'
import { fieldLabels } from '../field-labels.messages'
import type { AddressInput } from '../rules/address'
import styles from './address-fields.module.css'

type Form = { address: AddressInput }

const PO_BOX = 'PO Box'

/**
 * Checkboxes for a PO box and a residence: only one can be ticked, and each restricts the street
 * (ADDR-005, ADDR-007).
 */
export function AddressFlags({ hasResidence = true }: { hasResidence?: boolean }) {
  const { register, setValue, getValues } = useFormContext<Form>()
  const fieldId = useFieldId()
  const change = { shouldDirty: true } as const
  const box = register('address.c_isPOBox', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setValue('address.address1', target.checked ? PO_BOX : '', change)
      if (!target.checked) return
      setValue('address.address2', '', change)
      setValue('address.c_RESIDENCE_CODE', false, change)
    },
  })
  const residence = register('address.c_RESIDENCE_CODE', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (!target.checked) return
      setValue('address.c_isPOBox', false, change)
      for (const line of ['address.address1', 'address.address2'] as const) {
        if (isPoBoxLine(getValues(line) ?? '')) setValue(line, '', change)
      }
    },
  })
  return (
    <div className={styles.flags}>
      <CheckboxField
        {...box}
        id={fieldId(box.name)}
        label={<FormattedMessage {...fieldLabels.c_isPOBox} />}
      />
      {hasResidence && (
        <CheckboxField
          {...residence}
          id={fieldId(residence.name)}
          label={<FormattedMessage {...fieldLabels.c_RESIDENCE_CODE} />}
        />
      )}
    </div>
  )
}
