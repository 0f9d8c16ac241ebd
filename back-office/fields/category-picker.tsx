import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentField } from '@contracts/content-field'
import { studioApi } from '../api/studio-api'
import { ChosenRecord } from '../parts/chosen-record'
import { SearchDialog } from '../parts/search-dialog'
import { FieldFrame } from './field-frame'
import { useForm, type FieldProps } from './form-context'

const FIVE_MINUTES_MS = 300_000

export function CategoryPicker({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { onChange, onRemoval } = useForm()
  const [isOpen, setIsOpen] = useState(false)
  const id = typeof value === 'string' ? value : ''
  const named = useQuery({
    queryKey: ['named', 'categories', id],
    queryFn: () => studioApi.listCategories({ ids: id }),
    enabled: id !== '',
    staleTime: FIVE_MINUTES_MS,
  })
  const remove = () => {
    onChange(path, undefined)
    onRemoval(label)
  }
  return (
    <FieldFrame path={path} label={label} isRequired={isRequired}>
      <ChosenRecord
        label={label}
        id={id}
        name={named.data?.choices[0]?.name}
        onChoose={() => setIsOpen(true)}
        onRemove={!isRequired && value !== undefined ? remove : undefined}
      />
      {isOpen && (
        <SearchDialog
          title="Choose a category"
          search={async (text) => (await studioApi.listCategories({ text })).choices}
          queryKey="categories"
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
