import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentField } from '@contracts/content-field'
import { studioApi } from '../api/studio-api'
import { ChosenRecord } from '../parts/chosen-record'
import { SearchDialog } from '../parts/search-dialog'
import { FieldFrame } from './field-frame'
import { useForm, type FieldProps } from './form-context'

interface ChoicePickerProps extends FieldProps<ContentField> {
  of: 'product' | 'category'
}

const FIVE_MINUTES_MS = 300_000

export function ChoicePicker({ of, path, label, isRequired, value }: ChoicePickerProps) {
  const { onChange } = useForm()
  const [isOpen, setIsOpen] = useState(false)
  const kind = of === 'product' ? 'products' : 'categories'
  const id = typeof value === 'string' ? value : ''
  const named = useQuery({
    queryKey: ['named', kind, id],
    queryFn: () => studioApi.listChoices(kind, { ids: id }),
    enabled: id !== '',
    staleTime: FIVE_MINUTES_MS,
  })
  const name = named.data?.choices[0]?.name
  return (
    <FieldFrame path={path} label={label} isRequired={isRequired}>
      <ChosenRecord label={label} id={id} name={name} onChoose={() => setIsOpen(true)} />
      {isOpen && (
        <SearchDialog
          title={`Choose a ${of}`}
          search={async (text) => (await studioApi.listChoices(kind, { text })).choices}
          queryKey={kind}
          hint={of === 'product' ? 'Search as shoppers do.' : undefined}
          onChoose={(choice) => {
            onChange(path, choice.id)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </FieldFrame>
  )
}
