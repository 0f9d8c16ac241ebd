import { Stack } from '@chakra-ui/react/stack'
import { Fragment } from 'react'
import type { NamedField } from '@contracts/content-field'
import { isBody, type FieldPath } from '../editor/document.rules'
import { useForm } from './form-context'

interface FieldListProps {
  fields: readonly NamedField[]
  path: FieldPath
  value: unknown
}

/** The fields of an item, a block or a group, one below the other. */
export function FieldList({ fields, path, value }: FieldListProps) {
  const { renderField } = useForm()
  const values = isBody(value) ? value : {}
  return (
    <Stack gap="5">
      {fields.map(({ name, label, isRequired, field }) => (
        <Fragment key={name}>
          {renderField({ field, path: [...path, name], label, isRequired, value: values[name] })}
        </Fragment>
      ))}
    </Stack>
  )
}
